import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { focusLimits } from '#shared/contracts/focus.ts';
import type { Syllabus, SyllabusTopic } from '#shared/contracts/syllabi.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { startFocus } from '#web/lib/focus-target.ts';
import { today as dayNow } from '#web/lib/today.ts';
import { mutateOptimistically, type OptimisticCache } from '#web/sync/optimistic.ts';
import { useToast } from '#web/ui/toast/use-toast.ts';
import {
  refreshAfterStudy,
  sendNote,
  sendTheory,
  syllabusQuery,
  type TopicNote,
  takeNoteBack,
  theoryTickKey,
} from '../api.ts';
import { applyTheory, type TheoryTick, topicOf, withTopic } from '../topic-tick.ts';

const boardOf = (
  client: QueryClient,
  syllabusId: string,
): OptimisticCache<Syllabus, TheoryTick, SyllabusTopic['theoryOn']> => ({
  queryKey: syllabusQuery(syllabusId).queryKey,
  mutationKey: theoryTickKey(syllabusId),
  nameOf: ({ topicId }) => String(topicId),
  stateOf: (syllabus, { topicId }) => topicOf(syllabus, topicId)?.theoryOn,
  applied: (syllabus, tick) => applyTheory(syllabus, tick, dayNow()),
  put: (syllabus, { topicId }, theoryOn) => withTopic(syllabus, topicId, (topic) => ({ ...topic, theoryOn })),
  send: (tick) => sendTheory(syllabusId, tick),
  onArrived: (isUncertain) => refreshAfterStudy(client, syllabusId, isUncertain),
});

/** A topic with a note more, or with the last one less. */
function withNote(topic: SyllabusTopic, note: TopicNote, sign: 1 | -1): SyllabusTopic {
  if (note.kind === 'revision') {
    const { revisedOn } = topic;
    return { ...topic, revisedOn: sign > 0 ? [...revisedOn, dayNow()] : revisedOn.slice(0, -1) };
  }
  return {
    ...topic,
    questionsDone: Math.max(0, topic.questionsDone + sign * note.done),
    questionsRight: Math.max(0, topic.questionsRight + sign * note.right),
  };
}

/** Notes something, or takes it back (`sign` -1): on the page at once; undone there when it rejects. */
async function changeNotes(
  client: QueryClient,
  syllabusId: string,
  topicId: number,
  note: TopicNote,
  sign: 1 | -1,
): Promise<void> {
  const mutationKey = ['syllabi', 'note', syllabusId];
  const put = (by: 1 | -1) =>
    client.setQueryData(
      syllabusQuery(syllabusId).queryKey,
      (syllabus) => syllabus && withTopic(syllabus, topicId, (topic) => withNote(topic, note, by)),
    );
  const change = client.getMutationCache().build(client, {
    mutationKey,
    scope: { id: `${mutationKey.join(' ')} ${topicId}` },
    mutationFn: () => (sign > 0 ? sendNote : takeNoteBack)(syllabusId, topicId, note),
    onMutate: () => void put(sign),
    onError: () => void put(sign > 0 ? -1 : 1),
  });
  let isUncertain = true;
  try {
    await change.execute(undefined);
    isUncertain = false;
  } finally {
    if (client.isMutating({ mutationKey }) === 0) refreshAfterStudy(client, syllabusId, isUncertain);
  }
}

/** Characters of a topic that the timer shows. */
const longestLabel = 120;

export interface FollowUp {
  /** Starts the timer for a topic of the discipline `subject`. */
  study: (topic: SyllabusTopic, subject: string) => void;
  tick: (topic: SyllabusTopic, done: boolean) => void;
  note: (topic: SyllabusTopic, note: TopicNote) => void;
}

/** What a student ticks and notes in a syllabus; the same on every render. */
export function useFollowUp(syllabusId: string): FollowUp {
  const client = useQueryClient();
  const toast = useToast();
  return useMemo(() => {
    const say = (fallback: string) => (error: unknown) => toast.error(sentenceOf(error, fallback));
    return {
      study: ({ id: topicId, text }, subject) =>
        startFocus({
          kind: 'topic',
          syllabusId,
          topicId,
          subject: subject.slice(0, focusLimits.subject).trim(),
          label: text.length > longestLabel ? `${text.slice(0, longestLabel).trimEnd()}…` : text,
        }),
      tick: ({ id: topicId }, done) =>
        void mutateOptimistically(client, boardOf(client, syllabusId), { topicId, done }).catch(
          say('Não foi possível salvar sua marcação. Tente novamente.'),
        ),
      note: ({ id: topicId }, note) => {
        const isRevision = note.kind === 'revision';
        const undo = () =>
          void changeNotes(client, syllabusId, topicId, note, -1).catch(
            say('Não foi possível desfazer. Tente novamente.'),
          );
        changeNotes(client, syllabusId, topicId, note, 1).then(
          () => toast.success(isRevision ? 'Revisão anotada.' : 'Questões anotadas.', { undo }),
          say(
            isRevision
              ? 'Não foi possível anotar a revisão. Tente novamente.'
              : 'Não foi possível anotar as questões. Tente novamente.',
          ),
        );
      },
    };
  }, [client, syllabusId, toast]);
}
