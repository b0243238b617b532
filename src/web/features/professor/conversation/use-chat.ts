import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { professorLimits } from '#shared/contracts/professor.ts';
import { generateTitle } from '../api.ts';
import { keepFacts } from '../conversation-cache.ts';
import { useAnswer } from './use-answer.ts';
import { useComposer } from './use-composer.ts';
import { useConversation } from './use-conversation.ts';
import { useFollowedAnswer } from './use-followed-answer.ts';

/** An open conversation: what was said, what is being said, and what is typed. */
export function useChat(id: string) {
  const client = useQueryClient();
  const conversation = useConversation(id);
  const { facts, messages } = conversation;
  const composer = useComposer(id);
  const answer = useAnswer(id, { onArrived: composer.arrived, onLost: composer.giveBack });
  const { work } = answer;

  const last = messages.at(-1);
  const followed = !work && last?.status === 'writing' ? last : null;
  useFollowedAnswer(id, followed);

  const asked = conversation.earlier.isThere ? 0 : messages.filter(({ role }) => role === 'user').length;
  const isUntitled = facts?.title === professorLimits.untitled;
  const wantsTitle = asked === professorLimits.titleAfter && isUntitled;
  useEffect(() => {
    if (!wantsTitle) return;
    // Without a title of its own a conversation is none the worse.
    generateTitle(id).then(
      (title) => title && keepFacts(client, id, { title }),
      () => {},
    );
  }, [client, id, wantsTitle]);

  const { unsent, arrived } = composer;
  const isKept = unsent !== null && messages.some((message) => message.id === unsent.id);
  useEffect(() => {
    if (isKept && unsent) arrived(unsent);
  });

  const isBusy = work !== null || followed !== null;
  const isReady = facts !== undefined && !isBusy;
  const hasSomething = composer.text.trim() !== '' || composer.document.file !== null;
  return {
    conversation,
    composer,
    answer,
    followed,
    isBusy,
    /** Whether a message may be sent at all, and whether there is one. */
    isReady,
    canSend: isReady && hasSomething,
    submit: () => {
      if (isReady && hasSomething) answer.send(composer.take());
    },
    /** Sends a sentence that was offered. */
    say: (text: string) => {
      if (!isReady) return;
      composer.type(text);
      answer.send(composer.take());
    },
    /** Sends what did not arrive once more. */
    sendAgain: () => {
      if (!isReady || !answer.lost) return;
      const { text, file } = answer.lost;
      if (composer.text.trim() === text && composer.document.file === file) composer.take();
      answer.send(answer.lost);
    },
    stop: () => answer.stop(followed?.id ?? null),
  };
}
export type Chat = ReturnType<typeof useChat>;
