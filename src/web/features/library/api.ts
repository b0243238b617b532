import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  type LessonAddress,
  type LessonLink,
  type LessonRead,
  libraryApi,
} from '#shared/contracts/library.ts';
import type { StudyPlan } from '#shared/contracts/study-plans.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { ticksUnknownTo } from '#web/sync/in-flight.ts';
import { mutateOptimistically, type OptimisticCache } from '#web/sync/optimistic.ts';
import { useToast } from '#web/ui/toast/use-toast.ts';

/** Lessons change with a release only. */
const staleTime = Number.POSITIVE_INFINITY;

export const subjectsQuery = queryOptions({
  queryKey: ['library'],
  queryFn: async ({ signal }) => (await callApi(libraryApi.list, {}, { signal })).subjects,
  staleTime,
});

export const lessonsQuery = (subject: string) =>
  queryOptions({
    queryKey: ['library', subject],
    queryFn: ({ signal }) => callApi(libraryApi.subject, { params: { subject } }, { signal }),
    staleTime,
  });

export const lessonQuery = (subject: string, lesson: string) =>
  queryOptions({
    queryKey: ['library', subject, lesson],
    queryFn: async ({ signal }) =>
      (await callApi(libraryApi.lesson, { params: { subject, lesson } }, { signal })).lesson,
    staleTime,
    meta: { isKept: (client: QueryClient) => isInPlans(client, { subject, lesson }) },
  });

/** Whether a plan that the page knows has a topic with this lesson. */
const isInPlans = (client: QueryClient, { subject, lesson }: LessonAddress): boolean =>
  client
    .getQueriesData<Pick<StudyPlan, 'lessons'>>({ queryKey: ['study-plans', 'plan'] })
    .some(([, plan]) => plan?.lessons.some((of) => of.subject === subject && of.lesson === lesson));

/** Lessons that `q` finds. */
export const findLessons = (q: string, signal: AbortSignal) =>
  callApi(libraryApi.search, { query: { q } }, { signal });

/** The same; what was found stays while the next is asked for. */
export const foundQuery = (q: string) =>
  queryOptions({
    queryKey: ['library-search', q],
    queryFn: ({ signal }) => findLessons(q, signal),
    placeholderData: keepPreviousData,
    staleTime,
  });

/** The last one first. */
interface Reads {
  reads: LessonRead[];
}

export interface ReadTick {
  subject: string;
  lesson: string;
  isRead: boolean;
}

const readsKey = ['library-reads'] as const;
const readTickKey = ['library-reads', 'tick'] as const;

const isOf =
  ({ subject, lesson }: Omit<ReadTick, 'isRead'>) =>
  (read: LessonRead) =>
    read.subject === subject && read.lesson === lesson;

const putRead = ({ reads }: Reads, tick: ReadTick, read: LessonRead | null): Reads => {
  const others = reads.filter((other) => !isOf(tick)(other));
  return { reads: read ? [read, ...others] : others };
};

const readOf = ({ subject, lesson, isRead }: ReadTick): LessonRead | null =>
  isRead ? { subject, lesson, readAt: new Date().toISOString() } : null;

const applyRead = (reads: Reads, tick: ReadTick): Reads =>
  tick.isRead && reads.reads.some(isOf(tick)) ? reads : putRead(reads, tick, readOf(tick));

async function withTicks(client: QueryClient, answer: Reads, askedAt: number): Promise<Reads> {
  return (await ticksUnknownTo<ReadTick>(client, readTickKey, askedAt)).reduce(applyRead, answer);
}

/** What the student has read. Ticks that the server may not have known while it answered are kept. */
export const readsQuery = queryOptions({
  queryKey: readsKey,
  queryFn: async ({ client, signal }) => {
    const askedAt = Date.now();
    return withTicks(client, await callApi(libraryApi.reads, {}, { signal }), askedAt);
  },
  meta: { withTicks },
});

export async function sendRead(tick: ReadTick) {
  const { subject, lesson, isRead } = tick;
  await callApi(libraryApi.setRead, { params: { subject, lesson }, body: { isRead } });
  return { state: readOf(tick), totals: {} };
}

/** Whether a lesson is read, undefined until that is known, and what marks it: at once, without a network too. */
export function useRead(of: Omit<ReadTick, 'isRead'>): [boolean | undefined, (isRead: boolean) => void] {
  const client = useQueryClient();
  const toast = useToast();
  const isRead = useQuery(readsQuery).data?.reads.some(isOf(of));
  const set = (next: boolean) => {
    const board: OptimisticCache<Reads, ReadTick, LessonRead | null> = {
      queryKey: readsKey,
      mutationKey: readTickKey,
      nameOf: ({ subject, lesson }) => `${subject}/${lesson}`,
      stateOf: ({ reads }, tick) => reads.find(isOf(tick)) ?? null,
      applied: applyRead,
      put: putRead,
      send: sendRead,
      onArrived: (isUncertain) =>
        void client.invalidateQueries({ queryKey: readsKey, refetchType: isUncertain ? 'active' : 'none' }),
    };
    mutateOptimistically(client, board, { ...of, isRead: next }).catch((error: unknown) =>
      toast.error(sentenceOf(error, 'Não foi possível salvar a marcação. Tente novamente.')),
    );
  };
  return [isRead, set];
}

/** Of a subject's lessons, in teaching order: which are read, and where it goes on; null when all are read. */
export function progressIn(
  { slug: subject, lessons }: { slug: string; lessons: readonly LessonLink[] },
  reads: readonly LessonRead[],
): { read: ReadonlySet<string>; next: LessonLink | null } {
  const own = reads.filter((read) => read.subject === subject).map(({ lesson }) => lesson);
  const read = new Set(lessons.map(({ slug }) => slug).filter((slug) => own.includes(slug)));
  const last = lessons.findIndex(({ slug }) => slug === own[0]);
  const open = lessons.filter(({ slug }) => !read.has(slug));
  const next = open.find((lesson) => lessons.indexOf(lesson) > last) ?? open[0] ?? null;
  return { read, next };
}
