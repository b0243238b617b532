import { Copy, Link2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { administrationLimits } from '#shared/contracts/administration.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { useInvitationLink } from '../api.ts';

/** How long an invitation works, unless somebody says otherwise. */
export const usualDays = '14';

/** A link for whoever gets it. */
export function LinkCard() {
  const [uses, setUses] = useState('1');
  const [days, setDays] = useState(usualDays);
  const { data: link, error, isPending, mutate } = useInvitationLink();
  const make = (event: FormEvent) => {
    event.preventDefault();
    mutate({ uses: Number(uses), days: Number(days) });
  };
  return (
    <Card title="Convidar por um link" description="Serve a quem o tiver, até acabarem as vagas ou o prazo.">
      <form onSubmit={make} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Pessoas">
            <TextInput
              type="number"
              inputMode="numeric"
              min={1}
              max={administrationLimits.invitationUses}
              required
              value={uses}
              onChange={(event) => setUses(event.target.value)}
            />
          </Field>
          <DaysField value={days} onChange={setDays} />
        </div>
        <Button
          type="submit"
          className="justify-self-start"
          icon={<Link2 aria-hidden="true" />}
          busy={isPending}
          busyLabel="Criando..."
        >
          Criar link
        </Button>
        {error && (
          <Alert tone="danger">{sentenceOf(error, 'Não foi possível criar o link. Tente novamente.')}</Alert>
        )}
      </form>
      {link && <MadeLink link={link} />}
    </Card>
  );
}

export function DaysField({ value, onChange }: { value: string; onChange: (days: string) => void }) {
  return (
    <Field label="Dias">
      <TextInput
        type="number"
        inputMode="numeric"
        min={1}
        max={administrationLimits.invitationDays}
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

/** The link, which is shown once. */
function MadeLink({ link }: { link: string }) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success('Link copiado.', { duration: 2500 });
    } catch {
      toast.error('Não foi possível copiar. Selecione o link e copie.');
    }
  };
  return (
    <div className="mt-4 grid gap-3">
      <Field label="Link do convite" hint="Copie agora: ele só aparece desta vez.">
        <TextInput readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <Button className="justify-self-start" icon={<Copy aria-hidden="true" />} onClick={copy}>
        Copiar link
      </Button>
    </div>
  );
}
