import { consentVersion } from '#shared/contracts/accounts.ts';
import { dayAt, test as setup, signIn } from '../e2e/journey.ts';
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

setup('the empty and the overfull student', async ({ page }) => {
  for (const account of [accounts.empty, accounts.overfull]) {
    const data = { ...account, birthYear: 2000, consentVersion };
    setup.expect(await (await page.request.post('/api/auth/register', { data })).text()).toContain('token');
  }
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
});
