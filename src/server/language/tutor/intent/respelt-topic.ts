import { soundOf } from '#server/language/text/sound.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import type { Passage } from '../tutor.ts';

const fewestLetters = 5;

/** "Esclerosi destrói o quê" is a question, and no name. */
const asksOn = / (?:o qu[eê]|quem|onde|quando|quant[oa]s?)$/iu;

/** A topic as the material writes it: "caatimga" is "caatinga" where that is the only word that sounds so. */
export function respeltTopic(topic: string, passages: readonly Passage[]): string {
  const asked = wordsOf(topic).filter((word) => word.length >= fewestLetters);
  if (asked.length === 0 || asksOn.test(topic)) return topic;
  const written = new Map<string, string>();
  for (const { title, text } of passages)
    for (const word of wordsOf(`${title} ${text}`))
      if (word.length >= fewestLetters) written.set(foldLetters(word), word);
  const strange = asked.filter((word) => !written.has(foldLetters(word)));
  if (strange.length === 0) return topic;
  const bySound = Map.groupBy(written.keys(), soundOf);
  return strange.reduce((text, word) => {
    const [meant, ...others] = bySound.get(soundOf(word)) ?? [];
    if (meant === undefined || others.length > 0) return text;
    return text.replace(word, (written.get(meant) ?? word).toLowerCase());
  }, topic);
}
