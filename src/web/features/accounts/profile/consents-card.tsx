import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { consentVersion } from '#shared/contracts/accounts.ts';
import type { Consent } from '#shared/contracts/rights.ts';
import { formatDay } from '#shared/rules/text/format.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { formatDate, formatTime } from '#web/lib/format.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { consentsQuery, useGiveConsent } from '../rights-api.ts';

const documents = [
  { document: 'terms', name: 'Termos de Serviço', to: '/terms-of-service' },
  { document: 'privacy', name: 'Política de Privacidade', to: '/privacy-policy' },
] as const;

/** What the student agreed to, and when. */
export function ConsentsCard() {
  const { data: consents } = useQuery(consentsQuery);
  const give = useGiveConsent();
  const newest = (document: Consent['document']) => consents?.find((given) => given.document === document);
  const isCurrent = documents.every(({ document }) => newest(document)?.version === consentVersion);
  return (
    <Card title="Textos aceitos">
      <dl className="grid gap-3">
        {documents.map(({ document, name, to }) => (
          <div key={document}>
            <dt>
              <Link to={to} className="link inline-block font-medium">
                {name}
              </Link>
            </dt>
            <dd className="min-h-5 text-ink-muted text-sm max-sm:min-h-10">
              {consents && acceptance(newest(document))}
            </dd>
          </div>
        ))}
      </dl>
      {give.error && (
        <Alert tone="danger" className="mt-4">
          {sentenceOf(give.error, 'Não foi possível registrar o aceite. Tente novamente.')}
        </Alert>
      )}
      {consents && !isCurrent && (
        <Button
          className="mt-4"
          busy={give.isPending}
          busyLabel="Registrando..."
          onClick={() => give.mutate()}
        >
          Aceitar a versão de {formatDay(consentVersion)}
        </Button>
      )}
    </Card>
  );
}

function acceptance(given: Consent | undefined): string {
  if (!given) return 'Ainda não aceito.';
  const { version, givenAt } = given;
  return `Versão de ${formatDay(version)}, aceita em ${formatDate(givenAt)} às ${formatTime(givenAt)}.`;
}
