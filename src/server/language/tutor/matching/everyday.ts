import { deeds } from './everyday-deeds.ts';
import { things } from './everyday-things.ts';
import { othersIn } from './word-groups.ts';

/** Everyday words, folded, and those that texts of study say for them, where the material has no form of what was asked. */
export const studiedWordsFor = othersIn(`${things}${deeds}`);
