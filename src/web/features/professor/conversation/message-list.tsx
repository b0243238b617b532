import { ArrowDown } from 'lucide-react';
import {
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ChatMessage } from '#shared/contracts/professor.ts';
import { Button } from '#web/ui/button.tsx';
import { AnswerView } from './answer.tsx';
import type { Keep } from './keep.ts';
import { QuestionView } from './message.tsx';
import type { Work } from './use-answer.ts';
import type { Chat } from './use-chat.ts';

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

interface MessageRowsProps {
  messages: readonly ChatMessage[];
  work: Work | null;
  onKeep: Keep;
  /** Null while the last answer can't be written anew. */
  onRetry: ((answerId: string) => void) | null;
}

/** The messages of a conversation. What is typed below them does not draw them anew, and those out of sight cost no layout. */
const MessageRows = memo(function MessageRows({ messages, work, onKeep, onRetry }: MessageRowsProps) {
  const live = work?.live ?? null;
  return messages.map((message, index) => (
    <div
      key={message.number}
      data-item=""
      className="min-w-0 [contain-intrinsic-size:auto_10rem] [content-visibility:auto]"
    >
      {message.role === 'user' ? (
        <QuestionView text={message.content} fileName={message.attachment?.name ?? null} />
      ) : (
        <AnswerView
          message={message}
          liveText={live?.id === message.id ? live.text : work?.replaces === message.id ? '' : null}
          onRetry={index === messages.length - 1 ? onRetry : null}
          onKeep={onKeep}
        />
      )}
    </div>
  ));
});

/** Pixels from the end that still count as the end. */
const slack = 48;

const fromEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight;

const offsetOf = (element: Element, scroller: HTMLElement) =>
  element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;

/**
 * Keeps a scroller at its end while what is in it grows, unless the student has scrolled up; what comes before `first`,
 * the key of the first item, moves nothing that is seen. `list` is the element that grows, its items are `data-item`.
 */
function useStickToEnd(
  scroller: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  first: string | undefined,
) {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const sticks = useRef(true);
  /** Where the reader was: how far down, and where the first item stood. */
  const seen = useRef<{ top: number; item: Element | null; offset: number }>({
    top: 0,
    item: null,
    offset: 0,
  });

  const remember = (element: HTMLElement) => {
    const item = element.querySelector('[data-item]');
    seen.current = { top: element.scrollTop, item, offset: item ? offsetOf(item, element) : 0 };
  };

  const toEnd = () => {
    const element = scroller.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    sticks.current = true;
    remember(element);
    setIsAtEnd(true);
  };

  const onScroll = () => {
    const element = scroller.current;
    if (!element) return;
    // What grows moves the end away, but never the reader up.
    const isStill = sticks.current && element.scrollTop >= seen.current.top;
    sticks.current = isStill || fromEnd(element) <= slack;
    remember(element);
    setIsAtEnd(sticks.current);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another first item is what has to be made up for
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const { item, offset } = seen.current;
    if (sticks.current) toEnd();
    else if (item?.isConnected) {
      // Nothing is left to do where the browser has done it.
      element.scrollTop += offsetOf(item, element) - offset;
      remember(element);
    }
  }, [first]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements stay for the life of the screen
  useEffect(() => {
    if (!list.current || !scroller.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (sticks.current) toEnd();
    });
    observer.observe(list.current);
    observer.observe(scroller.current);
    return () => observer.disconnect();
  }, []);

  return { isAtEnd, toEnd, onScroll };
}

/** The same function on every render, which does what the newest `run` does. For events: not to be called while rendering. */
export function useStable<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
