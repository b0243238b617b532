import { useMatches, useRouter } from '@tanstack/react-router';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { ErrorState } from '#web/ui/error-state.tsx';

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
