import { contentWords, stemsOf } from '../content-words.ts';

/** "A avaliação diagnóstica … A formativa …": the noun is said once. */
const elided = /^(?:N?[OA]s?|Já [oa]s?) \p{Ll}{4,}(?:,| (?!d[aeo]s? )\p{Ll})/u;
const headOf =
  /^N?[OA]s? (?:(?:primeir|segund|terceir|outr)[oa]s? (\p{Ll}{4,} \p{Ll}{4,})|(\p{Ll}{4,}) \p{Ll}{4,})/u;
/** "Dois tipos de solidariedade. A mecânica …": what is told of them has that noun. */
const kindsOf =
  /(?<!\p{L})(?:dois|duas|três|quatro|cinco|vári[oa]s|divers[oa]s|\d) (?:tipos?|formas?|classes?|espécies?|modalidades?|fases?|etapas?|níveis|grupos?|categorias?) de (\p{Ll}{4,})/u;
/** "… em três gerações. A primeira, nacionalista, …": one of what was counted. */
const countedAs = /(?<!\p{L})(?:dois|duas|três|quatro|cinco|seis|sete) (\p{Ll}{4,}s)(?!\p{L})(?! d[aeo]s? )/u;
const oneOfCounted =
  /^N?[OA] (?:primeir|segund|terceir|quart|quint|últim)[oa](?:,| (?!\p{Ll}+(?:,| (?:é|foi|era) ))\p{Ll})/u;
/** "As feridas podem ser agudas ou crônicas. As agudas …". */
const kindsNamed =
  /(?:^|[, ])[OoAa]s (\p{Ll}{4,}s) (?:podem ser|são|(?:se dividem|dividem-se|se classificam|classificam-se) em) ([^.;:]{5,80})/u;
const articleOf = (text: string) => /^(?:Já )?[Nn]?([OAoa]s?) /u.exec(text)?.[1]?.toLowerCase();
const agrees = (one: string, other: string) => articleOf(one) === articleOf(other);

const none: ReadonlySet<string> = new Set();
const nounIn = (pattern: RegExp, text: string) => stemsOf(pattern.exec(text)?.slice(1).join(' ') ?? '');

/** Nouns that are said once, and left out by the sentences that go on: read in the order of the text. */
export class ElidedNouns {
  private parallel = '';
  private kinds = none;
  private counted = none;
  private named = { noun: none, of: none };

  /** The stems of the noun that a sentence leaves out; none of one that `opens` a paragraph and of one that leans on another. */
  read(text: string, opens: boolean, leans: boolean): ReadonlySet<string> {
    const isCounted = !leans && this.counted.size > 0 && oneOfCounted.test(text);
    const [first] = contentWords(text);
    // "As rochas sedimentares …" says its noun.
    const isSaid = first !== undefined && nounIn(headOf, this.parallel).has(first.stem);
    const isElided =
      !leans &&
      !isCounted &&
      !isSaid &&
      elided.test(text) &&
      this.parallel !== '' &&
      agrees(this.parallel, text);
    const before = this.parallel;
    if (opens)
      [this.parallel, this.kinds, this.counted, this.named] = ['', none, none, { noun: none, of: none }];
    const noun = this.leftOut(text, leans, isElided ? before : '', isCounted);
    if (!isElided && headOf.test(text)) this.parallel = text;
    if (kindsOf.test(text)) this.kinds = nounIn(kindsOf, text);
    if (countedAs.test(text)) this.counted = nounIn(countedAs, text);
    const [, kinds, of] = kindsNamed.exec(text) ?? [];
    if (kinds && of) this.named = { noun: stemsOf(kinds), of: stemsOf(of) };
    return noun;
  }

  private leftOut(text: string, leans: boolean, parallel: string, isCounted: boolean): ReadonlySet<string> {
    if (parallel !== '') return nounIn(headOf, parallel);
    if (leans) return none;
    const [head] = contentWords(text);
    if (elided.test(text) && head && this.named.of.has(head.stem)) return this.named.noun;
    if (elided.test(text) && this.kinds.size > 0) return this.kinds;
    return isCounted ? this.counted : none;
  }
}
