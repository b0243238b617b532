import { Link } from '@tanstack/react-router';
import { messageOf } from '#shared/messages.ts';
import { ItemFailure } from '#web/domain/item-failure.tsx';

type SummaryFailureProps = {
  error: unknown;
  /** Somebody's public summary. */
  isPublic?: boolean;
};

/** A summary that is not there, or that could not be loaded and why. */
export function SummaryFailure({ error, isPublic = false }: SummaryFailureProps) {
  return (
    <ItemFailure
      title={isPublic ? 'Resumo público' : 'Resumo'}
      list={<Link to={isPublic ? '/summaries/public' : '/summaries'} />}
      listName={isPublic ? 'Resumos públicos' : 'Resumos'}
      error={error}
      missing={{
        title: messageOf('summaries.summary_not_found'),
        back: isPublic ? 'Voltar aos resumos públicos' : 'Voltar aos resumos',
      }}
      failure="Não foi possível carregar o resumo. Tente novamente mais tarde."
    />
  );
}
