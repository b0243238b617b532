import { Send } from 'lucide-react';
import { countOf } from '#shared/rules/text/format.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { mailQuery, useTestMail } from '../api.ts';
import { FailedJobs } from '../jobs/failed-jobs.tsx';
import { momentText } from '../labels.ts';
import { Loaded } from '../loaded.tsx';

/** How mail is sent, a way to try it, and what of it failed. */
export const MailTab = () => (
  <Loaded query={mailQuery}>
    {({ by, from, kept, failed }) => (
      <div className="grid gap-6">
        <Card
          title={by === 'smtp' ? 'Por um servidor de email' : 'Guardado em arquivos'}
          description={
            by === 'smtp'
              ? 'SMTP_URL está configurada. O que foi entregue não fica guardado aqui.'
              : 'Sem SMTP_URL nada sai da máquina: cada email vira um arquivo em DATA_DIR/outbox, por uma semana.'
          }
        >
          <p className="break-words text-sm">Remetente: {from}</p>
          {kept && (
            <p className="text-sm tabular-nums">
              {countOf(kept.count, 'email guardado', 'emails guardados')}
              {kept.lastAt && `, o último em ${momentText(kept.lastAt)}`}.
            </p>
          )}
          <TestMail />
        </Card>
        <section aria-labelledby="falhas" className="grid gap-3">
          <h2 id="falhas" className="text-lg">
            Emails que falharam no último dia
          </h2>
          {failed.length > 0 ? <FailedJobs jobs={failed} /> : <p className="text-ink-muted">Nenhum.</p>}
        </section>
      </div>
    )}
  </Loaded>
);

function TestMail() {
  const { data, error, isPending, mutate } = useTestMail();
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <Button
        icon={<Send aria-hidden="true" />}
        busy={isPending}
        busyLabel="Enviando..."
        onClick={() => mutate()}
      >
        Enviar um teste para mim
      </Button>
      {error && <Alert tone="danger">{sentenceOf(error, 'Não foi possível enviar. Tente novamente.')}</Alert>}
      {data?.isSent && <Alert tone="ok">Enviado para o seu endereço.</Alert>}
      {data && !data.isSent && (
        <Alert tone="danger" title="O servidor de email recusou">
          {data.reason}
        </Alert>
      )}
    </div>
  );
}
