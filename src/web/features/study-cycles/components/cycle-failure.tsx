import { Link } from '@tanstack/react-router';
import { messageOf } from '#shared/messages.ts';
import { isMissing, sentenceOf } from '#web/lib/api-error.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

type CycleFailureProps = { error: Error; onRetry: () => void; retrying: boolean };

/** A cycle that is not there, or that could not be loaded and why. */
export function CycleFailure({ error, onRetry, retrying }: CycleFailureProps) {
  return (
    <>
      <PageHeader
        title="Ciclo de estudos"
        back={<BackLink render={<Link to="/study-cycles" />}>Ciclos de Estudo</BackLink>}
      />
      {isMissing(error) ? (
        <EmptyState
          title={messageOf('study_cycles.cycle_not_found')}
          hint="Ele pode ter sido excluído, ou o endereço está incompleto."
          action={<Button render={<Link to="/study-cycles" />}>Voltar aos ciclos de estudo</Button>}
        />
      ) : (
        <ErrorState
          message={sentenceOf(error, 'Erro no servidor ao buscar o ciclo.')}
          onRetry={onRetry}
          retrying={retrying}
        />
      )}
    </>
  );
}
