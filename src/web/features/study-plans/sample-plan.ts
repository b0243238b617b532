import type { Activity, PlanWeek, StudyPlan, StudyPlanCard } from '#shared/contracts/study-plans.ts';
import { addDays, weekdayNames, weekdayOf } from '#shared/rules/study-day.ts';

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
    createdAt: '2026-03-10T12:00:00.000Z',
    ...changes,
  };
}

const activity = (id: string, topic: string): Activity => ({
  _id: id,
  time: '08:00',
  duration: 50,
  topic,
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

/** A plan with two weeks of two activities and four topics, for tests. */
export function samplePlan(changes: Partial<StudyPlan> = {}): StudyPlan {
  const topic = (name: string, priority: 'alta' | 'média' | 'baixa') => ({
    name,
    description: `Sobre ${name}.`,
    priority,
    completed: false,
  });
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
      topic('Mendel', 'alta'),
      topic('DNA', 'média'),
      topic('Meiose', 'baixa'),
      topic('Mutação', 'baixa'),
    ],
    weeks: sampleWeeks('2026-03-10', 2),
    engine: 'local',
    ...changes,
  };
}
