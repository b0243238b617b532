import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarPlus, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { formatDay } from '#shared/rules/text/format.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { ConfirmDialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { calendarFeedQuery, fetchCalendar, useCreateFeed, useRevokeFeed } from './api.ts';

const failures = {
  create: 'Não foi possível criar o endereço. Tente novamente.',
  revoke: 'Não foi possível revogar o endereço. Tente novamente.',
  download: 'Não foi possível baixar o calendário. Tente novamente.',
};

/** The student's blocks and activities in their own calendar: by a secret address, or as a file. */
export function CalendarFeedCard() {
  const { data: feed } = useQuery(calendarFeedQuery);
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const create = useCreateFeed();
  const revoke = useRevokeFeed();
  const download = useMutation({
    mutationFn: fetchCalendar,
    onSuccess: (file) => saveFile(file, 'orbita.ics'),
    onError: (error) => toast.error(sentenceOf(error, failures.download)),
  });
  const make = () =>
    create.mutate(undefined, { onError: (error) => toast.error(sentenceOf(error, failures.create)) });
  const end = () =>
    revoke.mutate(undefined, {
      onSuccess: () => {
        setAsking(false);
        toast.success('Endereço revogado.');
      },
    });
  return (
    <Card
      title="Calendário"
      description="Veja os blocos dos seus ciclos e as atividades dos seus planos no calendário do celular ou do computador."
    >
      <div className="grid gap-4">
        {feed?.url && <FeedAddress url={feed.url} />}
        {feed?.createdAt && !feed.url && (
          <p className="text-ink-muted text-sm">
            Há um endereço secreto, criado em {formatDay(feed.createdAt.slice(0, 10))}. Por segurança, ele não
            é mostrado de novo: se você o perdeu, crie outro, e o antigo deixa de funcionar.
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            icon={<CalendarPlus aria-hidden="true" />}
            busy={create.isPending}
            busyLabel="Criando..."
            onClick={make}
          >
            {feed?.createdAt ? 'Criar outro endereço' : 'Criar endereço secreto'}
          </Button>
          <Button
            icon={<Download aria-hidden="true" />}
            busy={download.isPending}
            busyLabel="Baixando..."
            onClick={() => download.mutate()}
          >
            Baixar .ics
          </Button>
          {feed?.createdAt && (
            <Button
              variant="danger"
              onClick={() => {
                revoke.reset();
                setAsking(true);
              }}
            >
              Revogar
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Revogar o endereço do calendário?"
        description="Os calendários que o usam deixam de receber seus estudos."
        confirmLabel="Revogar endereço"
        busyLabel="Revogando..."
        busy={revoke.isPending}
        onConfirm={end}
        error={revoke.error ? sentenceOf(revoke.error, failures.revoke) : undefined}
      />
    </Card>
  );
}

/** A secret address, shown once: to copy, or to open in the calendar of the device. */
function FeedAddress({ url }: { url: string }) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success('Endereço copiado.', { duration: 2500 });
    } catch {
      toast.error('Não foi possível copiar. Selecione o endereço e copie.');
    }
  };
  return (
    <div className="grid gap-3">
      <Field
        label="Endereço secreto"
        hint="Cole no seu calendário em “Assinar” ou “Adicionar por URL”. Quem tem este endereço vê seus horários: guarde-o. Ele só aparece agora."
      >
        <TextInput readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Copy aria-hidden="true" />} onClick={copy}>
          Copiar endereço
        </Button>
        <Button render={<a href={url.replace(/^https?:/, 'webcal:')}>Abrir</a>}>Abrir no calendário</Button>
      </div>
    </div>
  );
}
