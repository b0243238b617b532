import { stopWords } from '#server/language/text/stop-words.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { isBalanced } from './questions/phrase.ts';
import type { Draft } from './questions/statement.ts';
import { pointsOutside } from './questions/subject.ts';

/** A draft with its place in the text and how much it matters. */
export interface Candidate extends Draft {
  /** Position in the text. */
  at: number;
  source: string;
  /** Candidates of the same sentence share it. */
  origin: number;
  /** Higher comes first. */
  score: number;
  /** 0 for the first question of a sentence, 1 for its second; rounds are filled one after the other. */
  round: number;
  /** What the question and the answer name, each with what naming it is worth. */
  terms?: ReadonlyMap<string, number>;
}

const longestQuestion = 320;
const longestAnswer = 240;
const longestList = 300;
/** What naming a term first is worth beside the kind of question, and how much of that counts for one card. */
const coverage = 0.18;
const mostCovered = 15;
const sameFrom = 0.8;
/** Between a gap in a sentence and a question from it, which share more words and less sense. */
const gapSameFrom = 0.6;
/** Between two questions of a sentence, one of which tells the answer of the other. */
const tellsFrom = 0.5;

/** The question as it is seen, with the hidden term of a cloze left out. */
const visible = (question: string) => question.replace(/\{\{c1::[^}]*\}\}/gu, '…');
const bare = (text: string) =>
  foldLetters(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
const withoutArticle = (text: string) => text.replace(/^(?:o|a|os|as|um|uma) (?=\S)/, '');

const numeral = /^(?:\d|(?:dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|cem|mil|milhao|milhoes)$)/;

function givesAnswerAway({ question, answer }: Draft): boolean {
  const [asked, told] = [bare(visible(question)), bare(answer)];
  if (
    asked.includes(told) ||
    asked.includes(withoutArticle(told)) ||
    foldLetters(visible(question)).includes(foldLetters(answer))
  )
    return true;
  const content = told.split(' ').filter((word) => !stopWords.has(word) || numeral.test(word));
  const words = new Set(asked.split(' '));
  return content.length > 0 && content.length <= 3 && content.every((word) => words.has(word));
}

function isTrivial(answer: string): boolean {
  const words = bare(answer).split(' ').filter(Boolean);
  // "Ainda" is what a foreign word means, not a bit of a sentence.
  if (/^["“].+["”]\.?$/u.test(answer)) return bare(answer).length < 2;
  return (
    bare(answer).length < 2 ||
    words.every((word) => (word.length < 2 && !/\d/.test(word)) || stopWords.has(word))
  );
}

/** Cut before what it announces: "por", "a descrição de". */
const dangling =
  /(?:^| )(?:os|as|uma?s?|d[aeo]s?|n[oa]s?|em|por|pel[oa]s?|com|para|que|e|ou|entre|sobre|se|não|como)[.:,;]?$/iu;

/** Whether a teacher could sign the card: it can be understood alone, and its answer is neither told nor empty. */
export function isGood(draft: Draft): boolean {
  const { question, answer } = draft;
  if (
    question.length > longestQuestion ||
    answer.length > (draft.kind === 'list' ? longestList : longestAnswer) ||
    answer.length < 2
  )
    return false;
  if (pointsOutside(question) || /https?:|www\.|→|[|<>\\=]{2}|\(\)|,\?|…\?/u.test(question)) return false;
  if (!isBalanced(question) || !isBalanced(answer) || isTrivial(answer)) return false;
  if (draft.kind !== 'cloze' && (dangling.test(answer) || answer.includes('→'))) return false;
  const longest = Math.max(...wordsOf(`${question} ${answer}`).map((word) => word.length));
  return longest <= 46 && !givesAnswerAway(draft);
}

const tokensOf = (text: string, all: boolean) =>
  new Set(wordsOf(foldLetters(text)).filter((word) => all || !stopWords.has(word)));

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const both = [...a].filter((word) => b.has(word)).length;
  return both / (a.size + b.size - both);
}

const isWithin = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  [...a].every((word) => b.has(word)) || [...b].every((word) => a.has(word));

interface Chosen {
  candidate: Candidate;
  all: Set<string>;
  content: Set<string>;
  answer: Set<string>;
}

const seen = (candidate: Candidate): Chosen => ({
  candidate,
  all: tokensOf(candidate.question, true),
  content: tokensOf(candidate.question, false),
  answer: tokensOf(candidate.answer, true),
});

/** Whether the question says what the other asks for: "Por que o preço caiu em 2024?" and "Em que ano o preço caiu?" */
const tells = (one: Chosen, other: Chosen) =>
  bare(one.candidate.question).includes(bare(other.candidate.answer));

function isAlike(a: Chosen, b: Chosen): boolean {
  const words = overlap(a.all, b.all);
  const isKindred = a.candidate.kind === b.candidate.kind;
  if (words > sameFrom || (isKindred && overlap(a.content, b.content) > sameFrom)) return true;
  if (a.candidate.origin !== b.candidate.origin) return false;
  if (overlap(a.content, b.content) >= tellsFrom && (tells(a, b) || tells(b, a))) return true;
  const isGap = a.candidate.kind === 'cloze' || b.candidate.kind === 'cloze';
  if (a.candidate.kind === 'action' && b.candidate.kind === 'action' && isWithin(a.answer, b.answer))
    return true;
  return overlap(a.answer, b.answer) > sameFrom || (isGap && words > gapSameFrom);
}

/** Cards chosen so far, none like another: words shared over 0.8, accents and case aside. */
export class Choice {
  private readonly chosen: Chosen[] = [];
  private readonly questions = new Set<string>();
  private readonly named = new Set<string>();
  private readonly count: number;

  constructor(count: number) {
    this.count = count;
  }

  get candidates(): Candidate[] {
    return this.chosen.map(({ candidate }) => candidate);
  }

  get isFull(): boolean {
    return this.chosen.length >= this.count;
  }

  /**
   * Takes what there is room for, round by round: each time the one whose score and terms not yet named by a chosen
   * one are worth most (greedy coverage, as summaries are chosen). Compares with the chosen ones only.
   */
  take(candidates: readonly Candidate[]): void {
    const order = candidates.toSorted((a, b) => a.round - b.round || b.score - a.score || a.at - b.at);
    for (let from = 0; from < order.length && !this.isFull; ) {
      const to = order.findLastIndex(({ round }) => round === order[from]?.round) + 1;
      this.takeRound(order.slice(from, to));
      from = to;
    }
  }

  private worth({ score, terms }: Candidate): number {
    let fresh = 0;
    for (const [term, weight] of terms ?? []) if (!this.named.has(term)) fresh += weight;
    return score + coverage * Math.min(fresh, mostCovered);
  }

  private takeRound(candidates: readonly Candidate[]): void {
    const open = [...candidates];
    while (!this.isFull && open.length > 0) {
      let best = 0;
      let highest = Number.NEGATIVE_INFINITY;
      open.forEach((candidate, at) => {
        const worth = this.worth(candidate);
        if (worth > highest) [highest, best] = [worth, at];
      });
      const [taken] = open.splice(best, 1);
      if (taken) this.offer(taken);
    }
  }

  private offer(candidate: Candidate): void {
    const key = bare(candidate.question);
    if (this.questions.has(key)) return;
    this.questions.add(key);
    const next = seen(candidate);
    if (this.chosen.some((other) => isAlike(other, next))) return;
    this.chosen.push(next);
    for (const term of candidate.terms?.keys() ?? []) this.named.add(term);
  }
}
