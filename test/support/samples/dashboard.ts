import type { Dashboard, DashboardTask, TodayItem } from '#shared/contracts/dashboard.ts';
import { addDays } from '#shared/rules/time/study-day.ts';

/** The day of `sampleDashboard`, a Wednesday. */
export const sampleDay = '2026-03-11';

/** A block of a cycle, for tests. */
export function sampleTask(changes: Partial<DashboardTask> = {}): DashboardTask {
  return {
    cycleId: '0193a000-0000-7000-8000-00000000000c',
    cycleName: 'Rumo ao Enem',
    subject: 'Química',
    time: '08:00',
    duration: 50,
    minutesLeft: 50,
    completed: false,
    weekIndex: 0,
    day: 'wednesday',
    blockIndex: 0,
    blockId: 'b1',
    ...changes,
  };
}

/** An activity of a plan on today's list, for tests. */
export function sampleItem(changes: Partial<TodayItem> = {}): TodayItem {
  return {
    id: 'activity:a1',
    kind: 'activity',
    title: 'Leis de Mendel',
    reason: 'Hoje às 08:00 no plano “Genética para o Enem”',
    minutes: 30,
    href: '/study-plans/p1?tab=schedule#hoje',
    subject: 'Biologia',
    lesson: null,
    owner: { id: 'p1', title: 'Genética para o Enem' },
    isLate: false,
    target: { kind: 'activity', planId: 'p1', activityId: 'a1' },
    ...changes,
  };
}

/** The dashboard of a student with something of everything, for tests. */
export function sampleDashboard(changes: Partial<Dashboard> = {}): Dashboard {
  return {
    today: sampleDay,
    studyPlans: { total: 5, active: 3 },
    flashcards: { totalCount: 340, dueCount: 12, nextDueOn: addDays(sampleDay, 1), isReviewed: true },
    summaries: { total: 4 },
    studyCycles: { total: 1 },
    totalStudyTimeMinutes: 754,
    todayStudyMinutes: 45,
    week: [10, 0, 25.4, 60, 100, 240, 45].map((minutes, index) => ({
      day: addDays(sampleDay, index - 6),
      minutes,
    })),
    tasks: [sampleTask(), sampleTask({ subject: 'Física', time: '09:00', blockIndex: 1, blockId: 'b2' })],
    recentPlans: [
      { id: 'p1', title: 'Genética para o Enem', subject: 'Biologia', progress: 40 },
      { id: 'p2', title: 'Funções', subject: 'Matemática', progress: 100 },
    ],
    plan: {
      items: [
        sampleItem({
          id: 'cards',
          kind: 'cards',
          title: 'Revisar 12 flashcards',
          reason: '12 flashcards vencem hoje',
          minutes: 2,
          href: '/flashcards/review',
          subject: null,
          owner: null,
          target: null,
        }),
        sampleItem({
          id: 'revision:p1:3',
          kind: 'revision',
          title: 'Mitose',
          reason: 'Revisão de 7 dias do plano “Genética para o Enem”',
          minutes: 15,
          href: '/study-plans/p1?tab=topics#topico-3',
          target: { kind: 'revision', planId: 'p1', topicId: 3, number: 2 },
        }),
        sampleItem(),
        sampleItem({
          id: 'block:b1',
          kind: 'block',
          title: 'Química',
          reason: 'Hoje às 08:00 no ciclo “Rumo ao Enem”',
          minutes: 50,
          href: '/study-cycles/c1?tab=schedule',
          subject: 'Química',
          owner: { id: 'c1', title: 'Rumo ao Enem' },
          target: { kind: 'block', cycleId: 'c1', blockId: 'b1' },
        }),
      ],
      minutesToday: 120,
      minutesDone: 0,
      leftOut: 3,
      late: [],
      next: null,
      exam: { title: 'Enem', date: addDays(sampleDay, 9), daysLeft: 9, href: '/study-plans/p1' },
    },
    ...changes,
  };
}
