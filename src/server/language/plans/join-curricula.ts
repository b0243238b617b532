import type { Curriculum, CurriculumTopic } from '#server/content/curricula.ts';

/** The lists one after the other, an item of each in turn. */
function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/** What several curricula are called as one, and the names of its parts. */
export const joinNames = (curricula: readonly Pick<Curriculum, 'subject' | 'areas'>[]) => ({
  subject: new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(
    curricula.map(({ subject }) => subject),
  ),
  areas: Object.assign({}, ...curricula.map(({ areas }) => areas)) as Curriculum['areas'],
});

/** Several curricula as one, their topics in turns; a name that two of them use belongs to the first. */
export function joinCurricula(curricula: readonly Curriculum[]): Curriculum {
  const taken = new Set<string>();
  const own = curricula.map(({ topics }) => {
    const kept = topics.filter(({ name, subtopics }) =>
      [name, ...subtopics.map(([subtopic]) => subtopic)].every((each) => !taken.has(each)),
    );
    for (const { name, subtopics } of kept)
      for (const each of [name, ...subtopics.map(([part]) => part)]) taken.add(each);
    return kept.map((topic): CurriculumTopic => {
      const requires = (topic.requires ?? []).filter((name) => kept.some((other) => other.name === name));
      return { ...topic, requires };
    });
  });
  return {
    ...joinNames(curricula),
    aliases: [],
    topics: inTurns(own),
    resources: inTurns(curricula.map(({ resources }) => resources)),
    evaluationMethods: inTurns(curricula.map(({ evaluationMethods }) => evaluationMethods)),
  };
}
