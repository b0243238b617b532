import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { sentenceOf } from '#web/lib/api-error.ts';
import { accessToken } from '#web/lib/session.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { type Letter, type Outbox, outboxOf } from './answer-outbox.ts';
import { refreshCards, sendAnswer, withdrawAnswer } from './api.ts';
import { createSender, type Delivery } from './outbox-sender.ts';
import { tokenOwner } from './token-owner.ts';

/** An answer that arrives at once is not worth a badge. */
const shownAfterMs = 800;

/**
 * Sends the student's answers in the background for as long as the page is open, on whatever screen; answers how many
 * wait.
 */
export function useOutbox(userId: string): number {
  const client = useQueryClient();
  const toast = useToast();
  const outbox = outboxOf(userId);
  useEffect(
    () =>
      startSending(userId, {
        onEmpty: () => void refreshCards(client),
        onRefused: (error) => toast.error(sentenceOf(error, 'Uma resposta não pôde ser registrada.')),
      }),
    [userId, client, toast],
  );
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.count);
  return useLasting(waiting);
}

/** `count` once it has been above 0 for a while. */
function useLasting(count: number): number {
  const [isLasting, setIsLasting] = useState(false);
  const isWaiting = count > 0;
  useEffect(() => {
    setIsLasting(false);
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLasting(true), shownAfterMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLasting ? count : 0;
}

let sending: { userId: string; tell: Pick<Delivery, 'onEmpty' | 'onRefused'>; kick: () => void } | null =
  null;

function startSending(userId: string, tell: Pick<Delivery, 'onEmpty' | 'onRefused'>): void {
  if (sending?.userId !== userId) sending = openSending(outboxOf(userId), tell);
  sending.tell = tell;
  sending.kick();
}

function openSending(outbox: Outbox, tell: Pick<Delivery, 'onEmpty' | 'onRefused'>) {
  const sender = createSender(outbox, {
    send,
    maySend: () => maySpeakFor(outbox.userId),
    onEmpty: () => opened.tell.onEmpty(),
    onRefused: (error) => opened.tell.onRefused(error),
  });
  const kick = () => void sender.kick();
  const opened = { userId: outbox.userId, tell, kick };
  // After the next card is painted: the network can wait, the student not.
  outbox.subscribe(() => setTimeout(kick));
  window.addEventListener('online', kick);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && kick());
  return opened;
}

/** Whether somebody is signed in here, and, as far as the token says who, that student. */
function maySpeakFor(userId: string): boolean {
  const token = accessToken();
  return token !== null && (tokenOwner(token) ?? userId) === userId;
}

function send(letter: Letter): Promise<unknown> {
  const { cardId, answerId } = letter;
  if (letter.kind === 'withdrawal') return withdrawAnswer(cardId, answerId);
  const { result, timeSpent, answeredAt } = letter;
  return sendAnswer(cardId, { id: answerId, result, timeSpent, answeredAt });
}
