import { FileUp, Send } from 'lucide-react';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { administrationLimits } from '#shared/contracts/administration.ts';
import { countOf, formatNumber } from '#shared/rules/text/format.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useMailInvitations } from '../api.ts';
import { DaysField, usualDays } from './link-card.tsx';

const { invited } = administrationLimits;

/** An invitation of its own for each address, typed or read from a CSV file. */
export function MailCard() {
  const [addresses, setAddresses] = useState('');
  const [days, setDays] = useState(usualDays);
  const file = useRef<HTMLInputElement>(null);
  const { data: told, error, isPending, mutate } = useMailInvitations();
  const send = (event: FormEvent) => {
    event.preventDefault();
    mutate({ addresses, days: Number(days) }, { onSuccess: () => setAddresses('') });
  };
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen) setAddresses(await chosen.text());
    target.value = '';
  };
  const isTooLong = addresses.length > invited;
  return (
    <Card
      title="Convidar por email"
      description="Cada endereço recebe um convite que só vale para ele. Quem já tem conta não recebe nada."
    >
      <form onSubmit={send} className="grid gap-4">
        <Field
          label="Endereços"
          hint="Um por linha, ou um arquivo CSV: de cada linha vale o primeiro campo que é um email."
          error={isTooLong ? `Envie até ${formatNumber(invited)} caracteres por vez.` : undefined}
        >
          <TextArea
            rows={4}
            required
            value={addresses}
            onChange={(event) => setAddresses(event.target.value)}
          />
        </Field>
        <DaysField value={days} onChange={setDays} />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            icon={<Send aria-hidden="true" />}
            busy={isPending}
            busyLabel="Enviando..."
            disabled={isTooLong}
          >
            Enviar convites
          </Button>
          <Button icon={<FileUp aria-hidden="true" />} onClick={() => file.current?.click()}>
            Ler um arquivo CSV
          </Button>
          <input
            ref={file}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            aria-label="Arquivo com endereços"
            className="sr-only"
            tabIndex={-1}
            onChange={read}
          />
        </div>
        {error && (
          <Alert tone="danger">{sentenceOf(error, 'Não foi possível enviar. Tente novamente.')}</Alert>
        )}
        {told && (
          <Alert tone={told.unreadLines.length > 0 ? 'warn' : 'ok'}>
            {`${countOf(told.queued, 'convite a caminho', 'convites a caminho')}. Já têm conta: ${told.registered}.`}
            {told.unreadLines.length > 0 && ` Linhas sem um email: ${told.unreadLines.join(', ')}.`}
          </Alert>
        )}
      </form>
    </Card>
  );
}
