import { useRouter } from '@tanstack/react-router';
import { sentenceOf } from '#web/lib/api-error.ts';
import { ErrorState } from '#web/ui/error-state.tsx';

/** What a screen that failed to load or to draw shows; a new version of the app often explains a lost chunk. */
export function RouteError({ error }: { error: unknown }) {
  const router = useRouter();
  return (
    <main id="conteudo" tabIndex={-1} className="p-6">
      <ErrorState
        message={sentenceOf(error, 'Não foi possível abrir esta página. Tente novamente.')}
        onRetry={() => (isLostChunk(error) ? window.location.reload() : router.invalidate())}
      />
    </main>
  );
}

const isLostChunk = (error: unknown) => error instanceof TypeError && /import|module/i.test(error.message);
