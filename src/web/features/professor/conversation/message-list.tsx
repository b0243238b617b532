import { ArrowDown } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useStable } from '#web/lib/use-stable.ts';
import { Button } from '#web/ui/button.tsx';
import type { Keep } from './keep.ts';
import { MessageRows } from './message-rows.tsx';
import type { Chat } from './use-chat.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

interface MessageListProps {
  chat: Chat;
  onKeep: Keep;
  /** Stands before the first message. */
  before: ReactNode;
  /** Stands after the last one. */
  after: ReactNode;
}

/** Pixels from the top at which earlier messages are asked for. */
const near = 200;

export function MessageList({ chat, onKeep, before, after }: MessageListProps) {
  const { messages, earlier } = chat.conversation;
  const { work } = chat.answer;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const retry = useStable(chat.answer.retry);
  const { isAtEnd, toEnd, onScroll } = useStickToEnd(scroller, list, messages[0]?.id);
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        role="log"
        aria-label="Mensagens"
        aria-live={earlier.isLoading ? 'off' : 'polite'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
        tabIndex={0}
        onScroll={(event) => {
          onScroll();
          if (event.currentTarget.scrollTop < near && !earlier.hasFailed) earlier.load();
        }}
        className="size-full overflow-y-auto overscroll-contain contain-content px-4 focus-visible:-outline-offset-2 sm:px-6"
      >
        <div ref={list} className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 py-5">
          {earlier.isThere && (
            <div className="grid justify-items-center gap-2">
              {earlier.hasFailed && (
                <p className="text-danger text-sm">Não foi possível carregar as mensagens anteriores.</p>
              )}
              <Button size="sm" busy={earlier.isLoading} busyLabel="Carregando..." onClick={earlier.load}>
                Ver mensagens anteriores
              </Button>
            </div>
          )}
          {before}
          <MessageRows messages={messages} work={work} onKeep={onKeep} onRetry={chat.isBusy ? null : retry} />
          {after}
        </div>
      </div>
      {!isAtEnd && (
        <Button
          size="sm"
          icon={<ArrowDown aria-hidden="true" />}
          onClick={toEnd}
          className="absolute! bottom-2 left-1/2 -translate-x-1/2 rounded-full! shadow-raised"
        >
          Ir para o fim
        </Button>
      )}
    </div>
  );
}
