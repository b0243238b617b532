import { useQueryClient } from '@tanstack/react-query';
import { PanelLeft } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { KeepCards } from '#web/features/flashcards/keep-cards.tsx';
import { AddTopic } from '#web/features/study-plans/add-topic.tsx';
import { welcomeSummary } from '#web/features/summaries/api.ts';
import { useTitle } from '#web/lib/hooks/use-title.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Drawer } from '#web/ui/overlay/lazy-dialog.tsx';
import { ChatSkeleton, ChatView } from './chat.tsx';
import { defaultTitle } from './chat-labels.ts';
import { ConversationList, useConversations } from './conversation-list.tsx';
import type { Keeping } from './keep.ts';
import { KeepSummary } from './keep-summary.tsx';

export function ProfessorPage() {
  const client = useQueryClient();
  const [keeping, setKeeping] = useState<Keeping | null>(null);
  const close = () => setKeeping(null);
  return (
    <>
      <ProfessorFrame onKeep={setKeeping} />
      {keeping?.kind === 'card' && (
        <KeepCards question={keeping.question} answer={keeping.answer} onClose={close} />
      )}
      {keeping?.kind === 'summary' && (
        <KeepSummary
          title={keeping.question}
          text={keeping.answer}
          onKept={(id) => void welcomeSummary(client, id)}
          onClose={close}
        />
      )}
      {keeping?.kind === 'plan' && (
        <AddTopic name={keeping.question} description={keeping.answer} onClose={close} />
      )}
    </>
  );
}

/** As tall as the screen below what stands above it, but never too low to be used. */
const heightBelow = (top: number) => `max(26rem, calc(100dvh - ${top}px - var(--dock)))`;

/** The conversations beside the open one; on a narrow screen in a drawer. */
function ProfessorFrame({ onKeep }: { onKeep: (keeping: Keeping) => void }) {
  const conversations = useConversations();
  const { openId } = conversations;
  const [isListShown, setIsListShown] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const top = useTopOnPage(frame);
  const showList = () => setIsListShown(true);
  return (
    <div
      ref={frame}
      data-fills-screen=""
      style={{ height: heightBelow(top) }}
      className="-mx-4 -my-6 flex min-w-0 border-line bg-surface md:-my-8 md:border-x"
    >
      <aside
        aria-label="Conversas com o professor"
        className="w-68 shrink-0 overflow-y-auto overscroll-contain border-line border-e bg-ground p-3 pb-20 max-lg:hidden"
      >
        <ConversationList conversations={conversations} />
      </aside>
      {openId === undefined ? (
        <Nothing conversations={conversations} onShowList={showList} />
      ) : (
        <ChatView
          key={openId}
          id={openId}
          conversations={conversations}
          onShowList={showList}
          onKeep={onKeep}
        />
      )}
      <Drawer open={isListShown} onOpenChange={setIsListShown} side="left" title="Conversas">
        <div className="p-1">
          <ConversationList conversations={conversations} onChosen={() => setIsListShown(false)} />
        </div>
      </Drawer>
    </div>
  );
}

interface NothingProps {
  conversations: ReturnType<typeof useConversations>;
  onShowList: () => void;
}

/** Until a conversation is open. */
function Nothing({ conversations, onShowList }: NothingProps) {
  const { isStuck, failure, begin, isBeginning, retry, isRetrying } = conversations;
  useTitle(defaultTitle);
  return (
    <section aria-label="Conversa" className="flex min-h-0 min-w-0 flex-1 flex-col">
      <header className="flex min-h-14 items-center gap-1 border-line border-b px-2 sm:px-3">
        <IconButton label="Mostrar conversas" className="lg:hidden" onClick={onShowList}>
          <PanelLeft aria-hidden="true" />
        </IconButton>
        <h1 tabIndex={-1} className="px-1 text-lg">
          {defaultTitle}
        </h1>
      </header>
      {isStuck ? (
        <div className="grid flex-1 content-center p-4">
          <EmptyState
            title={
              failure ? 'Erro ao carregar lista de conversas.' : 'Não foi possível iniciar uma nova conversa.'
            }
            action={
              <Button
                variant="main"
                busy={failure ? isRetrying : isBeginning}
                busyLabel="Tentando..."
                onClick={failure ? retry : begin}
              >
                Tentar novamente
              </Button>
            }
          />
        </div>
      ) : (
        <ChatSkeleton />
      )}
    </section>
  );
}

/** How far the top of an element is from the top of the page, in pixels, as what stands above it comes and goes. */
function useTopOnPage(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
