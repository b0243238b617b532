import { Link, useMatches, useRouter } from '@tanstack/react-router';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { useTitle } from '#web/lib/hooks/use-title.ts';
import { OrbitLogo } from '#web/ui/brand/orbit-logo.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const layouts: readonly string[] = ['/student', '/open'];

/** What a screen that failed to load or to draw shows; a new version of the app often explains a lost chunk. */
export function RouteError({ error }: { error: unknown }) {
  const router = useRouter();
  // A page inside a layout already stands in its <main>.
  const isFramed = useMatches({
    select: (matches) => matches.some(({ routeId }) => layouts.includes(routeId)),
  });
  const state = (
    <ErrorState
      message={sentenceOf(error, 'Não foi possível abrir esta página. Tente novamente.')}
      onRetry={() => (isLostChunk(error) ? window.location.reload() : router.invalidate())}
    />
  );
  if (isFramed) return state;
  return (
    <main id="conteudo" tabIndex={-1} className="p-6">
      {state}
    </main>
  );
}

const isLostChunk = (error: unknown) => error instanceof TypeError && /import|module/i.test(error.message);

export function RoutePending() {
  return (
    <div className="grid min-h-60 place-content-center p-6">
      <Spinner label="Carregando..." />
    </div>
  );
}

export function NotFoundPage() {
  useTitle('Página não encontrada');
  return (
    <main
      id="conteudo"
      tabIndex={-1}
      className="mx-auto grid min-h-dvh max-w-md place-content-center justify-items-center gap-6 p-6 text-center"
    >
      <OrbitLogo />
      <h1 className="font-display text-2xl font-semibold">Página não encontrada</h1>
      <p className="text-ink-muted">Este endereço está fora de órbita. Confira o link ou volte ao início.</p>
      <Button variant="main" render={<Link to="/" />}>
        Voltar ao painel
      </Button>
    </main>
  );
}
