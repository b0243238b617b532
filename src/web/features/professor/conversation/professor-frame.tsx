import { PanelLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTitle } from '#web/lib/use-title.ts';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ChatView } from './chat.tsx';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { ConversationList } from './conversation-list.tsx';
import { defaultTitle } from './header.tsx';
import type { Keeping } from './keep.ts';
import { useConversations } from './use-conversations.ts';
import { useTopOnPage } from './use-top-on-page.ts';

/** As tall as the screen below what stands above it, but never too low to be used. */
const heightBelow = (top: number) => `max(26rem, calc(100dvh - ${top}px))`;

/** The conversations beside the open one; on a narrow screen in a drawer. */
export function ProfessorFrame({ onKeep }: { onKeep: (keeping: Keeping) => void }) {
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
