import { useState } from 'react';
import { tabStorage } from '#web/lib/storage.ts';

const key = 'flashcards.closedGroups';

function remembered(): ReadonlySet<string> {
  try {
    const groups: unknown = JSON.parse(tabStorage.get(key) ?? '[]');
    return new Set(Array.isArray(groups) ? groups.map(String) : []);
  } catch {
    return new Set();
  }
}

const toggled = (groups: ReadonlySet<string>, group: string) => {
  const after = new Set(groups);
  if (!after.delete(group)) after.add(group);
  return after;
};

/**
 * The folders and decks of the list that are folded up, by key. This tab remembers them; a search opens everything,
 * since what it finds must be seen, and what is folded up in it is forgotten with it.
 */
export function useClosedGroups(search: string) {
  const [kept, setKept] = useState(remembered);
  const [found, setFound] = useState({ search, closed: new Set<string>() as ReadonlySet<string> });
  if (found.search !== search) setFound({ search, closed: new Set() });

  const toggle = (group: string) => {
    if (search !== '') return setFound({ search, closed: toggled(found.closed, group) });
    const after = toggled(kept, group);
    setKept(after);
    tabStorage.set(key, JSON.stringify([...after]));
  };
  return { closed: search === '' ? kept : found.closed, toggle };
}
