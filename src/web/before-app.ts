import { showFirstWords } from './shell/first-words/show-first-words.ts';

// Runs within the page, below what stands there until the application has come (scripts/build.ts).

/** Milliseconds that the application waits at most for the first words. */
const holdMs = 1000;

const painted = () =>
  new Promise<void>((done) => {
    if (document.hidden) done();
    else requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });

async function firstWords(): Promise<void> {
  if (!navigator.onLine) return;
  const until = AbortSignal.timeout(holdMs);
  const shown = showFirstWords(location.pathname, until).then((isShown) => (isShown ? painted() : undefined));
  await Promise.race([shown, new Promise((late) => until.addEventListener('abort', late))]);
}

/**
 * Style and scripts are fetched once what is to be read is painted: on a slow line they would come in its way. The
 * scripts run when the style has come.
 */
async function begin(app: DocumentFragment): Promise<void> {
  const isVisitor = document.documentElement.dataset.visitor === 'true';
  await (isVisitor ? painted() : firstWords());
  const scripts = app.querySelectorAll('script');
  for (const script of scripts) script.remove();
  const style = app.querySelector('link[rel="stylesheet"]');
  const styled = new Promise((done) => {
    style?.addEventListener('load', done);
    style?.addEventListener('error', done);
  });
  document.head.append(app);
  if (style) await styled;
  document.head.append(...scripts);
}

const app = document.querySelector<HTMLTemplateElement>('template[data-app]');
if (app) void begin(app.content);
