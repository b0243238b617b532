import type { Curriculum, CurriculumTopic, Level } from '#server/content/curricula.ts';
import type { StudentText } from './find-curriculum.ts';
import { composeCurriculum } from './own-words.ts';
import { holdsPhrase, isWithin, stems } from './words.ts';

/**
 * What of `known` a subject asks for. The whole, when it names the whole; for a part of it ("Genética"), that
 * part with what it builds on, when it holds `count` topics. When it doesn't, the other parts join in, except
 * where they are studied apart: then the part leads a plan in the student's own words.
 */
export function focusCurriculum(
  known: Curriculum,
  text: StudentText,
  level: Level,
  count: number,
): Curriculum {
  const asked = stems(text.subject);
  const named = [known.subject, ...known.aliases];
  if (asked.size === 0 || named.some((name) => isWithin(asked, stems(name)))) return known;
  const names = Object.entries(known.areas)
    .filter(([area]) => holdsPhrase(asked, area))
    .flatMap(([, topics]) => topics);
  if (names.length === 0) return known;
  const part = withPrerequisites(known.topics, new Set(names));
  // Who is past the beginning has met what the part builds on.
  const alone = level === 1 ? part : known.topics.filter(({ name }) => names.includes(name));
  const enough = [alone, part].find((topics) => roomIn(topics) >= count);
  if (enough) return { ...known, subject: text.subject.trim(), topics: enough };
  if (!known.isBroad) return known;
  const composed = composeCurriculum(text, level);
  const { resources } = known;
  return {
    ...composed,
    topics: [...part, ...composed.topics],
    resources: [...composed.resources, ...resources],
  };
}

/** The most topics that a plan can make of them. */
const roomIn = (topics: readonly CurriculumTopic[]) =>
  topics.reduce((sum, { subtopics }) => sum + subtopics.length, 0);

function withPrerequisites(topics: readonly CurriculumTopic[], names: Set<string>): CurriculumTopic[] {
  for (const { name, requires } of topics.toReversed()) {
    if (names.has(name)) for (const required of requires ?? []) names.add(required);
  }
  return topics.filter(({ name }) => names.has(name));
}
