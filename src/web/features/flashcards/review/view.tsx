import { type QueryClient, useQuery } from '@tanstack/react-query';
import { profileQuery } from '#web/features/accounts/api.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ReviewScreen } from './review-screen.tsx';
import { ReviewSkeleton } from './review-skeleton.tsx';
import { loadDueCardsEarly } from './use-due-cards.ts';

/** What the screen is drawn from, once the student is known. */
export async function firstAnswers(client: QueryClient): Promise<void> {
  const user = client.getQueryData(profileQuery.queryKey);
  if (user) await loadDueCardsEarly(client, { userId: user.id, preferences: user.preferences.review });
}

export function ReviewPage() {
  useTitle('Revisão de flashcards');
  const { data: user, error, isFetching, refetch } = useQuery(profileQuery);
  if (user)
    return (
      <ReviewScreen key={user.id} reviewer={{ userId: user.id, preferences: user.preferences.review }} />
    );
  if (!error) return <ReviewSkeleton />;
  return (
    <ErrorState
      message="Não foi possível carregar o seu perfil. Tente novamente."
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
