import { Link, useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Column, PageHeader } from '#web/ui/page-header.tsx';
import { useClaim } from '../api.ts';

/** Where the link leads that the server prints while nobody administers it. */
export function ClaimPage() {
  const { history } = useRouter();
  const [token] = useState(() => history.location.hash.replace(/^#/, ''));
  // A secret in the address would stay in the history.
  useLayoutEffect(() => {
    if (token) history.replace(history.location.pathname);
  }, [history, token]);
  const claim = useClaim();
  return (
    <Column>
      <PageHeader
        title="Administrar esta instalação"
        subtitle="Esta conta passa a ver quem estuda aqui, o que foi denunciado e como está o servidor."
      />
      <div className="grid justify-items-start gap-4">
        {!token && !claim.isSuccess && (
          <Alert tone="danger">Este link está incompleto. Copie-o inteiro do terminal do servidor.</Alert>
        )}
        {claim.error && (
          <Alert tone="danger">{sentenceOf(claim.error, 'Não deu certo. Tente novamente.')}</Alert>
        )}
        {claim.isSuccess ? (
          <>
            <Alert tone="ok">Pronto. Você administra esta instalação.</Alert>
            <Button variant="main" render={<Link to="/admin/$" params={{ _splat: '' }} />}>
              Abrir a administração
            </Button>
          </>
        ) : (
          token && (
            <Button
              variant="main"
              size="lg"
              busy={claim.isPending}
              busyLabel="Assumindo..."
              onClick={() => claim.mutate(token)}
            >
              Assumir a administração
            </Button>
          )
        )}
      </div>
    </Column>
  );
}
