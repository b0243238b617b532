import type { DraftTopic } from '#server/language/plans/plan-writer.ts';
import { listOf } from '#server/language/text/list-of.ts';
import type { Activity } from '#shared/contracts/study-plans.ts';
import { kindOfRole, phrases, type Role } from './activity-phrases.ts';

export type { Role };

/** Key terms that one block names. */
const mostTerms = 3;

/** The terms for the block at `turn`, in turns where there are more than one block can name. */
const termsAt = (terms: readonly string[], turn: number): string =>
  listOf(
    Array.from(
      { length: Math.min(mostTerms, terms.length) },
      (_, index) => terms[(turn * mostTerms + index) % terms.length] ?? '',
    ),
  );

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/s.exec(text.trim())?.[0] ?? '';

/** What a block is and asks for. */
export type Instruction = Pick<Activity, 'kind' | 'description'>;

/**
 * The instruction of one block, by role and kind of topic: which phrase is said depends on `turn` (0-based, neighbours
 * should differ), and so do the part of the topic that it is about and the key terms. A topic's first block also carries
 * the first sentence of its description and key terms to define, which reviews ask for; the last practice its hint.
 */
export function instruct(
  role: Role,
  turn: number,
  { name, description, kind: topicKind = 'concept', parts = [], terms = [], hint }: DraftTopic,
): Instruction {
  const options = phrases[topicKind][role];
  if (hint && role === 'again' && turn % options.length === 0)
    return { kind: kindOfRole[role], description: `${hint} Tema: “${name}”.` };
  const phrase = options[turn % options.length] ?? '';
  const { kind, text } = typeof phrase === 'string' ? { kind: kindOfRole[role], text: phrase } : phrase;
  const said = text.replace('{t}', () => `“${name}”`);
  const named = terms.length > 0 ? termsAt(terms, turn) : undefined;
  if (role === 'whole' || role === 'first') {
    const toDefine = named && `Termos para definir: ${named}.`;
    return { kind, description: [said, firstSentence(description), toDefine].filter(Boolean).join(' ') };
  }
  if (role === 'review' || role === 'closing')
    return { kind, description: named ? `${said} Defina de memória: ${named}.` : said };
  const part = parts[turn % parts.length];
  return { kind, description: part ? `${said} Foco de hoje: ${part}.` : said };
}

/** The role of the study block at `position` (0-based) among a topic's `count` study blocks. */
export function studyRole(position: number, count: number): Role {
  if (count === 1) return 'whole';
  if (position === 0) return 'first';
  if (position < count / 4) return 'theory';
  if (count >= 3 && position >= Math.ceil((count * 2) / 3)) return 'deepening';
  return position <= Math.max(1, Math.floor(count / 4)) ? 'practice' : 'again';
}
