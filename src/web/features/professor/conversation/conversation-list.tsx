import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { MessageCircle, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Conversation } from '#shared/contracts/professor.ts';
import { reasonOf } from '#web/lib/api/api-error.ts';
import { formatDate, formatTime } from '#web/lib/format.ts';
import { useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { useQueryBox } from '#web/lib/hooks/use-query-box.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SearchInput } from '#web/ui/form/search-input.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { beginConversation, conversationQuery, conversationsQuery, deleteConversation } from '../api.ts';
import { forgetConversation, welcomeConversation } from '../conversation-cache.ts';

interface ConversationListProps {
  conversations: Conversations;
  /** When one was chosen, or begun. */
  onChosen?: () => void;
}

export function ConversationList({ conversations, onChosen }: ConversationListProps) {
  const { list, query, search, begin, isBeginning, failure, retry, isRetrying } = conversations;
  return (
    <div className="grid gap-3">
      <Button
        icon={<Plus aria-hidden="true" />}
        busy={isBeginning}
        className="w-full"
        onClick={() => {
          begin();
          onChosen?.();
        }}
      >
        Nova Conversa
      </Button>
      <SearchInput
        label="Buscar nas conversas"
        placeholder="Buscar"
        value={query}
        onValueChange={search}
        maxLength={200}
      />
      {failure ? (
        <ErrorState message="Erro ao carregar lista de conversas." onRetry={retry} retrying={isRetrying} />
      ) : list === undefined ? (
        <Skeleton label="Carregando conversas...">
          {['h-12', 'h-12 ', 'h-12  '].map((size) => (
            <SkeletonBlock key={size} className={size} />
          ))}
        </Skeleton>
      ) : (
        <Found {...{ list, conversations, onChosen }} />
      )}
    </div>
  );
}

type FoundProps = ConversationListProps & { list: readonly Conversation[] };

function Found({ list, conversations: { openId, query, isSearching }, onChosen }: FoundProps) {
  if (list.length === 0)
    return (
      <p role="status" className="px-1 text-ink-muted text-sm">
        {query.trim() === '' ? 'Nenhuma conversa ainda.' : `Nada encontrado para “${query.trim()}”.`}
      </p>
    );
  return (
    <ul aria-label="Conversas" aria-busy={isSearching} className="grid gap-1">
      {list.map(({ id, title, lastActivity }) => (
        <li key={id} className="min-w-0">
          <Link
            to="/professor"
            search={{ c: id, q: query || undefined }}
            resetScroll={false}
            preload={false}
            aria-current={id === openId ? 'page' : undefined}
            onClick={onChosen}
            className={clsx(
              'flex min-h-12 items-center gap-2.5 rounded-md px-2.5 py-1.5 transition-colors hover:bg-well',
              id === openId && 'bg-cometa-soft inset-ring inset-ring-cometa/40',
            )}
          >
            <MessageCircle aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
            <span className="min-w-0">
              <span className={clsx('block truncate text-sm', id === openId && 'font-semibold')}>
                {title}
              </span>
              <time dateTime={lastActivity} className="block text-ink-muted text-xs">
                {activityText(lastActivity)}
              </time>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The time of today's activity, the day of any other. */
const activityText = (iso: string) =>
  formatDate(iso) === formatDate(new Date().toISOString()) ? `Hoje, ${formatTime(iso)}` : formatDate(iso);

const failures = {
  begin: 'Não foi possível iniciar uma nova conversa.',
  delete: 'Não foi possível excluir a conversa. Tente novamente.',
};
const explained = (sentence: string, error: Error) =>
  [sentence, reasonOf(error, sentence)].filter(Boolean).join(' ');

const route = getRouteApi('/student/professor');

/** The student's conversations and which of them is open: the address says it, else the first, else a new one. */
export function useConversations() {
  const { c: openId, q = '' } = route.useSearch();
  const navigate = useNavigate();
  const client = useQueryClient();
  const toast = useToast();
  const [query, type] = useQueryBox(q);
  const latest = useQuery(conversationsQuery(''));
  const found = useQuery(conversationsQuery(useDebounced(query.trim())));

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
