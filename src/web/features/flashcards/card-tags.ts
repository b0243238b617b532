import { flashcardLimits } from '#shared/contracts/flashcards.ts';
import { fold } from '#shared/rules/fold.ts';

interface Tagged {
  tags: string[];
  /** What was typed and could not become a tag. */
  left: string;
  /** Why. */
  problem: string | null;
}

/**
 * `tags` with those of `typed` after them: trimmed, none empty, none twice whatever its case and accents. Commas stand
 * between several.
 */
export function addTags(tags: readonly string[], typed: string): Tagged {
  const after = [...tags];
  const left: string[] = [];
  let problem: string | null = null;
  for (const tag of typed.split(',').map((part) => part.trim())) {
    const refusal = tag === '' ? null : refusalOf(after, tag);
    problem ??= refusal;
    if (refusal !== null) left.push(tag);
    else if (tag !== '') after.push(tag);
  }
  return { tags: after, left: left.join(', '), problem };
}

function refusalOf(tags: readonly string[], tag: string): string | null {
  if (tags.some((other) => fold(other) === fold(tag))) return `A tag "${tag}" já está neste flashcard.`;
  if (tag.length > flashcardLimits.tag) return `Cada tag pode ter até ${flashcardLimits.tag} caracteres.`;
  return tags.length >= flashcardLimits.tags ? `Um cartão pode ter até ${flashcardLimits.tags} tags.` : null;
}
