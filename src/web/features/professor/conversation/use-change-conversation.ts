import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Conversation } from '#shared/contracts/professor.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { changeConversation } from '../api.ts';
import { keepFacts } from '../conversation-cache.ts';

type Facts = Pick<Conversation, 'title' | 'mode'>;

/** Renames a conversation, or changes how it teaches; shown at once, and taken back when it is refused. */
export function useChangeConversation(id: string, known: Facts | undefined) {
  const client = useQueryClient();
  const toast = useToast();
  const { mutate } = useMutation({
    mutationFn: (changes: Partial<Facts>) => changeConversation(id, changes),
    onMutate: (changes) => {
      keepFacts(client, id, changes);
      return known;
    },
    onError: (error, changes, before) => {
      if (before)
        keepFacts(client, id, changes.title === undefined ? { mode: before.mode } : { title: before.title });
      const what = changes.title === undefined ? 'mudar o modo' : 'renomear a conversa';
      toast.error(sentenceOf(error, `Não foi possível ${what}. Tente novamente.`));
    },
  });
  return mutate;
}
