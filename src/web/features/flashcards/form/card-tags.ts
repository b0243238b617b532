import { flashcardLimits } from '#shared/contracts/flashcards.ts';
import { addTags, type Tagged } from '#web/lib/add-tags.ts';

const rules = {
  longest: flashcardLimits.tag,
  most: flashcardLimits.tags,
  one: 'Um cartão',
  here: 'neste flashcard',
};

/** The tags of a card with those of `typed` after them. */
export const addCardTags = (tags: readonly string[], typed: string): Tagged => addTags(tags, typed, rules);
