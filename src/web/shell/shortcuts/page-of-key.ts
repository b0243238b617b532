import type { LinkProps } from '@tanstack/react-router';

type Path = NonNullable<LinkProps['to']>;

/** Where each letter leads after a G. */
export const goKeys: readonly { key: string; to: Path; label: string }[] = [
  { key: 'h', to: '/dashboard', label: 'Hoje' },
  { key: 'p', to: '/study-plans', label: 'Planos' },
  { key: 'f', to: '/flashcards', label: 'Flashcards' },
  { key: 'c', to: '/study-cycles', label: 'Ciclos' },
  { key: 'r', to: '/summaries', label: 'Resumos' },
  { key: 't', to: '/professor', label: 'Professor (tirar dúvidas)' },
  { key: 'm', to: '/marketplace', label: 'Marketplace' },
];

/** Where the kind of thing is made that the page at `path` holds; a flashcard, the commonest one, where it holds none. */
export function creationAt(path: string): Path {
  if (path.startsWith('/study-plans')) return '/study-plans/create';
  if (path.startsWith('/study-cycles')) return '/study-cycles/create';
  if (path.startsWith('/summaries')) return '/summaries/create';
  return '/flashcards/create';
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
    if (isGoing) return goKeys.find((go) => go.key === key)?.to ?? null;
    if (key === 'c') return creationAt(path);
    return key === 'r' ? '/flashcards/review' : null;
  };
}
