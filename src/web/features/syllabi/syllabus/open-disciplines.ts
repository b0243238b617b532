import { useMemo, useState } from 'react';
import type { Syllabus } from '#shared/contracts/syllabi.ts';
import { tabStorage } from '#web/lib/storage.ts';

const keyOf = (syllabusId: string) => `openDisciplines.${syllabusId}`;
/** So few topics need no folding. */
const fewTopics = 40;

function remembered({ id, topics, disciplines }: Syllabus): ReadonlySet<number> {
  const kept = tabStorage.get(keyOf(id));
  if (kept !== null) return new Set(kept.split(' ').map(Number));
  return new Set(topics <= fewTopics ? disciplines.map((discipline) => discipline.id) : []);
}

const toggled = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> => {
  const after = new Set(ids);
  if (!after.delete(id)) after.add(id);
  return after;
};

/**
 * The disciplines that are unfolded, by id. This tab remembers them; a search or filter (`narrowed`, empty without one)
 * unfolds all, since what it finds must be seen, and what is folded in it is forgotten with it.
 */
export function useOpenDisciplines(syllabus: Syllabus, narrowed: string) {
  const [opened, setOpened] = useState(() => remembered(syllabus));
  const [found, setFound] = useState({ narrowed, folded: new Set<number>() as ReadonlySet<number> });
  if (found.narrowed !== narrowed) setFound({ narrowed, folded: new Set() });
  const { folded } = found;
  const isAll = narrowed === '';

  const keep = (next: ReadonlySet<number>) => {
    setOpened(next);
    tabStorage.set(keyOf(syllabus.id), [...next].join(' '));
  };
  return {
    isOpen: useMemo(
      () => (disciplineId: number) => (isAll ? opened.has(disciplineId) : !folded.has(disciplineId)),
      [isAll, opened, folded],
    ),
    toggle: (disciplineId: number) => {
      if (isAll) keep(toggled(opened, disciplineId));
      else setFound({ narrowed, folded: toggled(folded, disciplineId) });
    },
    open: (disciplineId: number) => keep(new Set([...opened, disciplineId])),
  };
}
