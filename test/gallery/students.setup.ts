import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { consentVersion } from '#shared/contracts/accounts.ts';
import type { Syllabus } from '#shared/contracts/syllabi.ts';
import { api, dayAt, expect, makeSyllabus, type NewStudent, test as setup, signIn } from '../e2e/journey.ts';
import { claimFile } from '../e2e/servers/claim-file.ts';
import { accounts } from './accounts.ts';

/** Sixty characters in words, and the most that a title may have in one word. */
const titles = [
  'Preparação completa para o concurso da Polícia Federal 2027!',
  'Inconstitucional'.repeat(8).slice(0, 120),
];
const longWord = 'Hipopotomonstrosesquipedaliofobia';
const paragraph = `${longWord}: a mitocôndria, a membrana e o núcleo dividem o trabalho da célula, e cada parte depende das outras. `;
const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const some = <T>(length: number, make: (n: number) => T) => Array.from({ length }, (_, n) => make(n));
const section = `## ${longWord}\n\n${paragraph.repeat(5)}\n\n- ${paragraph}\n- **${longWord.repeat(3)}**\n\n`;

/** What the overfull student makes: the path, how often, and the n-th body. */
const makings: [path: string, count: number, body: (n: number, title: string) => object][] = [
  [
    '/study-plans',
    60,
    (n, title) => ({
      title,
      description: paragraph.repeat(8),
      subject: `${longWord} ${n % 7}`,
      difficulty: 'avançado',
      startDate: dayAt(0),
      endDate: dayAt(27),
      examDate: dayAt(40),
      goals: some(12, () => paragraph),
      topicsCount: 20,
      numberOfWeeks: 4,
      timeAvailable: 30,
    }),
  ],
  [
    '/flashcards/bulk',
    20,
    (batch, title) => ({
      cards: some(250, (n) => ({
        question: `${batch * 250 + n}. ${n % 3 ? paragraph : title}`,
        answer: n % 10 ? paragraph.repeat(3) : `${'Resposta'.repeat(40)} ${paragraph.repeat(30)}`,
        subject: `${longWord} ${n % 12}`,
        deck: `${longWord}::${'Baralho'.repeat(6)}::${n % 40}`,
        tags: some(n % 20, (tag) => `${longWord}${tag}`.slice(0, 40)),
        difficulty: (n % 5) + 1,
      })),
    }),
  ],
  [
    '/summaries/own',
    40,
    (n, title) => ({
      title,
      subject: `${longWord} ${n % 12}`,
      summary: `# ${title}\n\n${section.repeat(15)}`,
      tags: some(10, (tag) => `${longWord}${tag}`.slice(0, 30)),
    }),
  ],
  [
    '/study-cycles/generate',
    24,
    (_, name) => ({
      name,
      subjects: some(30, (n) => ({ name: `${longWord} ${n}`, difficulty: (n % 5) + 1, priority: 3 })),
      weeklySchedule: Object.fromEntries(days.map((day) => [day, 8])),
      cycleDurationInWeeks: 8,
      startDate: dayAt(0),
      examDate: dayAt(50),
    }),
  ],
  [
    '/syllabi',
    12,
    (_, title) => ({
      title,
      post: 0,
      examDate: dayAt(50),
      otherExamDates: [51, 57, 58, 90].map((day) => dayAt(day)),
    }),
  ],
  ['/chatbot/conversations', 40, (_, title) => ({ title: title.slice(0, 100) })],
  [
    '/pomodoros',
    120,
    (n) => {
      const end = Date.now() - n * 5_400_000;
      return {
        subject: `${longWord} ${n % 9}`,
        category: 'Estudo',
        durationMinutes: 50,
        startTime: new Date(end - 3_000_000).toISOString(),
        endTime: new Date(end).toISOString(),
      };
    },
  ],
];

async function join(page: Page, account: NewStudent): Promise<void> {
  const data = { ...account, birthYear: 2000, consentVersion };
  setup.expect(await (await page.request.post('/api/auth/register', { data })).text()).toContain('token');
}

const disciplineOf = (n: number) => ({
  name: `${n + 1}. ${n % 3 ? longWord : paragraph}`.slice(0, 200),
  area: n < 20 ? 'Conhecimentos Básicos' : 'Conhecimentos Específicos',
  questions: 3,
  weight: 1 + (n % 3),
  minimum: 1,
  topics: some(50, (topic) => ({
    depth: Math.min(topic, topic % 5),
    text: topic % 4 ? longWord : paragraph,
  })),
});

const readSyllabus = async (page: Page, id: string) =>
  (await api<{ data: { syllabus: Syllabus } }>(page, 'GET', `/syllabi/${id}`)).data.syllabus;

setup('the syllabus of the typical student', async ({ page }) => {
  await signIn(page, accounts.typical);
  const id = await makeSyllabus(page);
  const [topic] = (await readSyllabus(page, id)).disciplines[0]?.topics ?? [];
  await api(page, 'PUT', `/syllabi/${id}/topics/${topic?.id}/theory`, { done: true });
  await api(page, 'POST', `/syllabi/${id}/topics/${topic?.id}/questions`, { done: 20, right: 15 });
});

setup('who administers', async ({ page, baseURL }) => {
  await join(page, accounts.admin);
  await signIn(page, accounts.admin);
  await page.goto(await readFile(claimFile(new URL(baseURL ?? '').port), 'utf8'));
  await page.getByRole('button', { name: 'Assumir a administração' }).click();
  await page.getByRole('link', { name: 'Abrir a administração' }).click();
  await page.getByRole('searchbox').fill('demo2');
  await page
    .getByRole('button', { name: /^O que fazer com/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Suspender' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspender' }).click();
  await expect(page.getByText('suspensa', { exact: true })).toBeVisible();
});

setup('the empty and the overfull student', async ({ page }) => {
  await join(page, accounts.empty);
  await join(page, accounts.overfull);
  await signIn(page, accounts.overfull);
  const headers = {
    authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}`,
    'x-time-zone': 'America/Sao_Paulo',
  };
  for (const [path, count, body] of makings)
    for (const [n, title] of some(count, (n) => [n, titles[n % titles.length] ?? ''] as const)) {
      const answer = await page.request.post(`/api${path}`, { headers, data: body(n, title) });
      setup.expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    }
  const [card] = (await api<{ syllabi: { id: string }[] }>(page, 'GET', '/syllabi')).syllabi;
  const { id, revision } = await readSyllabus(page, card?.id ?? '');
  await api(page, 'PUT', `/syllabi/${id}`, { revision, disciplines: some(40, disciplineOf) });
});
