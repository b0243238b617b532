import { hasVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { contentWords, stemsOf } from '../content-words.ts';
import { answersKind, needsForm, type QuestionKind } from './question-kind.ts';
import { glossed, type Quotable } from './read-quotables.ts';
import { hasAny, type Weighed } from './weigh.ts';

/** Of these, a form that one of several has tells it from the others. */
const isOfForm = (kind: QuestionKind) => needsForm.has(kind) || kind === 'cause' || kind === 'purpose';

/** How surely it is the very word. */
const sureOfWord = 0.9;
const longestHeading = 4;

/** Announces what is done one after the other. */
export const steps =
  /^(?:os )?(?:passos?|etapas|procedimento|conduta|o que fazer|como (?:fazer|agir))(?!\p{L})/iu;

/**
 * A list as its one item that a question is about, where the question names what only stands in that item: "como o RST
 * derruba a conexão?" of a list of details. The list itself where none, or more than one, is meant, or all are asked for.
 */
export function onlyItem(list: Quotable, asked: readonly Weighed[], kind: QuestionKind): Quotable {
  const { items, text, around, inherited } = list;
  if (items.length < 2 || kind === 'list' || (kind === 'manner' && steps.test(text))) return list;
  // "CLT: a Consolidação …" is quoted by itself.
  if (items.every((item) => glossed.test(item))) return list;
  const intro = stemsOf(text);
  const isOver = (word: Weighed) => hasAny(intro, word) || hasAny(around, word) || hasAny(inherited, word);
  const each = items.map((item) => ({ item, stems: stemsOf(item) }));
  const told = asked.filter((word) => !isOver(word) && each.some(({ stems }) => hasAny(stems, word)));
  if (!told.some(({ role }) => role !== 'verb')) return list;
  const having = each.filter(({ stems }) => told.every((word) => hasAny(stems, word)));
  const written = having.filter(({ stems }) =>
    told.every(({ matches }) => [...matches].some(([stem, sure]) => sure >= sureOfWord && stems.has(stem))),
  );
  const near = written.length > 0 ? written : having;
  const formed = isOfForm(kind) ? near.filter(({ item }) => answersKind(item, kind)) : [];
  const meant = formed.length > 0 ? formed : near;
  const [only] = meant;
  if (!only || meant.length > 1) return list;
  // A bare heading says nothing more where it does not name what is asked about, too: "Procedimento".
  const isNamed =
    hasVerb(text) || wordsOf(text).length > longestHeading || asked.some((word) => hasAny(intro, word));
  return {
    ...list,
    text: isNamed ? text : only.item,
    items: isNamed ? [only.item] : [],
    source: list.source.includes(only.item) ? only.item : list.source,
    words: contentWords(only.item),
    stems: only.stems,
    inherited: inherited.union(intro),
  };
}
