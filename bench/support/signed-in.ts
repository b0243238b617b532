import type { Browser, BrowserContext } from '@playwright/test';
import type { CreateFlashcardInput } from '#shared/contracts/flashcards.ts';
import { fill, install, serve } from './installation.ts';
import { headersOf } from './students.ts';

const screen = { width: 1280, height: 800 };
/** The most that one call keeps. */
const atOnce = 1000;

/** Questions as students write them: words, markup, formulas, clozes, code. */
const questions = [
  (n: number) => `Qual é a função da organela número ${n} na célula?`,
  (n: number) => `Resolva $x^2 - ${n}x + ${n - 1} = 0$ e diga quando $\\Delta \\geq 0$.`,
  (n: number) => `A {{c1::mitose}} conserva os ${n} cromossomos; a {{c2::meiose}} os reduz à metade.`,
  (n: number) =>
    `Compare:\n\n- **veia** ${n}\n- **artéria** ${n}\n\n| vaso | sangue |\n|---|---|\n| veia | venoso |`,
  (n: number) => `O que imprime?\n\n\`\`\`js\nconsole.log([1, 2, ${n}].map(String));\n\`\`\``,
] as const;

const cardNumber = (n: number): CreateFlashcardInput => ({
  question: questions[n % questions.length]?.(n) ?? '',
  answer: `Resposta ${n}: **lembre** que $\\frac{${n}}{2} = ${n / 2}$.`,
  subject: ['Biologia', 'Matemática', 'História'][n % 3] ?? '',
  deck: `Pasta ${n % 10}::Baralho ${n % 50}`,
  tags: ['prova', `semana ${n % 30}`],
  difficulty: (n % 5) + 1,
});

async function call(url: string, method: string, headers: Record<string, string>, body: unknown) {
  const json = { ...headers, 'content-type': 'application/json' };
  const response = await fetch(url, { method, headers: json, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} respondeu ${response.status}: ${await response.text()}`);
}

interface Wish {
  cards: number;
  /** The daily limit of new cards. */
  newPerDay: number;
}

export interface SignedIn {
  url: string;
  token: string;
  timeZone: string;
  /** One of the student's plans. */
  planId: string;
}

/** A student with cards, all due, and a server that knows them; it all goes with `stack`. Signed in for 15 minutes. */
export async function studentWith(
  stack: AsyncDisposableStack,
  { cards, newPerDay }: Wish,
): Promise<SignedIn> {
  const installation = await install(stack, 'PGlite');
  const [student] = await fill(installation, 1);
  if (!student) throw new Error('Falta o estudante.');
  const { url } = await serve(stack, installation);
  const headers = await headersOf(student, installation.JWT_SECRET);
  for (let first = 0; first < cards; first += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, cards - first) }, (_, index) =>
      cardNumber(first + index),
    );
    await call(`${url}/api/flashcards/bulk`, 'POST', headers, { cards: some });
  }
  const preferences = { review: { newPerDay } };
  await call(`${url}/api/auth/profile`, 'PUT', headers, { name: 'Ana Souza', preferences });
  const token = headers.authorization?.replace('Bearer ', '') ?? '';
  return { url, token, timeZone: headers['x-time-zone'] ?? '', planId: student.planId };
}

/** What the product's pages find on a device where the student is signed in. */
export const storageOf = ({ token }: SignedIn) => [
  { name: 'token', value: token },
  { name: 'accountNotice', value: 'verify' },
];

/** A browser whose pages open the product, the student signed in. */
export async function signIn(
  stack: AsyncDisposableStack,
  browser: Browser,
  wish: Wish,
): Promise<BrowserContext> {
  const student = await studentWith(stack, wish);
  const { url, timeZone } = student;
  return browser.newContext({
    baseURL: url,
    viewport: screen,
    locale: 'pt-BR',
    timezoneId: timeZone,
    storageState: { cookies: [], origins: [{ origin: url, localStorage: storageOf(student) }] },
  });
}
