import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { useToast } from '#web/ui/toast/use-toast.ts';
import {
  deleteQuestions,
  questionEntriesQuery,
  refreshAfterQuestions,
  sendQuestions,
  studyPlanQuery,
} from '../../api.ts';
import { emptyDraft, type QuestionCounts, type QuestionDraft } from './draft.ts';

interface Asked {
  topicId: number;
  draft: QuestionDraft;
  isOpen: boolean;
}

/** The dialog that logs questions, and what becomes of them: what fails opens it again as it was. */
export function useQuestionLog(planId: string) {
  const client = useQueryClient();
  const toast = useToast();
  const [asked, setAsked] = useState<Asked | null>(null);
  const left = useRef(new Map<number, QuestionDraft>());
  const canReopen = useRef(false);
  const isOpen = asked?.isOpen ?? false;
  useEffect(() => {
    canReopen.current = !isOpen;
    return () => {
      canReopen.current = false;
    };
  }, [isOpen]);

  const open = (topicId: number) =>
    // Not crypto.randomUUID: it exists on secure origins only.
    setAsked({ topicId, draft: left.current.get(topicId) ?? emptyDraft(uuidv7()), isOpen: true });

  const change = (draft: QuestionDraft) => setAsked((before) => before && { ...before, draft });

  const close = () => {
    if (!asked) return;
    left.current.set(asked.topicId, asked.draft);
    setAsked({ ...asked, isOpen: false });
  };

  const register = (counts: QuestionCounts) => {
    if (!asked) return;
    left.current.delete(asked.topicId);
    setAsked({ ...asked, isOpen: false });
    void send(asked.topicId, asked.draft, counts);
  };

  async function send(topicId: number, draft: QuestionDraft, counts: QuestionCounts) {
    const { id, sent } = draft;
    const replaces =
      sent !== null && (sent.isMixed || sent.done !== counts.done || sent.right !== counts.right);
    const entry = { id, topicId, ...counts };
    try {
      await logQuestions(client, planId, { ...entry, replaces });
      toast.success('Questões registradas.', { undo: () => void undo(entry) });
    } catch (error) {
      const failure = sentenceOf(error, 'Não foi possível registrar as questões. Tente novamente.');
      const failed = { ...draft, failure, sent: { ...counts, isMixed: replaces } };
      if (canReopen.current) setAsked({ topicId, draft: failed, isOpen: true });
      // The student is somewhere else by now, or writes about another topic.
      else
        toast.error(failure, {
          action: { label: 'Tentar novamente', onAction: () => void send(topicId, failed, counts) },
          duration: 0,
        });
    }
  }

  async function undo(entry: LoggedQuestions) {
    try {
      await removeQuestions(client, planId, entry);
    } catch (error) {
      toast.error(sentenceOf(error, 'Não foi possível desfazer o registro. Tente novamente.'));
    }
  }

  return { asked, open, change, close, register };
}

/** Questions of one entry of the log. */
interface LoggedQuestions {
  /** The entry's. */
  id: string;
  topicId: number;
  done: number;
  right: number;
}

interface NewQuestions extends LoggedQuestions {
  /** Whether other numbers were sent under this id before, and may have been kept. */
  replaces: boolean;
}

/** Logs questions, on the page at once; taken back when it rejects. */
function logQuestions(client: QueryClient, planId: string, entry: NewQuestions): Promise<void> {
  const { id, topicId, done, right, replaces } = entry;
  return changeCounts(client, planId, topicId, { done, right }, async () => {
    // The server keeps the first numbers of an id.
    if (replaces) await deleteQuestions(planId, id);
    await sendQuestions(planId, { id, topicIndex: positionOf(client, planId, topicId), done, right });
  });
}

/** Takes an entry out of the log, on the page at once; taken back when it rejects. */
export async function removeQuestions(
  client: QueryClient,
  planId: string,
  { id, topicId, done, right }: LoggedQuestions,
): Promise<void> {
  await changeCounts(client, planId, topicId, { done: -done, right: -right }, () =>
    deleteQuestions(planId, id),
  );
  client.setQueryData(questionEntriesQuery(planId).queryKey, (entries) =>
    entries?.filter((entry) => entry.id !== id),
  );
}

/** Where the topic is by now; -1 is refused by the server, as any place without a topic. */
function positionOf(client: QueryClient, planId: string, topicId: number): number {
  const plan = client.getQueryData(studyPlanQuery(planId).queryKey);
  return plan?.topics.findIndex(({ id }) => id === topicId) ?? -1;
}

async function changeCounts(
  client: QueryClient,
  planId: string,
  topicId: number,
  { done, right }: { done: number; right: number },
  call: () => Promise<void>,
): Promise<void> {
  const mutationKey = ['study-plans', 'change-questions', planId];
  const add = (sign: 1 | -1) =>
    client.setQueryData(
      studyPlanQuery(planId).queryKey,
      (plan) => plan && withQuestions(plan, topicId, sign * done, sign * right),
    );
  const change = client.getMutationCache().build(client, {
    mutationKey,
    mutationFn: call,
    onMutate: () => void add(1),
    onError: () => void add(-1),
  });
  try {
    await change.execute(undefined);
  } finally {
    if (client.isMutating({ mutationKey }) === 0) refreshAfterQuestions(client, planId);
  }
}

function withQuestions(plan: StudyPlan, topicId: number, done: number, right: number): StudyPlan {
  const topics = plan.topics.map((topic) =>
    topic.id === topicId
      ? {
          ...topic,
          questionsDone: Math.max(0, topic.questionsDone + done),
          questionsRight: Math.max(0, topic.questionsRight + right),
        }
      : topic,
  );
  return { ...plan, topics };
}
