import { summarise } from '#server/language/summaries/summarise.ts';
import { splitSentences } from '#server/language/text/split-sentences.ts';
import { wordsOf } from '#server/language/text/words.ts';
import {
  extract,
  lead,
  lexRank,
  oracle,
  type Ranking,
  random,
  sumBasic,
  wordFrequency,
} from './support/extractors.ts';
import { median } from './support/figures.ts';
import { rouge1, rougeL } from './support/rouge.ts';
import { readSummaryTexts, type SummaryText } from './support/summary-texts.ts';
import { against, decimal, printTable } from './support/table.ts';

const limit = 120;
const seeds = 20;
/** Points by which each measure should be above each of the others. */
const aim = 3;
const longText = 100_000;
const mostSeconds = 2;
const rounds = 3;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

type Measure = (candidate: readonly string[], reference: readonly string[]) => number;
const measures: readonly Measure[] = [rouge1, rougeL];

/** Points from 0 to 100, the mean over the two references. */
const points = (measure: Measure, summary: readonly string[], { references }: SummaryText) =>
  100 * mean(references.map((reference) => measure(summary, reference)));

const sentencesOf = (text: string) => splitSentences(text).sentences.map((sentence) => sentence.text);

/** What a system makes of a text: one summary, or several whose mean counts. */
type System = (text: SummaryText, sentences: readonly string[]) => readonly (readonly string[])[];

const ranked =
  (...rankings: Ranking[]): System =>
  (_, sentences) =>
    rankings.map((ranking) => extract(sentences, ranking(sentences), limit));

const own: System = ({ text, title, subject }) => {
  const sentences = sentencesOf(summarise({ pages: [text], title, subject, maxWords: limit }).summary);
  return [extract(sentences, lead(sentences), limit)];
};

const others: Readonly<Record<string, System>> = {
  'início do texto': ranked(lead),
  [`ao acaso, ${seeds} sorteios`]: ranked(...Array.from({ length: seeds }, (_, seed) => random(seed))),
  'frequência das palavras': ranked(wordFrequency),
  SumBasic: ranked(sumBasic),
  LexRank: ranked(lexRank),
};

const upper: System = (text, sentences) => [
  oracle(sentences, limit, (summary) => points(rouge1, summary, text)),
];

const texts = await readSummaryTexts();
const inParts: readonly (readonly [string, (text: SummaryText) => boolean])[] = [
  ['todos', () => true],
  ['ímpares, usados no ajuste', ({ number }) => number % 2 === 1],
  ['pares', ({ number }) => number % 2 === 0],
];

/** Points of each text on each measure. */
function evaluate(system: System): number[][] {
  return texts.map((text) => {
    const summaries = system(text, sentencesOf(text.text));
    return measures.map((measure) => mean(summaries.map((summary) => points(measure, summary, text))));
  });
}

const ours = evaluate(own);
const theirs = Object.entries(others).map(([name, system]) => [name, evaluate(system)] as const);
const highest = evaluate(upper);

for (const [part, isIn] of inParts) {
  const average = (rows: readonly number[][], measure: number) =>
    mean(rows.filter((_, at) => isIn(texts[at] as SummaryText)).map((row) => row[measure] ?? 0));
  const scores = (rows: readonly number[][]) => measures.map((_, measure) => average(rows, measure));
  const mine = scores(ours);
  const row = (name: string, rows: readonly number[][], margins: boolean) => {
    const values = scores(rows);
    const ahead = values.map((value, at) => (mine[at] ?? 0) - value);
    return [
      name,
      ...values.map((value) => decimal(value, 1)),
      ...ahead.map((margin) => (margins ? against(margin, '≥', aim, 1) : '')),
    ];
  };
  const count = texts.filter(isIn).length;
  printTable(
    `Resumos de ${limit} palavras, ${count} textos (${part}), F1 de 0 a 100, média de duas referências`,
    ['sistema', 'ROUGE-1', 'ROUGE-L', 'vantagem em R-1', 'vantagem em R-L'],
    [
      row('Órbita', ours, false),
      ...theirs.map(([name, rows]) => row(name, rows, true)),
      row('oráculo (linha superior)', highest, false),
    ],
  );
}

const all = texts.map(({ text }) => text).join('\n\n');
const copies = Math.ceil(longText / wordsOf(all).length);
const long = Array.from({ length: copies }, () => all).join('\n\n');
const words = wordsOf(long).length;
const speeds = [500, 2000].map((maxWords) => {
  const runs = Array.from({ length: rounds }, () => {
    const began = performance.now();
    summarise({ pages: [long], title: 'Revisão geral', subject: 'Várias', maxWords });
    return (performance.now() - began) / 1000;
  });
  const seconds = median(runs);
  const each = (seconds * longText) / words;
  return [
    `resumo de até ${decimal(maxWords)} palavras`,
    decimal(words / seconds),
    against(each, '≤', mostSeconds),
  ];
});
printTable(
  `Velocidade: texto de ${decimal(words)} palavras, mediana de ${rounds} vezes`,
  ['pedido', 'palavras por segundo', `segundos por ${decimal(longText)}`],
  speeds,
);
