import { isMath } from './is-math.ts';

interface Formula {
  content: string;
  display: boolean;
  /** Where the text goes on after it. */
  end: number;
}

/**
 * The formula that begins at `start` with `stop`, a run of dollars or a backslash with what follows it; undefined
 * when none does.
 */
export function readFormula(text: string, start: number, stop: string): Formula | undefined {
  if (stop === '\\(') return readBrackets(text, start, '\\)');
  if (stop === '\\[') return readBrackets(text, start, '\\]');
  if (stop === '$') return readDollars(text, start);
  if (stop === '$$') return readDoubleDollars(text, start);
}

const brackets = ['\\(', '\\[', '\\)', '\\]'];
const steps = /\\.|\$+|\n[ \t>]*(?=\n)/g;

/** Where `close` stands after `from`, in the same paragraph and before any of `barriers`; -1 when it does not. */
function findClose(text: string, from: number, close: string, barriers: readonly string[]): number {
  const step = new RegExp(steps);
  step.lastIndex = from;
  for (let found = step.exec(text); found; found = step.exec(text)) {
    if (found[0].startsWith('\n') || barriers.includes(found[0])) return -1;
    if (close === '$' ? found[0].startsWith('$') : found[0] === close) return found.index;
  }
  return -1;
}

function readBrackets(text: string, start: number, close: string): Formula | undefined {
  const at = findClose(text, start + 2, close, brackets.slice(0, 2));
  const content = text.slice(start + 2, at);
  return at < 0 || !isMath(content) ? undefined : { content, display: close === '\\]', end: at + 2 };
}

/** Two dollars are also slang for money: 'ganhar $$ e gastar $$'. */
function readDoubleDollars(text: string, start: number): Formula | undefined {
  const at = findClose(text, start + 2, '$$', []);
  const content = text.slice(start + 2, at);
  if (at < 0 || !isMath(content)) return;
  if (/^[ \t]/.test(content) && !/\n|[\\^_={}+*/<>\d-]/.test(content) && /\p{L}{2}/u.test(content)) return;
  return { content, display: true, end: at + 2 };
}

const glue = /[\p{L}\p{N}]/u;
/** What may touch a letter or a figure, as in `H$_2$O`, `10$^{-3}$` and `5$\,$kg`. */
const clings = /^\\[a-zA-Z,;:!]|^(?:\{\})?(?:[\^_](?:\{[^{}]*\}|\\[a-zA-Z]+|[^\s{}\\]))+$/;
/** What is between two dollars that each begin an amount: 'US' in `$5 ou US$ 7`, '5 (' in `$5 ($ 7)`. */
const isAmount = (content: string) => /^\d|(?<!\p{L})\p{Lu}\p{L}{0,2}$/u.test(content);

/**
 * A single dollar opens a formula when the next dollar of the paragraph can close it. By Pandoc's rule neither has
 * a blank on its inner side nor a figure after the closing one; here they also touch no letter outside, so that
 * 'R$', 'US$' and '$HOME' stay text, and what they hold has to read as a formula.
 */
function readDollars(text: string, start: number): Formula | undefined {
  const at = findClose(text, start + 1, '$', brackets);
  if (at < 0) return;
  const content = text.slice(start + 1, at);
  const before = text[start - 1] ?? '';
  const after = text.slice(at + 1, at + 3);
  const hasTex = /\\[a-zA-Z]|[\^_]/.test(content);
  if (/^\s|\s$/.test(content) && !(hasTex && /^\s.*\s$/s.test(content))) return;
  if ((glue.test(before) || glue.test(after.charAt(0))) && !clings.test(content)) return;
  if (content.startsWith('{') && after.startsWith('{')) return;
  if (isAmount(content) && /^\s?\d/.test(after) && !hasTex) return;
  return isMath(content) ? { content, display: false, end: at + 1 } : undefined;
}
