import type { Lexicon } from '#server/language/text/lexicon.ts';
import type { ItemList } from '#server/language/text/split-sentences.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { topicOf } from '../context.ts';
import { articleFor, isListed, listForms } from './list-forms.ts';
import { asSentence, inside, isPlural, withoutBrackets } from './phrase.ts';
import type { Draft } from './statement.ts';
import { pointsOutside } from './subject.ts';

const longestList = 280;
/** What a law has struck out. */
const struckOut = /^\(?(?:revogad|vetad|suprimid)[oa]s?\)?[.;]?$/iu;
const mostItems = 12;

const glossed = /^[^:]{2,60}?(?:: | [–—-] )/u;

const numbering = /^(?:Art\. ?\d+[ºo°]?\.?|§ ?\d+[ºo°]?\.?|\d+(?:\.\d+)*[.)]?)\s+/u;
const announcing = /,? (?:a saber|são eles|são elas|tais como|como)$/u;
const interrogative =
  /^(?:o que|qual|quais|quem|quando|onde|em que|como|por que|para que|quant[oa]s?) .{8,}\?$/iu;
const duty = /^(?:compete|cabe|incumbe)(?: privativamente| exclusivamente)? (?:ao?s?|à|às) .{3,90}$/iu;
const some = /^(?:alguns|algumas|vári[oa]s|divers[oa]s|muit[oa]s|os seguintes|as seguintes) (.{8,150})$/iu;
const among =
  /^entre (?:os|as) (.{5,90}?),? (?:estão|destacam-se|encontram-se|podemos citar|podem-se citar)$/iu;
/** "São incapazes:", with "os menores de …" for items. */
const ofPeople = /^São ((?:\p{L}+mente )?\p{L}+(?:is|es|os|as)(?:,? .{3,110})?)$/u;
const people = /^(?:[oa]s|aquel[ea]s) /u;
/** "Pode ser declarada a morte presumida:", with "se …" for items. */
const inCases =
  /^(?:pode|podem|é|são|será|serão|não|há|haverá|extingue-se|cessa|cessará|perde|perderá|dispensa-se) .{6,150}$/iu;
const caseItem = /^(?:se|quando|caso) /iu;
/** "Garantias e vedações", whose whole only the heading tells. */
const twoThings = /^\p{L}+s e \p{L}+s$/u;
const bareThings = /^(?:(?:os|as) )?((?:principais )?(\p{L}+)(?: principais)?)(?: são| incluem)?$/iu;

/** "O que é marketing?": of what stands below, only the first tells that. */
const whatIs = /^o que (?:é|são|foi|foram) .{3,}\?$/iu;
const noDefinition = /^(?:não|nem|exemplos?|obs|ex)(?!\p{L})|^[^:]{2,60}: |\?$/iu;

function askFirst(intro: string, [first = '']: readonly string[]): Draft[] {
  if (noDefinition.test(first) || wordsOf(first).length < 4) return [];
  const question = intro.charAt(0).toUpperCase() + intro.slice(1);
  return [{ kind: 'definition', question, answer: asSentence(first) }];
}

/** Whether all items can answer one question: all with a label or none, and none that denies. */
const isOneKind = (items: readonly string[]) =>
  new Set(items.map((item) => glossed.test(item))).size < 2 &&
  !items.some((item) => /^(?:não|nem) /iu.test(item));

/** The items of a bulleted list as an answer in Markdown: their names only when they are defined or long. */
function itemsAnswer(items: readonly string[]): string | null {
  const plain = items.map((item) => item.replace(/[;.,]?(?: e)?$/u, '').replace(/[;.,]$/u, ''));
  const names = plain.map((item) => /^([^:]{2,60}?)(?:: | [–—-] )/u.exec(item)?.[1] ?? item);
  const isGlossary = plain.every((item, at) => item !== names[at]);
  for (const candidate of isGlossary ? [names] : [plain, names]) {
    const answer = candidate.map((item) => `- ${item}`).join('\n');
    if (answer.length <= longestList && candidate.every((item) => item.length > 1 && !item.includes('?')))
      return answer;
  }
  return null;
}

/** "Características:" under the heading "Romantismo" asks for those of Romanticism. */
function ofTopic(intro: string, heading: string | null): string | null {
  const [, things = '', noun = ''] = bareThings.exec(intro) ?? [];
  const topic = topicOf(heading);
  if (!topic || !isPlural(noun) || !isListed(things)) return null;
  return `${topic}: quais são ${articleFor(noun)} ${things.toLowerCase()}?`;
}

/** What a law says of those who, or of the cases in which, its items tell. */
function ofLaw(intro: string, items: readonly string[]): string | null {
  const [, who = ''] = ofPeople.exec(intro) ?? [];
  if (who && items.every((item) => people.test(item))) return `Quem são os ${who}?`;
  const isOfCases = inCases.test(intro) && items.every((item) => caseItem.test(item));
  return isOfCases ? `Em que casos ${intro.charAt(0).toLowerCase()}${intro.slice(1)}?` : null;
}

function questionFor(intro: string, heading: string | null, lexicon: Lexicon): string | null {
  if (interrogative.test(intro)) return intro.charAt(0).toUpperCase() + intro.slice(1);
  if (duty.test(intro)) return `O que ${inside(intro, lexicon)}?`;
  const [, fewOf = ''] = some.exec(intro) ?? [];
  if (fewOf && isListed(fewOf)) return `Quais ${fewOf.replace(/,.*$/u, '')}?`;
  const [, things = ''] = among.exec(intro) ?? [];
  if (things)
    return / d[aeo]s? /u.test(things)
      ? `Quais são ${articleFor(things)} ${things}?`
      : ofTopic(things, heading);
  if (twoThings.test(intro)) {
    const topic = topicOf(heading);
    return topic && `${topic}: quais são ${articleFor(intro)} ${intro.toLowerCase()}?`;
  }
  for (const { pattern, question } of listForms) {
    const groups =
      pattern.exec(`${intro} x, x e x`)?.groups ??
      pattern.exec(`${intro}: x, x e x`)?.groups ??
      (/ em$/u.test(intro) ? undefined : pattern.exec(`${intro} em x, x e x`)?.groups);
    const asked = groups && question(groups, lexicon);
    if (asked) return asked;
  }
  return ofTopic(intro, heading);
}

/** The question that a bulleted list answers, when what announces it bears one. */
export function askItems({ intro, items, heading }: ItemList, lexicon: Lexicon): Draft[] {
  const plain = withoutBrackets(intro.replace(numbering, '').replace(announcing, '')).replace(/:$/u, '');
  const listed = items.filter((item) => !struckOut.test(item));
  if (whatIs.test(plain)) return askFirst(plain, listed);
  if (interrogative.test(plain) && !isOneKind(listed)) return [];
  const answer = listed.length <= mostItems ? itemsAnswer(listed) : null;
  if (!answer || wordsOf(plain).length === 0) return [];
  const rule = ofLaw(plain, listed);
  const question = rule ?? questionFor(plain, heading, lexicon);
  return question && !pointsOutside(question)
    ? [{ kind: 'list', question, answer, ...(rule && { isRule: true }) }]
    : [];
}
