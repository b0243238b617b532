/** A question and its answer that the student wrote down as such. */
export interface WrittenPair {
  /** Position in the text, and what stands there. */
  at: number;
  source: string;
  question: string;
  answer: string;
}

const asking = String.raw`(?:(?:P|Q|Pergunta) ?\d{0,3} ?[:.)–-]|\d{1,3} ?[.)–-])`;
/** "P: … R: …", "1) …? R: …", "Pergunta: … Resposta: …", the answer as long as no other question begins. */
const pair = new RegExp(
  String.raw`(?<=^|\n)[ \t]*(?:${asking}[ \t]*)?(?<question>[^\n?]{3,300}\?)\s{0,5}(?:(?:R|Resposta) ?[:.)–-]|A:)[ \t]*(?<answer>[^\n]{1,400}(?:\n(?![ \t]*(?:\n|$|${asking})|[^\n]*\?)[^\n]{1,400}){0,5})`,
  'giu',
);

/** Those of a text, in its order: they become cards as they stand, for the student has said what is asked. */
export const writtenPairs = (text: string): WrittenPair[] =>
  [...text.matchAll(pair)].map(({ 0: source, index, groups: { question = '', answer = '' } = {} }) => ({
    at: index,
    source,
    question: question.trim(),
    answer: answer.trim(),
  }));
