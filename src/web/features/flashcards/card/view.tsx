import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { profileQuery } from '#web/features/accounts/api.ts';
import { isMissing } from '#web/lib/api-error.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { flashcardQuery } from '../api.ts';
import { CardFailure } from '../card.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import { CardView } from './card-view.tsx';

export function FlashcardPage() {
  useTitle('Flashcard');
  const { cardId = '' } = useParams({ strict: false });
  const card = useQuery(flashcardQuery(cardId));
  const profile = useQuery(profileQuery);
  const error = card.error && (!card.data || isMissing(card.error)) ? card.error : null;
  // Without the profile it is not known how a card has to be scheduled.
  const failed = error ?? (profile.data ? null : profile.error);
  if (failed) {
    const retry = () => void (error ? card.refetch() : profile.refetch());
    return <CardFailure error={failed} onRetry={retry} retrying={card.isFetching || profile.isFetching} />;
  }
  if (!card.data || !profile.data) return <CardSkeleton />;
  const { id, preferences } = profile.data;
  return (
    <CardView
      key={card.data.id}
      card={card.data}
      reviewer={{ userId: id, preferences: preferences.review }}
    />
  );
}
