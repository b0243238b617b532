import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { reasonOf } from '#web/lib/api-error.ts';
import { useQueryBox } from '#web/lib/use-query-box.ts';
import { useRested } from '#web/lib/use-rested.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { beginConversation, conversationQuery, conversationsQuery, deleteConversation } from '../api.ts';
import { forgetConversation, welcomeConversation } from '../conversation-cache.ts';

const failures = {
  begin: 'Não foi possível iniciar uma nova conversa.',
  delete: 'Não foi possível excluir a conversa. Tente novamente.',
};
const explained = (sentence: string, error: Error) =>
  [sentence, reasonOf(error, sentence)].filter(Boolean).join(' ');

/** The student's conversations and which of them is open: the address says it, else the first, else a new one. */
export function useConversations() {
  const { c: openId, q = '' } = useSearch({ strict: false });
  const navigate = useNavigate();
  const client = useQueryClient();
  const toast = useToast();
  const [query, type] = useQueryBox(q);
  const latest = useQuery(conversationsQuery(''));
  const found = useQuery(conversationsQuery(useRested(query.trim())));

  const go = (search: { c?: string | undefined; q?: string | undefined }, replace = false) =>
    navigate({
      to: '/professor',
      search: { c: openId, q: q || undefined, ...search },
      replace,
      resetScroll: false,
    });
  const open = (id: string, replace = false) => void go({ c: id }, replace);

  const beginning = useMutation({
    mutationFn: beginConversation,
    onSuccess: (conversation) => {
      welcomeConversation(client, conversation);
      open(conversation.id, openId === undefined);
    },
    onError: (error) => toast.error(explained(failures.begin, error)),
  });

  const deletion = useMutation({
    mutationFn: deleteConversation,
    onSuccess: (_, id) => {
      const next = forgetConversation(client, id);
      if (next) open(next.id, true);
      else void go({ c: undefined }, true);
    },
    onError: (error, id) => {
      void client.invalidateQueries({ queryKey: conversationQuery(id).queryKey });
      toast.error(explained(failures.delete, error));
    },
  });

  const list = latest.data;
  const first = list?.[0]?.id;
  const hasNone = openId === undefined && list?.length === 0;
  const { mutate } = beginning;
  const wasBegun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` is another function each time
  useEffect(() => {
    if (openId === undefined && first) open(first, true);
    // Asked for once: a failure is said, and the student tries again.
    if (!hasNone) wasBegun.current = false;
    else if (!wasBegun.current) {
      wasBegun.current = true;
      mutate();
    }
  }, [openId, first, hasNone, mutate]);

  return {
    openId,
    open,
    query,
    search: (next: string) => {
      type(next);
      void go({ q: next || undefined }, true);
    },
    /** Those in which the search is found. */
    list: found.data,
    isSearching: found.isPlaceholderData || found.isFetching,
    failure: found.data ? null : found.error,
    retry: () => void Promise.all([found.refetch(), latest.refetch()]),
    isRetrying: found.isFetching,
    /** Nothing could be opened: there are no conversations, and none could be begun. */
    isStuck: openId === undefined && (latest.isError || (hasNone && beginning.isError)),
    begin: () => mutate(),
    isBeginning: beginning.isPending,
    remove: (id: string) => deletion.mutate(id),
    isRemoving: deletion.isPending,
  };
}
export type Conversations = ReturnType<typeof useConversations>;
