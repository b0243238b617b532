import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { type ChatMessage, type Conversation, professorLimits } from '#shared/contracts/professor.ts';
import { useStable } from '#web/features/professor/conversation/message-list.tsx';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { useTitle } from '#web/lib/hooks/use-title.ts';
import { useToastLift } from '#web/lib/hooks/use-toast-lift.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { changeConversation } from '../api.ts';
import { keepFacts } from '../conversation-cache.ts';
import { answerFailure, defaultTitle } from './chat-labels.ts';
import { Composer } from './composer.tsx';
import type { Conversations } from './conversation-list.tsx';
import { ChatHeader } from './header.tsx';
import { type Keeping, type KeepKind, keepingOf } from './keep.ts';
import { Greeting, MessageFrame, QuestionView } from './message.tsx';
import { MessageList } from './message-list.tsx';
import { ChatOptions } from './options.tsx';
import { useChat } from './use-chat.ts';

interface ChatViewProps {
  id: string;
  conversations: Pick<Conversations, 'remove' | 'isRemoving'>;
  onShowList: () => void;
  onKeep: (keeping: Keeping) => void;
}

/** One conversation: what was said, what is being said, and where the next message is written. */
export function ChatView({ id, conversations, onShowList, onKeep }: ChatViewProps) {
  const chat = useChat(id);
  const { conversation, composer, answer, isReady } = chat;
  const { facts, messages, error } = conversation;
  const { work, lost, problem } = answer;
  const change = useChangeConversation(id, facts);
  const keep = useStable((kind: KeepKind, kept: ChatMessage) => onKeep(keepingOf(kind, kept, messages)));
  const box = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isNamed = facts !== undefined && facts.title !== professorLimits.untitled;
  useTitle(isNamed ? facts.title : defaultTitle);
  useToastLift('5rem');

  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
  };
  const begin = (text: string) => {
    composer.type(text);
    box.current?.focus();
  };
  const pending = work?.question ?? null;

  return (
    <section
      aria-label="Conversa"
      onKeyDown={({ key, currentTarget, target }) => {
        // What opens over the page belongs to it for React alone.
        const isHere = currentTarget.contains(target as Node);
        if (key === 'Escape' && isHere && chat.isBusy) chat.stop();
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={leave}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const [dropped] = event.dataTransfer.files;
        if (dropped) void composer.document.choose(dropped);
      }}
      className={clsx('flex min-h-0 min-w-0 flex-1 flex-col', isOver && 'bg-cometa-soft')}
    >
      <header className="border-line border-b">
        <ChatHeader
          id={id}
          title={facts?.title}
          onRename={(title) => change({ title })}
          onDelete={() => conversations.remove(id)}
          isDeleting={conversations.isRemoving}
          onShowList={onShowList}
        />
        <ChatOptions mode={facts?.mode} onMode={(mode) => change({ mode })} />
      </header>
      {facts || error ? (
        <MessageList
          chat={chat}
          onKeep={keep}
          before={
            error ? (
              <MessageFrame by="tutor">
                <p>Erro ao carregar esta conversa.</p>
              </MessageFrame>
            ) : (
              messages.length === 0 &&
              !work &&
              !lost && (
                <Greeting
                  disabled={!isReady}
                  onSay={chat.say}
                  onBegin={begin}
                  onAttach={() => picker.current?.click()}
                />
              )
            )
          }
          after={
            <>
              {pending && (
                <>
                  <QuestionView
                    text={pending.text}
                    fileName={pending.file?.name ?? null}
                    note="Enviando..."
                  />
                  <MessageFrame by="tutor" isBusy>
                    <p className="text-ink-muted">Digitando...</p>
                  </MessageFrame>
                </>
              )}
              {lost && (
                <>
                  <QuestionView text={lost.text} fileName={lost.file?.name ?? null} note="Não enviada" />
                  <MessageFrame by="tutor">
                    <p>{answerFailure}</p>
                    <p className="mt-1 text-ink-muted text-sm">{problem}</p>
                    <Button size="sm" className="mt-2" disabled={!isReady} onClick={chat.sendAgain}>
                      Tentar de novo
                    </Button>
                  </MessageFrame>
                </>
              )}
            </>
          }
        />
      ) : (
        <ChatSkeleton />
      )}
      {/* Of a question that did not arrive the log has told. */}
      {((problem && !lost) || error) && (
        <div className="mx-auto w-full max-w-3xl px-3 pb-2">
          {error ? (
            <Alert
              tone="danger"
              action={
                <Button
                  size="sm"
                  busy={conversation.isFetching}
                  busyLabel="Tentando..."
                  onClick={conversation.reload}
                >
                  Tentar novamente
                </Button>
              }
            >
              Não foi possível carregar a conversa selecionada.
            </Alert>
          ) : (
            <Alert
              tone="danger"
              action={
                <IconButton label="Fechar" size="sm" onClick={answer.dismiss}>
                  <X aria-hidden="true" />
                </IconButton>
              }
            >
              {problem}
            </Alert>
          )}
        </div>
      )}
      <Composer chat={chat} box={box} picker={picker} />
    </section>
  );
}

export function ChatSkeleton() {
  return (
    <div className="min-h-0 flex-1 overflow-hidden px-4 py-5 sm:px-6">
      <Skeleton label="Carregando conversa..." className="mx-auto max-w-3xl">
        <SkeletonBlock className="ms-auto h-12 w-2/3" />
        <SkeletonBlock className="h-28 w-full" />
        <SkeletonBlock className="ms-auto h-12 w-1/2" />
      </Skeleton>
    </div>
  );
}

type Facts = Pick<Conversation, 'title' | 'mode'>;

/** Renames a conversation, or changes how it teaches; shown at once, and taken back when it is refused. */
function useChangeConversation(id: string, known: Facts | undefined) {
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
