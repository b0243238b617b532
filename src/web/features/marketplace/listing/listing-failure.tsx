import { Link } from '@tanstack/react-router';
import { messageOf } from '#shared/messages.ts';
import { isMissing, sentenceOf } from '#web/lib/api-error.ts';
import { ItemFailure } from '#web/ui/item-failure.tsx';

type ListingFailureProps = { error: Error; onRetry: () => void; retrying: boolean };

/** A published plan that is not there, or that could not be loaded and why. */
export function ListingFailure({ error, ...retry }: ListingFailureProps) {
  return (
    <ItemFailure
      {...retry}
      title="Plano do marketplace"
      list={<Link to="/marketplace" />}
      listName="Marketplace"
      missing={
        isMissing(error)
          ? { title: messageOf('study_plans.plan_not_found'), back: 'Voltar ao marketplace' }
          : undefined
      }
      failure={sentenceOf(error, 'Falha ao buscar detalhes do plano de estudo.')}
    />
  );
}
