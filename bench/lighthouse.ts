import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort, temporaryFolder } from '#test/support/processes/server-process.ts';
import config from '../playwright.config.ts';
import { buildWeb } from '../scripts/build.ts';
import { percentile } from './support/figures.ts';
import { type SignedIn, storageOf, studentWith } from './support/signed-in.ts';
import { against, decimal, printTable } from './support/table.ts';
import { tidily } from './support/tidy.ts';

/** Of each page; the middle one counts. */
const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const aims = { score: 95, lcp: 1500, tbt: 100, cls: 0 };
/** Milliseconds in which the application is kept on the device, once it is there. */
const keptIn = 6000;
const login = '/login';

interface Target {
  path: string;
  name: string;
  /** Whether a student sees it: then only its speed is judged. */
  signedIn: boolean;
}

interface Visit {
  /**
   * How the phone is slow: as Lighthouse's mobile preset reckons it from a fast visit, or by slowing the processor and
   * each request down.
   */
  throttling: 'simulate' | 'devtools';
  /** What the device saw before: nothing, the login, which keeps the application there, or the page itself. */
  after: 'nothing' | 'login' | 'itself';
}

const befores = [
  ['nothing', 'aparelho vazio'],
  ['login', 'vindo do login'],
  ['itself', 'de volta'],
] as const satisfies [Visit['after'], string][];

interface Verdict {
  scores: number[];
  lcp: number;
  tbt: number;
  cls: number;
  /** How fast the machine was, as Lighthouse reckons it: its figures depend on that. */
  machine: number;
  /** What costs points, by its name and what it found. */
  costs: string[];
}

/** A browser with nothing in it, on a port that Lighthouse may drive it by: Playwright's own would disturb its traces. */
async function startBrowser(stack: AsyncDisposableStack): Promise<number> {
  const profile = await temporaryFolder();
  stack.defer(() => profile.remove());
  const port = await freePort();
  const { executablePath = 'chromium', args = [] } = config.use?.launchOptions ?? {};
  const own = [
    '--headless=new',
    '--lang=pt-BR',
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${profile.path}`,
  ];
  const child = spawn(executablePath, [...args, ...own, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  stack.defer(async () => {
    child.kill();
    await ended;
  });
  for await (const line of createInterface(child.stderr))
    if (line.startsWith('DevTools listening')) return port;
  throw new Error('O Chromium não abriu.');
}

/** Puts a student's session where the product's pages will look for it, and what a visit to an address leaves. */
async function rememberSession(port: number, student: SignedIn, visited: string | null): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  await page?.goto(`${student.url}/favicon.svg`);
  const signIn = async () => {
    for (const { name, value } of storageOf(student))
      await page?.evaluate(([key, text]) => localStorage.setItem(key, text), [name, value] as const);
  };
  if (visited !== login) await signIn();
  if (visited) {
    await page?.goto(`${student.url}${visited}`);
    await page?.waitForTimeout(keptIn);
  }
  if (visited === login) await signIn();
  await page?.close();
  await browser.close();
}

/** One visit with a browser that knows nothing but the session, or what the last visit left: Lighthouse's phone. */
async function judge(target: Target, visit: Visit, student: SignedIn, triesLeft = 2): Promise<Verdict> {
  const { path, signedIn } = target;
  const { throttling, after } = visit;
  const url = `${student.url}${path}`;
  await using stack = new AsyncDisposableStack();
  const port = await startBrowser(stack);
  const visited = { nothing: null, login, itself: path }[after];
  if (signedIn) await rememberSession(port, student, visited);
  const answer = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: signedIn || throttling === 'devtools' ? ['performance'] : [...categories],
    throttlingMethod: throttling,
    disableStorageReset: after !== 'nothing',
  });
  if (!answer) throw new Error(`Lighthouse não julgou ${path}.`);
  const { lhr } = answer;
  if (lhr.runtimeError && triesLeft === 0) throw new Error(`${path}: ${lhr.runtimeError.message}`);
  // On a busy machine a recording is sometimes lost, and Lighthouse asks to be run again.
  if (lhr.runtimeError) return judge(target, visit, student, triesLeft - 1);
  const figure = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const weighed = Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs);
  return {
    scores: Object.values(lhr.categories).map(({ score }) => (score ?? Number.NaN) * 100),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    machine: lhr.environment.benchmarkIndex,
    costs: weighed.flatMap(({ id, weight }) => {
      const audit = lhr.audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return [];
      return [`${audit.title}: ${audit.displayValue ?? decimal(audit.score, 2)}`];
    }),
  };
}

await buildWeb({ ifStale: true });
await tidily(async (stack) => {
  const student = await studentWith(stack, { cards: 200, newPerDay: 20 });
  const targets: Target[] = [
    { path: '/', name: 'página inicial', signedIn: false },
    { path: login, name: 'login', signedIn: false },
    { path: '/dashboard', name: 'dashboard', signedIn: true },
    { path: `/study-plans/${student.planId}`, name: 'plano', signedIn: true },
    { path: '/flashcards/review', name: 'revisão', signedIn: true },
  ];
  const costs = new Map<string, Set<string>>();
  const machines: number[] = [];
  const middleOf = async (target: Target, visit: Visit) => {
    const verdicts: Verdict[] = [];
    for (let run = 0; run < runs; run++) verdicts.push(await judge(target, visit, student));
    machines.push(...verdicts.map(({ machine }) => machine));
    costs.set(target.name, new Set(verdicts.flatMap((verdict) => verdict.costs)));
    return (of: (verdict: Verdict) => number) => percentile(verdicts.map(of), 0.5);
  };
  const times = (middle: (of: (verdict: Verdict) => number) => number) => [
    against(
      middle(({ lcp }) => lcp),
      '≤',
      aims.lcp,
      0,
    ),
    against(
      middle(({ tbt }) => tbt),
      '≤',
      aims.tbt,
      0,
    ),
    against(
      middle(({ cls }) => cls),
      '≤',
      aims.cls,
      3,
    ),
  ];

  const scored: string[][] = [];
  for (const target of targets) {
    // A student's screen is never the first thing that a device opens.
    const after = target.signedIn ? 'itself' : 'nothing';
    const middle = await middleOf(target, { throttling: 'simulate', after });
    const scores = categories.map((_, index) =>
      target.signedIn && index > 0
        ? '–'
        : against(
            middle(({ scores }) => scores[index] ?? Number.NaN),
            '≥',
            aims.score,
            0,
          ),
    );
    scored.push([target.name, ...scores, ...times(middle)]);
  }
  printTable(
    `Lighthouse, telefone 4× mais lento em 4G lento como ele o calcula, primeira visita (de estudante: de volta), a do meio de ${runs}`,
    ['página', 'desempenho', 'acessibilidade', 'boas práticas', 'busca', 'LCP ms', 'TBT ms', 'CLS'],
    scored,
  );
  console.log(`\nÍndice da máquina, pelo Lighthouse: ${decimal(percentile(machines, 0.5))}`);
  for (const [name, found] of costs) for (const cost of found) console.log(`${name}: ${cost}`);

  const slowed: string[][] = [];
  for (const target of targets)
    for (const [after, name] of befores)
      if (target.signedIn || after === 'nothing') {
        const middle = await middleOf(target, { throttling: 'devtools', after });
        slowed.push([target.name, name, ...times(middle)]);
      }
  printTable(
    `O mesmo telefone, com o processador e cada pedido de fato atrasados, a visita do meio de ${runs}`,
    ['página', 'aparelho', 'LCP ms', 'TBT ms', 'CLS'],
    slowed,
  );
});
