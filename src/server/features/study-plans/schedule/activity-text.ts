import type { DraftTopic } from '#server/language/plans/plan-writer.ts';
import { phrases, type Role } from './activity-phrases.ts';

export type { Role };

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/s.exec(text.trim())?.[0] ?? '';

/**
 * The instruction of one block, by role and kind of topic: which phrase is said depends on `turn` (0-based, neighbours
 * should differ), and so does the part of the topic that it is about. A topic's first block also carries the first
 * sentence of its description; the last practice its hint.
 */
export function activityText(
  role: Role,
  turn: number,
  { name, description, kind = 'concept', parts = [], hint }: DraftTopic,
): string {
  const options = phrases[kind][role];
  const text = (options[turn % options.length] ?? '').replace('{t}', () => `“${name}”`);
  if (role === 'whole' || role === 'first') return `${text} ${firstSentence(description)}`.trim();
  if (role === 'review' || role === 'closing') return text;
  if (hint && role === 'again' && turn % options.length === 0) return `${hint} Tema: “${name}”.`;
  const part = parts.length > 0 ? parts[turn % parts.length] : undefined;
  return part ? `${text} Foco de hoje: ${part}.` : text;
}

/** The role of the study block at `position` (0-based) among a topic's `count` study blocks. */
export function studyRole(position: number, count: number): Role {
  if (count === 1) return 'whole';
  if (position === 0) return 'first';
  if (position < count / 4) return 'theory';
  if (count >= 3 && position >= Math.ceil((count * 2) / 3)) return 'deepening';
  return position <= Math.max(1, Math.floor(count / 4)) ? 'practice' : 'again';
}
