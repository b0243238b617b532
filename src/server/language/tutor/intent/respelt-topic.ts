import { soundOf } from '#server/language/text/sound.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { textsOf, writtenIn } from '../matching/acronyms.ts';
import type { Passage } from '../tutor.ts';

const fewestLetters = 5;
/** Letters by which two words that sound alike differ in length. */
const mostMore = 2;

/** "Esclerosi destrói o quê" is a question, and no name. */
const asksOn = / (?:o qu[eê]|quem|onde|quando|quant[oa]s?)$/iu;

/** A topic as the material writes it: "caatimga" is "caatinga" where that is the only word that sounds so. */
export function respeltTopic(topic: string, passages: readonly Passage[]): string {
  if (asksOn.test(topic)) return topic;
  const { words } = writtenIn(textsOf(passages));
  const strange = wordsOf(topic).filter(
    (word) => word.length >= fewestLetters && !words.has(foldLetters(word)),
  );
  return strange.reduce((text, word) => {
    const sound = soundOf(word);
    const meant = [...words.values()].filter(
      (each) =>
        each.length >= fewestLetters &&
        Math.abs(each.length - word.length) <= mostMore &&
        soundOf(each) === sound,
    );
    return meant.length === 1 ? text.replace(word, (meant[0] ?? word).toLowerCase()) : text;
  }, topic);
}
