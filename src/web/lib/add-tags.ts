import { fold } from '#shared/rules/text/fold.ts';

export interface Tagged {
  tags: string[];
  /** What was typed and could not become a tag. */
  left: string;
  /** Why. */
  problem: string | null;
}

/** What is tagged, and how much it takes. */
export interface TagRules {
  /** Characters of one tag, and tags in all. */
  longest: number;
  most: number;
  /** 'Um cartão', 'neste flashcard'. */
  one: string;
  here: string;
}

/**
 * `tags` with those of `typed` after them: trimmed, none empty, none twice whatever its case and accents. Commas stand
 * between several.
 */
export function addTags(tags: readonly string[], typed: string, rules: TagRules): Tagged {
  const after = [...tags];
  const left: string[] = [];
  let problem: string | null = null;
  for (const tag of typed.split(',').map((part) => part.trim())) {
    const refusal = tag === '' ? null : refusalOf(after, tag, rules);
    problem ??= refusal;
    if (refusal !== null) left.push(tag);
    else if (tag !== '') after.push(tag);
  }
  return { tags: after, left: left.join(', '), problem };
}

function refusalOf(tags: readonly string[], tag: string, rules: TagRules): string | null {
  if (tags.some((other) => fold(other) === fold(tag))) return `A tag “${tag}” já está ${rules.here}.`;
  if (tag.length > rules.longest) return `Cada tag pode ter até ${rules.longest} caracteres.`;
  return tags.length >= rules.most ? `${rules.one} pode ter até ${rules.most} tags.` : null;
}
