import type { Sentence } from '#server/language/text/split-sentences.ts';
import { firstVerb, hasMainVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';

const labelled = /^[^:=<>→.;]{2,45}?(?:: | ?(?:->|→) ?| = )(\S.{4,})$/u;
/** "Exaustão -> recursos naturais": of what, not what it is. */
const arrow = /^[^:=]{2,45}?(?:->|→)/u;

/** "Obrigações com terceiros", and not "se expressa sempre", "10 a 12 pontos" or "1 VV : 2 Vv". */
function isNominal(text: string): boolean {
  const [, gloss = ''] = labelled.exec(text) ?? [];
  const plain = gloss.replace(/ \([^()]{0,200}\)/gu, '');
  return (
    /^\p{L}{3}/u.test(plain) &&
    !/^(?:antes|depois|após|durante|sem|sob|só|ainda|não|onde|quem|quando|para|com|por|em)(?!\p{L})/iu.test(
      plain,
    ) &&
    !/[=<>→]|: /u.test(plain) &&
    firstVerb(wordsOf(plain.toLowerCase())) !== 0 &&
    !hasMainVerb(plain)
  );
}

/**
 * Where a label and its gloss stand among others of one section, most of which say what something is: the positions
 * of those sentences. One such line may be any note; several make a list of terms.
 */
export function termsInRuns(sentences: readonly Sentence[]): ReadonlySet<number> {
  const found = new Set<number>();
  let run: Sentence[] = [];
  const close = () => {
    const nominal = run.filter(({ text }) => isNominal(text));
    if (nominal.length > 1 && 2 * nominal.length > run.length)
      for (const { at, text } of nominal) if (!arrow.test(text)) found.add(at);
    run = [];
  };
  for (const sentence of sentences) {
    if (run.length > 0 && run[0]?.heading !== sentence.heading) close();
    if (sentence.opens && labelled.test(sentence.text)) run.push(sentence);
    else if (sentence.opens) close();
  }
  close();
  return found;
}
