import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort, temporaryFolder } from '#test/support/processes/server-process.ts';
import config from '../playwright.config.ts';
import { buildWeb } from '../scripts/build.ts';
import { machineIndex, slownessFor } from './support/browser/phone.ts';
import { percentile } from './support/figures.ts';
import { type SignedIn, storageOf, studentWith } from './support/signed-in.ts';
import { against, decimal, printTable } from './support/table.ts';
import { tidily } from './support/tidy.ts';

/** Of each page; the middle one counts. */
const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Points, and milliseconds of a first visit to a public page or of a return to a student's. */
const aims = {
  public: { score: 95, lcp: 1500, tbt: 100, cls: 0 },
  student: { score: 90, lcp: 1200, tbt: 100, cls: 0 },
};
const otherScores = 100;
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
  /** How many times slower the processor is taken to be. */
  slowness: number;
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
    // A group of its own: what stands at the path may be a script that starts the browser and waits for it.
    detached: true,
  });
  const ended = once(child, 'close');
  stack.defer(async () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid);
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
async function judge(
  outer: AsyncDisposableStack,
  target: Target,
  visit: Visit,
  student: SignedIn,
  triesLeft = 2,
): Promise<Verdict> {
  const { path, signedIn } = target;
  const { throttling, slowness, after } = visit;
  const url = `${student.url}${path}`;
  // Its browser goes with the visit, and with the bench that is interrupted in the middle of one.
  await using stack = outer.use(new AsyncDisposableStack());
  const port = await startBrowser(stack);
  const visited = { nothing: null, login, itself: path }[after];
  if (signedIn) await rememberSession(port, student, visited);
  const answer = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: signedIn || throttling === 'devtools' ? ['performance'] : [...categories],
    throttlingMethod: throttling,
    throttling: { cpuSlowdownMultiplier: slowness },
    disableStorageReset: after !== 'nothing',
  });
  if (!answer) throw new Error(`Lighthouse não julgou ${path}.`);
  const { lhr } = answer;
  if (lhr.runtimeError && triesLeft === 0) throw new Error(`${path}: ${lhr.runtimeError.message}`);
  // On a busy machine a recording is sometimes lost, and Lighthouse asks to be run again.
  if (lhr.runtimeError) return judge(outer, target, visit, student, triesLeft - 1);
  const figure = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const weighed = Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs);
  return {
    scores: Object.values(lhr.categories).map(({ score }) => (score ?? Number.NaN) * 100),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    costs: weighed.flatMap(({ id, weight }) => {
      const audit = lhr.audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return [];
      return [`${audit.title}: ${audit.displayValue ?? decimal(audit.score, 2)}`];
    }),
  };
}

async function indexOfThisMachine(): Promise<number> {
  const browser = await chromium.launch(config.use?.launchOptions);
  const index = await machineIndex(browser);
  await browser.close();
  return index;
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
  const machine = await indexOfThisMachine();
  const slowness = slownessFor(machine);
  const costs = new Map<string, Set<string>>();
  const middleOf = async (target: Target, visit: Visit) => {
    const verdicts: Verdict[] = [];
    for (let run = 0; run < runs; run++) verdicts.push(await judge(stack, target, visit, student));
    costs.set(target.name, new Set(verdicts.flatMap((verdict) => verdict.costs)));
    return (of: (verdict: Verdict) => number) => percentile(verdicts.map(of), 0.5);
  };
  const aimsOf = ({ signedIn }: Target) => (signedIn ? aims.student : aims.public);
  const times = (target: Target, middle: (of: (verdict: Verdict) => number) => number) => {
    const { lcp, tbt, cls } = aimsOf(target);
    return [
      against(
        middle((verdict) => verdict.lcp),
        '≤',
        lcp,
        0,
      ),
      against(
        middle((verdict) => verdict.tbt),
        '≤',
        tbt,
        0,
      ),
      against(
        middle((verdict) => verdict.cls),
        '≤',
        cls,
        3,
      ),
    ];
  };

  const scored: string[][] = [];
  for (const target of targets) {
    // A student's screen is never the first thing that a device opens.
    const after = target.signedIn ? 'itself' : 'nothing';
    const middle = await middleOf(target, { throttling: 'simulate', slowness, after });
    const scores = categories.map((_, index) =>
      target.signedIn && index > 0
        ? '–'
        : against(
            middle(({ scores }) => scores[index] ?? Number.NaN),
            '≥',
            index === 0 ? aimsOf(target).score : otherScores,
            0,
          ),
    );
    scored.push([target.name, ...scores, ...times(target, middle)]);
  }
  printTable(
    `Lighthouse, telefone ${decimal(slowness, 1)}× mais lento do que esta máquina (índice ${decimal(machine)}) em 4G lento como ele o calcula, primeira visita (de estudante: de volta), a do meio de ${runs}`,
    ['página', 'desempenho', 'acessibilidade', 'boas práticas', 'busca', 'LCP ms', 'TBT ms', 'CLS'],
    scored,
  );
  for (const [name, found] of costs) for (const cost of found) console.log(`${name}: ${cost}`);

  const slowed: string[][] = [];
  for (const target of targets)
    for (const [after, name] of befores)
      if (target.signedIn || after === 'nothing') {
        const middle = await middleOf(target, { throttling: 'devtools', slowness, after });
        slowed.push([target.name, name, ...times(target, middle)]);
      }
  printTable(
    `O mesmo telefone, com o processador e cada pedido de fato atrasados, a visita do meio de ${runs}`,
    ['página', 'aparelho', 'LCP ms', 'TBT ms', 'CLS'],
    slowed,
  );
});
