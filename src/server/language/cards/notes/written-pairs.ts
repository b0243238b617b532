/** A question and its answer that the student wrote down as such. */
export interface WrittenPair {
  /** Position in the text, and what stands there. */
  at: number;
  source: string;
  question: string;
  answer: string;
}

const asking = String.raw`(?:(?:P|Q|Pergunta) ?\d{0,3} ?[:.)–-]|\d{1,3} ?[.)–-])`;
/** "Explique o que é eutrofização.", "Verdadeiro ou falso: …": asked without a question mark. */
const order = String.raw`(?:Explique|Defina|Diferencie|Cite|Descreva|Compare|Conceitue|Caracterize|Verdadeiro ou falso:) [^\n?]{6,250}[.:]`;
/** What one answer explains, which others could not be asked of. */
const task = String.raw`(?:Explique|Defina|Cite|Descreva|Conceitue|Caracterize|Verdadeiro ou falso:) [^\n?]{6,250}[.:]`;
/** "O que são fatores abióticos? Cite três exemplos." */
const question = String.raw`[^\n?]{3,300}\?(?: (?:Cite|Dê|Explique|Justifique|Exemplifique)[^\n?]{0,80}[.!])?`;
const more = String.raw`(?:\n(?![ \t]*(?:\n|$|${asking})|[^\n]*\?)[^\n]{1,400}){0,5}`;
/** "P: … R: …", "1) …? R: …", "Pergunta: … Resposta: …", the answer as long as no other question begins. */
const pair = new RegExp(
  String.raw`(?<=^|\n)[ \t]*(?:${asking}[ \t]*)?(?<question>${question}|${order})\s{0,5}(?:(?:R|Resposta) ?[:.)–-]|A:)[ \t]*(?<answer>[^\n]{1,400}${more})`,
  'giu',
);
/** "1. O que é ecologia?" with the answer in the line below: a sentence, and neither another question nor an alternative. */
const numbered = new RegExp(
  String.raw`(?<=^|\n)[ \t]*\d{1,3} ?[.)–-][ \t]*(?<question>${question}|${task})[ \t]*\n(?![ \t]*(?:\n|${asking}|\(|[a-eA-E][.)] |R ?[:.]|[-•*_]|Resposta|Gabarito))(?<answer>[^\n?]{8,400}[.!](?=[ \t]*(?:\n|$)))`,
  'gu',
);
/** "3. Quais são as camadas da Terra?" above "a) crosta;" or "- crosta": all of them are the answer, and no alternatives. */
const listed =
  /(?<=^|\n)[ \t]*\d{1,3} ?[.)–-][ \t]*(?<question>(?:Quais|Cite) [^\n?.]{3,200}[?.])[ \t]*\n(?<answer>(?:[ \t]*\(?[a-l]\) [^\n?]{2,120};(?: e)?[ \t]*\n){1,11}[ \t]*\(?[b-m]\) [^\n?;]{2,120}\.(?=[ \t]*(?:\n|$))|[ \t]*[-–•*] [^\n?]{2,120}(?:\n[ \t]*[-–•*] [^\n?]{2,120}){1,11}(?=[ \t]*(?:\n|$)))/gu;
const asItems = (answer: string) =>
  answer
    .split('\n')
    .map((line) => `- ${line.replace(/^\s*(?:\(?[a-m]\)|[-–•*]) /u, '').replace(/[;.]?(?: e)?\s*$/u, '')}`)
    .join('\n');
/** "E comensalismo?", after "O que é mutualismo?" */
const elliptic = /^e (?:[oa]s? )?([^?]{3,60})\?$/iu;
const before = /^(o que (?:é|são)|quem (?:foi|é)|o que significa) /iu;

/** What is asked, in full; null where it leans on another question that doesn't tell. */
function askedInFull(question: string, previous: string | undefined): string | null {
  const [, thing] = elliptic.exec(question) ?? [];
  if (!thing) return question;
  const [, asks] = before.exec(previous ?? '') ?? [];
  return asks ? `${asks} ${thing}?` : null;
}

/** Those of a text, in its order: they become cards as they stand, for the student has said what is asked. */
export function writtenPairs(text: string): WrittenPair[] {
  const marked = [...text.matchAll(pair)];
  const isMarked = (at: number) =>
    marked.some(({ index, 0: { length } }) => at >= index && at < index + length);
  const lists = [...text.matchAll(listed)];
  const found = [
    ...marked,
    ...[...text.matchAll(numbered), ...lists].filter(({ index }) => !isMarked(index)),
  ];
  let previous: string | undefined;
  return found
    .sort((a, b) => a.index - b.index)
    .flatMap((match) => {
      const { 0: source, index, groups: { question = '', answer = '' } = {} } = match;
      const asked = askedInFull(question.trim(), previous);
      previous = asked ?? undefined;
      const told = lists.includes(match) ? asItems(answer) : answer.trim();
      return asked ? [{ at: index, source, question: asked, answer: told }] : [];
    });
}
