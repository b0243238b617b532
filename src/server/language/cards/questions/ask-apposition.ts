import { hasVerb, isVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { personNoun } from './people.ts';
import { asSentence, isPlural } from './phrase.ts';
import type { Asking, Draft } from './statement.ts';
import { pointsOutside } from './subject.ts';

/** Nouns that say of what kind a thing is, without their last letters. */
const kinds = `pigment|organel|poro|enzim|proteín|hormôni|substânci|molécul|gás|gas|líquid|tecid|órgã|glândul|célul|estrutur|membran|camad|regiã|regiõ|áre|faix|roch|miner|process|fenômen|doenç|infecç|inflamaç|anim|plant|fung|bactéri|parasit|inset|molusc|mamífer|métod|técnic|instrument|aparelh|dispositiv|unidad|grandez|forç|partícul|reaç|áto|íon|sa[li]|ácid|óxid|met[ai]|mistur|movimento|corrente|doutrin|teori|princípi|norm|contrat|órg|entidad|tribut|impost|crim|vers|poem|gêner|figur|romanc|carg|programa|protocol|arquiv|red|sistem|conjunt|planalt|planíci|vent|mass|clim|vegetaç|pov|grup|class|camad|moed|taxa|índic|indicador|títul|açúcar|carboidrat|lipídi|vitamin|gordur|fibr|músculo|oss|artéri|vei|nerv|cavidad|canal|canai|bols|tubo|ferrament|linguag|regim|polític|acordo|tratad|pact|festa|ritual|danç|mit|seit|fenda|fratur|dobr|depósit|sediment|document|operaç|expressã|expressõ|equaç|númer|curva|ret|polígon|sólid|propriedad|capacidad|tendênci|formaç|elevaç|extensã|associaç|relaç|aliment|combustíve|liga|polímer|minéri|solo|bioma|floresta|embarcaç|arma|impuls|radiaç|onda|uniã|fusã|queda|perda|passag|\\p{Ll}{3,}(?:çã|ment|agem)`;
/** What as often sums up a whole clause as it names the noun before it: "…, processo empregado em …". */
const summing =
  /^(?:process|fenômen|fato|prátic|medid|movimento|operaç|métod|técnic|situaç|tendênci|mecanism|procediment|uniã|fusã|queda|perda|passag|(?!pigment|instrument|aliment|document|sediment|element|ferrament)\p{Ll}{3,}(?:çã|ment|agem))/u;
/** "Ocorre a ressonância": what is said to be there is what the clause is about. */
const presenting = /(?:ocorrem?|há|surgem?|acontecem?|temos|chamad[oa]|denominad[oa])$/u;
const phrase = new RegExp(
  `(?<!\\p{L})(?:(?:n|d|pel)?([OAoa]s?)|(?:a)(os?)|(às?)) ((?:\\p{L}+(?:-\\p{L}+)*)(?: (?:d[aeo]s? )?\\p{Ll}+(?:-\\p{L}+)*){0,2}), ((?:${kinds})\\p{Ll}{0,4}(?: [^,;:.()]{2,40}?)?(?: (?:que|d[aeo]s?|em|com|para|por|capaz|capazes|responsáve(?:l|is)|formad[oa]s?|produzid[oa]s?|entre|n[oa]s?) )[^,;:()]{4,110}?)(?=[,;]|$)`,
  'u',
);
const named =
  /(?:^|(?<=, | e |por |de |com ))(\p{Lu}[\p{L}.]+(?: (?:d[aeo]s? |e )?\p{Lu}\p{L}+)+), (\p{Ll}[^,;:()]{8,90}?)(?=,)/u;

/** "O Nordeste, região que concentra os parques": one fact of a place, which is more. */
const isOfPlace = (term: string, genus: string) =>
  /^\p{Lu}/u.test(term) &&
  /^(?:regi|áre|faix|zona|cidade|estado|país|ilha|porto)\p{L}* (?:que|onde|em que)(?!\p{L})/u.test(genus);

/** "Enzima encontrada na lágrima", "metal usado em fios": where it is met, and not what sets it apart. */
const isMet =
  /^\p{L}+ (?:encontrad[oa]s?|presentes?|comu(?:m|ns)|(?:usad|utilizad|empregad)[oa]s?) (?:em|n[oa]s?) (?!.* que )/u;

const sumsUp = (kind: string, before: string) =>
  summing.test(kind) && before !== '' && !presenting.test(before.trimEnd());

/** "Um e outro": of an enumeration no item explains the one before. */
const isListed = (rest: string) =>
  /^, \p{Lu}/u.test(rest) ||
  (/^,? e \p{Ll}/u.test(rest) && !/^,? e \p{L}+(?:ou|eu|iu|a|e|am|em) /u.test(rest));

/** "O que é a clorofila?" from "… a clorofila, pigmento que absorve …"; "Quem foi …?" from "Joseph Priestley, químico inglês que …". */
export function askApposition({ statement }: Asking): Draft[] {
  const { clause, lead } = statement;
  const body = lead ? `${lead}, ${clause}` : clause;
  const match = phrase.exec(body);
  const [whole = '', one, two, three, term = '', genus = ''] = match ?? [];
  const article = (one ?? two ?? three ?? '').replace('à', 'a').toLowerCase();
  const words = wordsOf(term);
  const [kind = ''] = wordsOf(genus);
  if (
    match &&
    !words.some((word, at) => isVerb(word, words[at - 1] ?? 'x')) &&
    !pointsOutside(`${term} ${genus}`) &&
    !sumsUp(kind, body.slice(0, match.index)) &&
    !hasVerb(genus.split(' que ')[0] ?? '') &&
    !/^\p{L}+ e | ou /u.test(genus) &&
    !/^d[aeo]s? /u.test(term) &&
    !/^salvo /u.test(genus) &&
    !isOfPlace(term, genus) &&
    !isMet.test(genus) &&
    isPlural(kind) === article.endsWith('s') &&
    !isListed(body.slice(match.index + whole.length))
  ) {
    const verb = article.endsWith('s') ? 'são' : 'é';
    return [{ kind: 'definition', question: `O que ${verb} ${article} ${term}?`, answer: asSentence(genus) }];
  }
  const [, name = '', trade = ''] = named.exec(body) ?? [];
  if (!name || !personNoun.test(trade) || pointsOutside(trade) || !past.test(body)) return [];
  if (!/ (?:que|d[aeo]s?) /u.test(trade) || hasVerb(trade.split(' que ')[0] ?? '')) return [];
  return [{ kind: 'person', question: `Quem foi ${name}?`, answer: asSentence(trade) }];
}

const past = / \p{L}{2,}(?:ou|eu|iu|aram|eram|iram)(?!\p{L})/u;
