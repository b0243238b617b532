import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AnswerEvent, ChatMessage } from '#shared/contracts/professor.ts';
import { ApiError, reasonOf, sentenceOf } from '#web/lib/api/api-error.ts';
import { conversationQuery, fetchMessage, retryAnswer, sendMessage, stopAnswer } from '../api.ts';
import { keepMessage, refreshAround } from '../conversation-cache.ts';
import { messagesOf } from '../conversation-pages.ts';
import type { Outgoing } from '../outgoing.ts';
import { sendFailure } from './chat-labels.ts';
import { followAnswer, pacer } from './follow-answer.ts';

/** What is being sent and answered now. */
export interface Work {
  /** Sent, and not known to have arrived. */
  question: Outgoing | null;
  /** Id of the answer that is written anew. */
  replaces: string | null;
  /** The answer and what has come of it. */
  live: { id: string; text: string } | null;
}

interface Listeners {
  /** The question has arrived. */
  onArrived: (question: Outgoing) => void;
  /** The question has not arrived: it is the student's again. */
  onLost: (question: Outgoing) => void;
}

/** Refused for what it is: sent again, it would be refused again. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

const problemOf = (error: unknown) =>
  isRefusal(error)
    ? sentenceOf(error, sendFailure)
    : [sendFailure, reasonOf(error, sendFailure)].filter(Boolean).join(' ');

/** Sends questions of a conversation and listens to their answers, one at a time. Leaving the screen stops nothing. */
export function useAnswer(id: string, { onArrived, onLost }: Listeners) {
  const client = useQueryClient();
  const [work, setWork] = useState<Work | null>(null);
  const [lost, setLost] = useState<Outgoing | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<{ abort: AbortController; answerId: string | null; stopped: ChatMessage | null }>(
    null,
  );

  const keep = (message: ChatMessage) => keepMessage(client, id, message);
  const reload = () => client.refetchQueries({ queryKey: conversationQuery(id).queryKey });

  /** What came of the answer, once it is stopped; null when it could not be. */
  const halt = async (answerId: string): Promise<ChatMessage | null> => {
    try {
      const stopped = await stopAnswer(id, answerId);
      keep(stopped);
      return stopped;
    } catch (error) {
      setProblem(sentenceOf(error, 'Não foi possível parar a resposta. Tente novamente.'));
      return null;
    }
  };

  const settle = async (question: Outgoing | null, error: unknown, wasStopped: boolean) => {
    const hasArrived =
      question && !isRefusal(error) && (await fetchMessage(id, question.id).then(Boolean, () => false));
    if (hasArrived) {
      await reload();
      onArrived(question);
      const known = client.getQueryData(conversationQuery(id).queryKey);
      const begun = known && messagesOf(known).at(-1);
      if (wasStopped && begun?.status === 'writing') await halt(begun.id);
      return;
    }
    if (question) onLost(question);
    else await reload();
    if (wasStopped) return;
    setProblem(problemOf(error));
    if (!isRefusal(error)) setLost(question);
  };

  const listen = async (
    open: (signal: AbortSignal) => AsyncIterable<AnswerEvent>,
    { question, replaces }: Pick<Work, 'question' | 'replaces'>,
  ) => {
    if (running.current) return;
    const run = {
      abort: new AbortController(),
      answerId: null as string | null,
      stopped: null as ChatMessage | null,
    };
    running.current = run;
    setProblem(null);
    setLost(null);
    setWork({ question, replaces, live: null });
    const show = (text: string) =>
      setWork({ question: null, replaces: null, live: { id: run.answerId ?? '', text } });
    const pace = pacer(show);
    try {
      const { answer, problem: why } = await followAnswer(open(run.abort.signal), {
        onBegun: (asked, begun) => {
          run.answerId = begun.id;
          if (asked) keep(asked);
          keep(begun);
          show('');
          if (question) onArrived(question);
          refreshAround(client);
        },
        onText: pace.show,
      });
      keep(run.stopped ?? answer);
      setProblem(run.stopped ? null : why);
    } catch (error) {
      await settle(question, error, run.abort.signal.aborted);
    } finally {
      pace.end();
      running.current = null;
      setWork(null);
      refreshAround(client);
    }
  };

  const stop = async (answerId: string | null) => {
    const run = running.current;
    const stoppedId = run?.answerId ?? answerId;
    const stopped = stoppedId && (await halt(stoppedId));
    if (run && stopped) run.stopped = stopped;
    if (stopped || !stoppedId) run?.abort.abort();
  };

  return {
    work,
    /** A question that did not arrive. */
    lost,
    /** What to say about the last question. */
    problem,
    send: (question: Outgoing) =>
      void listen((signal) => sendMessage(id, question, signal), { question, replaces: null }),
    retry: (answerId: string) =>
      void listen((signal) => retryAnswer(id, answerId, signal), { question: null, replaces: answerId }),
    /** Stops the answer that comes, or the one with the given id; what has come of it stays. */
    stop: (answerId: string | null) => void stop(answerId),
    dismiss: () => setProblem(null),
  };
}
