import { expect, test } from 'vitest';
import { writeLocalDraft } from '#server/language/plans/local.ts';
import type { DraftRequest } from '#server/language/plans/plan-writer.ts';
import { openCatalogue } from '#server/language/wish/catalogue.ts';
import { minutesByWeekday } from '#shared/rules/time/study-week.ts';
import { schedulePlan } from './schedule.ts';

const wishes: Pick<DraftRequest, 'title' | 'subject' | 'difficulty' | 'goals'>[] = [
  {
    title: 'Funções do zero',
    subject: 'Matemática',
    difficulty: 'iniciante',
    goals: ['Entender gráficos de funções'],
  },
  {
    title: 'Genética para o vestibular',
    subject: 'Genética',
    difficulty: 'intermediário',
    goals: ['Resolver heredogramas'],
  },
  {
    title: 'Brasil República',
    subject: 'História',
    difficulty: 'avançado',
    goals: ['Ligar cada período às suas causas'],
  },
  {
    title: 'ENEM em três meses',
    subject: 'ENEM',
    difficulty: 'intermediário',
    goals: ['Passar de 800 pontos'],
  },
  {
    title: 'Nota 900 na redação',
    subject: 'Redação',
    difficulty: 'intermediário',
    goals: ['Escrever em uma hora'],
  },
  {
    title: 'Primeiro emprego',
    subject: 'Programação',
    difficulty: 'iniciante',
    goals: ['Fazer um site meu'],
  },
  {
    title: 'Segunda fase da OAB',
    subject: 'Direito',
    difficulty: 'avançado',
    goals: ['Escrever boas peças'],
  },
  {
    title: 'Concurso para técnico',
    subject: 'Concurso público',
    difficulty: 'iniciante',
    goals: ['Estudar à noite'],
  },
  {
    title: 'Ciências juntas',
    subject: 'Física e Química',
    difficulty: 'intermediário',
    goals: ['Não errar unidades'],
  },
  {
    title: 'Crochê',
    subject: 'Crochê',
    difficulty: 'iniciante',
    goals: ['Fazer um cachecol', 'Ler receitas'],
  },
];

const catalogue = await openCatalogue();
const hours = minutesByWeekday({ weeklySchedule: null, timeAvailable: 6 });

function page({ title, subject, difficulty, goals }: (typeof wishes)[number]): string {
  const draft = writeLocalDraft(
    {
      title,
      subject,
      difficulty,
      goals,
      description: '',
      topicsCount: 12,
      isAdvanced: false,
      programme: '',
    },
    catalogue,
  );
  const [week] = schedulePlan({
    topics: draft.topics,
    startDate: '2026-03-09',
    numberOfWeeks: 4,
    minutesByWeekday: hours,
  });
  const days = week?.days.flatMap(({ dayName, activities }) =>
    activities.map(
      ({ time, duration, description }) => `- ${dayName}, ${time}, ${duration} min. ${description}`,
    ),
  );
  return [
    `## ${title} (${subject}, ${difficulty})`,
    draft.description,
    ...draft.topics.map(
      ({ name, description, priority }, at) => `${at + 1}. **${name}** (${priority}). ${description}`,
    ),
    '### Primeira semana',
    ...(days ?? []),
    '### Recursos e avaliação',
    ...draft.resources.map(({ title: name, description }) => `- ${name}. ${description}`),
    ...draft.evaluationMethods.map(
      ({ name, frequency, description }) => `- ${name} (${frequency}). ${description}`,
    ),
  ].join('\n');
}

test('ten plans stand as they were last read by a person', async () => {
  await expect(`# Dez planos do motor local\n\n${wishes.map(page).join('\n\n')}\n`).toMatchFileSnapshot(
    '../../../../../test/golden/local-plans.txt',
  );
});
