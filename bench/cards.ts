import { makeCards } from '#server/language/cards/make-cards.ts';
import { median } from './support/figures.ts';
import { readSummaryTexts } from './support/summary-texts.ts';
import { against, decimal, printTable } from './support/table.ts';

const rounds = 15;
const lengths = [10_000, 25_000, 100_000];
const aim = 300;

const corpus = (await readSummaryTexts()).map(({ text }) => text).join('\n\n');
const long = corpus.repeat(Math.ceil(100_000 / corpus.length));

const rows = lengths.map((length) => {
  const text = long.slice(0, length);
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    makeCards(text, 50);
    return performance.now() - start;
  });
  return [decimal(length), against(median(times), '≤', aim, 0)];
});
printTable(`50 cartões de um texto, a mediana de ${rounds}`, ['caracteres', 'ms'], rows);
