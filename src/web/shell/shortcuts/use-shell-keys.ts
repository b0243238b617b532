import { type LinkProps, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { startFocus } from '#web/lib/focus-target.ts';
import { useSingleKeys } from '#web/lib/single-keys.ts';
import { openOverlay } from '../overlays.ts';

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

/** The keys that lead from any screen elsewhere, while `isOn`: a session has keys of its own. */
export function useShellKeys(isOn: boolean): void {
  const router = useRouter();
  const [pageOf] = useState(pageKeys);
  useSingleKeys((key) => {
    if (!isOn) return false;
    if (key === '/') search();
    else {
      const to = pageOf(key, router.state.location.pathname, performance.now());
      if (to !== null) void router.navigate({ to });
      else if (key.toLowerCase() === 't') startFocus('any');
      else return false;
    }
    return true;
  });
}

/** In the list of the screen, where it can be searched; in everything else. */
function search(): void {
  const field = document.querySelector<HTMLInputElement>('#conteudo input[type="search"]');
  if (field) field.focus();
  else openOverlay('palette');
}
