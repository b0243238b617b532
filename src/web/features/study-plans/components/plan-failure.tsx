import { Link } from '@tanstack/react-router';
import { messageOf } from '#shared/messages.ts';
import { defaultMessage, isMissing, sentenceOf } from '#web/lib/api-error.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

type PlanFailureProps = { error: Error; onRetry: () => void; retrying: boolean };

/** A plan that is not there, or that could not be loaded and why. */
export function PlanFailure({ error, onRetry, retrying }: PlanFailureProps) {
  const reason = sentenceOf(error, defaultMessage).replace(/\.$/, '');
  return (
    <>
      <PageHeader
        title="Plano de estudos"
        back={<BackLink render={<Link to="/study-plans" />}>Planos de Estudo</BackLink>}
      />
      {isMissing(error) ? (
        <EmptyState
          title={messageOf('study_plans.plan_not_found')}
          hint="Ele pode ter sido excluído, ou o endereço está incompleto."
          action={<Button render={<Link to="/study-plans" />}>Voltar aos planos de estudo</Button>}
        />
      ) : (
        <ErrorState
          message={`Não foi possível carregar os detalhes do plano (${reason})`}
          onRetry={onRetry}
          retrying={retrying}
        />
      )}
    </>
  );
}
