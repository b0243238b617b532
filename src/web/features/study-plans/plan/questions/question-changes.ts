import type { QueryClient } from '@tanstack/react-query';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import {
  deleteQuestions,
  questionEntriesQuery,
  refreshAfterQuestions,
  sendQuestions,
  studyPlanQuery,
} from '../../api.ts';

/** Questions of one entry of the log. */
export interface LoggedQuestions {
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
export function logQuestions(client: QueryClient, planId: string, entry: NewQuestions): Promise<void> {
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
