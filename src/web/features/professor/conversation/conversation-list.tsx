import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { MessageCircle, Plus } from 'lucide-react';
import type { Conversation } from '#shared/contracts/professor.ts';
import { formatDate, formatTime } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import type { Conversations } from './use-conversations.ts';

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
