import { demoAccount } from '#server/features/accounts/seed.ts';
import { consentVersion } from '#shared/contracts/accounts.ts';
import { addDays, studyDay } from '#shared/rules/time/study-day.ts';

/** Who looks at a screen: how much there is on it depends on that. */
export const viewers = ['guest', 'typical', 'empty', 'overfull'] as const;
export type Viewer = (typeof viewers)[number];
export type Student = Exclude<Viewer, 'guest'>;

export const timeZone = 'America/Sao_Paulo';
const password = 'segredo-bom-1';
const accounts: Record<Student, { name: string; email: string; password: string }> = {
  typical: demoAccount,
  empty: { name: 'Estudante', email: 'vazio@example.com', password },
  overfull: {
    name: 'Estudante com um Nome Bastante Comprido e Vários Sobrenomes',
    email: 'uma-estudante-com-um-endereco-muito-comprido@um-dominio-tambem-comprido.example.com',
    password,
  },
};

/** Sixty characters in words, and the most that a title may have in one word. */
const titles = [
  'Preparação completa para o concurso da Polícia Federal 2027!',
  'Inconstitucional'.repeat(8).slice(0, 120),
];
const longWord = 'Hipopotomonstrosesquipedaliofobia';
const paragraph = `${longWord}: a mitocôndria, a membrana e o núcleo dividem o trabalho da célula, e cada parte depende das outras. `;

type Send = (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>;

const sender =
  (url: string, token = ''): Send =>
  async (method, path, body) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        'x-time-zone': timeZone,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} respondeu ${response.status}: ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  };

interface Session {
  accessToken: string;
  refreshToken: string;
}

/** A session of their own for each window: refresh tokens rotate, and a copy of one would soon be refused. */
export async function signIn(url: string, student: Student): Promise<Session> {
  const { email, password } = accounts[student];
  return (await sender(url)('POST', '/auth/login', { email, password })).data as Session;
}

async function fill(send: Send): Promise<void> {
  const today = studyDay(new Date(), timeZone);
  const each = async (count: number, work: (n: number, title: string) => Promise<unknown>) => {
    for (let n = 0; n < count; n++) await work(n, titles[n % titles.length] ?? '');
  };
  await each(60, (n, title) =>
    send('POST', '/study-plans', {
      title,
      description: paragraph.repeat(8),
      subject: `${longWord} ${n % 7}`,
      difficulty: 'avançado',
      startDate: today,
      endDate: addDays(today, 27),
      examDate: addDays(today, 40),
      goals: Array.from({ length: 12 }, () => paragraph),
      topicsCount: 20,
      numberOfWeeks: 4,
      timeAvailable: 30,
    }),
  );
  await each(20, (batch, title) =>
    send('POST', '/flashcards/bulk', {
      cards: Array.from({ length: 250 }, (_, n) => ({
        question: `${batch * 250 + n}. ${n % 3 ? paragraph : title}`,
        answer: n % 10 ? paragraph.repeat(3) : `${'Resposta'.repeat(40)} ${paragraph.repeat(30)}`,
        subject: `${longWord} ${n % 12}`,
        deck: `${longWord}::${'Baralho'.repeat(6)}::${n % 40}`,
        tags: Array.from({ length: n % 20 }, (_, tag) => `${longWord}${tag}`.slice(0, 40)),
        difficulty: (n % 5) + 1,
      })),
    }),
  );
  await each(40, (n, title) =>
    send('POST', '/summaries/own', {
      title,
      subject: `${longWord} ${n % 12}`,
      summary: `# ${title}\n\n${`## ${longWord}\n\n${paragraph.repeat(5)}\n\n- ${paragraph}\n- **${longWord.repeat(3)}**\n\n`.repeat(15)}`,
      tags: Array.from({ length: 10 }, (_, tag) => `${longWord}${tag}`.slice(0, 30)),
    }),
  );
  const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
  await each(24, (_, name) =>
    send('POST', '/study-cycles/generate', {
      name,
      subjects: Array.from({ length: 30 }, (_, n) => ({
        name: `${longWord} ${n}`,
        difficulty: (n % 5) + 1,
        priority: 3,
      })),
      weeklySchedule: Object.fromEntries(days.map((day) => [day, 8])),
      cycleDurationInWeeks: 8,
      startDate: today,
      examDate: addDays(today, 50),
    }),
  );
  await each(40, (_, title) => send('POST', '/chatbot/conversations', { title: title.slice(0, 100) }));
  await each(120, (n) => {
    const end = Date.now() - n * 5_400_000;
    return send('POST', '/pomodoros', {
      subject: `${longWord} ${n % 9}`,
      category: 'Estudo',
      durationMinutes: 50,
      startTime: new Date(end - 3_000_000).toISOString(),
      endTime: new Date(end).toISOString(),
    });
  });
}

/** Makes the students that a seeded installation lacks, as far as they are wanted. */
export async function makeStudents(url: string, wanted: ReadonlySet<Viewer>): Promise<void> {
  for (const student of ['empty', 'overfull'] as const) {
    if (!wanted.has(student)) continue;
    const account = accounts[student];
    await sender(url)('POST', '/auth/register', { ...account, birthYear: 2000, consentVersion });
    const send = sender(url, (await signIn(url, student)).accessToken);
    if (student === 'overfull') await fill(send);
  }
}
