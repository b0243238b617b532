import type { CurriculumTopic } from '#server/content/curricula.ts';
import type { DraftTopic } from '../plan-writer.ts';
import { withWhole } from './piece-names.ts';

/** Why a topic is in a plan. */
export type Reason = 'asked' | 'prerequisite' | 'related';

/** A topic of a plan: a whole topic of the curriculum, or one of the parts it was split into. */
export interface ChosenTopic extends DraftTopic {
  source: CurriculumTopic;
  reason: Reason;
  /** Position of its first part in its source; undefined for the whole topic. */
  part?: number;
}

/** What a whole topic holds: its sentence, and its parts by name. */
const about = ({ description, subtopics }: CurriculumTopic): string =>
  `${description} Partes: ${subtopics.map(([name]) => name).join('; ')}.`;

/**
 * A topic as `count` topics of a plan: whole, or its parts, neighbours together where there are more of them. Where
 * `named` tells which parts are wanted, these get the time, and the others only lead to them.
 */
export function piecesOf(
  source: CurriculumTopic,
  count: number,
  { priority, weight, reason }: Pick<ChosenTopic, 'priority' | 'weight' | 'reason'>,
  named: ReadonlySet<number>,
): ChosenTopic[] {
  if (count <= 1)
    return [{ name: source.name, description: about(source), priority, weight, source, reason }];
  return split(source, count, { priority, weight, reason }, named);
}

/** Those parts of a topic that are named, and no others, as `count` topics of a plan. */
export function piecesNamed(
  source: CurriculumTopic,
  count: number,
  kept: Pick<ChosenTopic, 'priority' | 'weight' | 'reason'>,
  named: ReadonlySet<number>,
): ChosenTopic[] {
  const subtopics = source.subtopics.filter((_, at) => named.has(at));
  if (subtopics.length === source.subtopics.length) return piecesOf(source, count, kept, named);
  const pieces = split({ ...source, subtopics }, count, kept, new Set(subtopics.keys()));
  return pieces.map((piece) => ({ ...piece, source }));
}

function split(
  source: CurriculumTopic,
  count: number,
  { priority, weight, reason }: Pick<ChosenTopic, 'priority' | 'weight' | 'reason'>,
  named: ReadonlySet<number>,
): ChosenTopic[] {
  const share = Math.max(1, Math.round((weight * 1.5) / count));
  const { length } = source.subtopics;
  // More than two parts under one name read as a list: the topic keeps them under its own, and the last stand apart.
  const isUneven = Math.ceil(length / count) > 2;
  const from = (piece: number) =>
    isUneven ? (piece === 0 ? 0 : length - count + piece) : Math.ceil((piece * length) / count);
  return Array.from({ length: count }, (_, piece) => {
    const part = from(piece);
    const held = source.subtopics.slice(part, from(piece + 1));
    const sentences = held.map(([, sentence]) => sentence).join(' ');
    const names = held.map(([name]) => name);
    const isNamedWhole = isUneven && piece === 0;
    const isWanted = held.some((_, at) => named.has(part + at));
    const own = isWanted
      ? ({ priority: 'alta', weight } as const)
      : ({ priority: 'baixa', weight: 1 } as const);
    return {
      name: isNamedWhole
        ? source.name
        : withWhole(names, source.name, [about(source), sentences, ...source.terms].join(' ')),
      // A part says what it is a part of: "Metáfora e comparação" are figures of speech.
      description: isNamedWhole
        ? `${source.description} Partes: ${names.join('; ')}.`
        : `${sentences} Parte de: ${source.name}.`,
      ...(named.size > 0 ? own : { priority, weight: isNamedWhole ? Math.min(5, share * 2) : share }),
      source,
      reason,
      part,
    };
  });
}
