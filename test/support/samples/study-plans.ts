import type { CloneSource, Publication } from '#shared/contracts/marketplace.ts';
import type {
  Activity,
  ListedPlan,
  PlanWeek,
  StudyPlan,
  StudyPlanCard,
  Topic,
} from '#shared/contracts/study-plans.ts';
import { addDays, weekdayNames, weekdayOf } from '#shared/rules/time/study-day.ts';

/** A card of the list, for tests. */
export function sampleCard(changes: Partial<StudyPlanCard> = {}): StudyPlanCard {
  return {
    id: '0193a000-0000-7000-8000-00000000000a',
    title: 'Genética para o Enem',
    description: 'Leis de Mendel e heredogramas.',
    subject: 'Biologia',
    difficulty: 'medium',
    isActive: true,
    isDelayed: false,
    isPublished: false,
    isPublishable: true,
    isAdvanced: false,
    isTestAccount: false,
    expiresAt: null,
    averageRating: 0,
    numberOfReviews: 0,
    progress: 0,
    startDate: '2026-03-10',
    endDate: '2026-03-23',
    timeAvailable: 20,
    examDate: null,
    createdAt: '2026-03-10T12:00:00.000Z',
    ...changes,
  };
}

/** The same as the list holds it. */
export const sampleListed = (changes: Partial<ListedPlan> = {}): ListedPlan => ({
  ...sampleCard(changes),
  next: null,
  ...changes,
});

const activity = (id: string, topic: string): Activity => ({
  _id: id,
  time: '08:00',
  duration: 50,
  topic,
  kind: 'theory',
  description: `Estude ${topic} e anote as dúvidas.`,
  completed: false,
});

/** Weeks of seven days from `start`, each first day with two activities. */
export function sampleWeeks(start: string, count: number): PlanWeek[] {
  return Array.from({ length: count }, (_, week) => ({
    weekNumber: week + 1,
    days: Array.from({ length: 7 }, (_, day) => {
      const date = addDays(start, week * 7 + day);
      const activities =
        day === 0
          ? [activity(`w${week}a0`, `Leitura ${week + 1}`), activity(`w${week}a1`, `Exercícios ${week + 1}`)]
          : [];
      return { dayNumber: day + 1, dayName: weekdayNames[weekdayOf(date)], date, activities };
    }),
  }));
}

/** A topic, for tests. */
export function sampleTopic(changes: Partial<Topic> = {}): Topic {
  const name = changes.name ?? 'Mendel';
  return {
    id: 0,
    name,
    description: `Sobre ${name}.`,
    priority: 'média',
    completed: false,
    completedOn: null,
    revisedOn: [],
    questionsDone: 0,
    questionsRight: 0,
    ...changes,
  };
}

/** A plan with two weeks of two activities and four topics, for tests. */
export function samplePlan(changes: Partial<StudyPlan> = {}): StudyPlan {
  return {
    ...sampleCard(),
    goals: ['Resolver questões do Enem'],
    evaluationMethods: [{ name: 'Simulado', description: 'Quinze questões.', frequency: 'Semanal' }],
    resources: [
      {
        title: 'Khan Academy',
        description: 'Aulas curtas.',
        type: 'curso',
        url: 'https://pt.khanacademy.org',
      },
    ],
    topics: [
      sampleTopic({ id: 0, name: 'Mendel', priority: 'alta' }),
      sampleTopic({ id: 1, name: 'DNA' }),
      sampleTopic({ id: 2, name: 'Meiose', priority: 'baixa' }),
      sampleTopic({ id: 3, name: 'Mutação', priority: 'baixa' }),
    ],
    weeks: sampleWeeks('2026-03-10', 2),
    lessons: [],
    weeklySchedule: null,
    reviews: [],
    canUndoReplan: false,
    syllabus: null,
    engine: 'local',
    fallback: null,
    ...changes,
  };
}

/** How a published plan stands, for tests. */
export function samplePublication(changes: Partial<Publication> = {}): Publication {
  return {
    state: 'published',
    hasChanges: false,
    publishedAt: '2026-03-10T12:00:00.000Z',
    updatedAt: '2026-03-10T12:00:00.000Z',
    version: 1,
    views: 40,
    clones: 12,
    syllabusTopics: 0,
    averageRating: 4.3,
    numberOfReviews: 3,
    days: [
      { day: '2026-03-11', views: 30, clones: 10, averageRating: 0, numberOfReviews: 0 },
      { day: '2026-03-14', views: 10, clones: 2, averageRating: 4.3, numberOfReviews: 3 },
    ],
    ...changes,
  };
}

/** Where a clone comes from, with a newer version to take, for tests. */
export function sampleSource(changes: Partial<CloneSource> = {}): CloneSource {
  return {
    listingId: '0193a000-0000-7000-8000-0000000000a1',
    author: { username: 'Conta de demonstração 1', profilePicture: null },
    version: 3,
    clonedVersion: 1,
    updatedAt: '2026-03-20T12:00:00.000Z',
    changes: {
      added: ['Epistasia'],
      removed: ['Mutação'],
      renamed: [{ from: 'DNA', to: 'DNA e RNA' }],
      activities: { before: 4, after: 6 },
      done: { before: 3, after: 2 },
      syllabus: null,
    },
    ...changes,
  };
}
