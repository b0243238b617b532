import { sentenceOf } from '#web/lib/api-error.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { useUpdateFlashcard } from './api.ts';

/** Takes one card out of the reviews (true) or back into them, and says how it went. */
export function useSuspend(cardId: string) {
  const { mutate, isPending } = useUpdateFlashcard(cardId);
  const toast = useToast();
  const suspend = (suspended: boolean) =>
    mutate(
      { suspended },
      {
        onSuccess: () => toast.success(suspended ? 'Flashcard suspenso.' : 'Flashcard reativado.'),
        onError: (error) =>
          toast.error(sentenceOf(error, 'Não foi possível mudar o flashcard. Tente novamente.')),
      },
    );
  return { suspend, isPending };
}
