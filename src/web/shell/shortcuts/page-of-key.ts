import type { LinkProps } from '@tanstack/react-router';

type Path = NonNullable<LinkProps['to']>;

/** Where each letter leads after a G. */
const goes: Record<string, Path | undefined> = {
  h: '/dashboard',
  p: '/study-plans',
  f: '/flashcards',
  c: '/study-cycles',
  r: '/summaries',
  t: '/professor',
  m: '/marketplace',
};

/** Where the kind of thing is made that the page at `path` holds; a flashcard, the commonest one, where it holds none. */
export function creationAt(path: string): Path {
  const [, made = 'flashcards'] = /^\/(study-plans|study-cycles|summaries)/.exec(path) ?? [];
  return `/${made}/create` as Path;
}

/** Milliseconds that a G waits for its letter. */
const patienceMs = 1500;

/** Reads keys one by one: answers where the key pressed `at` (milliseconds) leads from `path`, or null. */
export function pageKeys(): (key: string, path: string, at: number) => Path | null {
  let goAt = Number.NEGATIVE_INFINITY;
  return (pressed, path, at) => {
    const key = pressed.toLowerCase();
    const isGoing = at - goAt < patienceMs;
    goAt = !isGoing && key === 'g' ? at : Number.NEGATIVE_INFINITY;
    if (isGoing) return goes[key] ?? null;
    if (key === 'c') return creationAt(path);
    return key === 'r' ? '/flashcards/review' : null;
  };
}
