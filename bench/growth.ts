import { htmlToMarkdown } from '#server/features/flashcards/transfer/html/html-markdown.ts';
import { makeCards } from '#server/language/cards/make-cards.ts';
import { topicOf } from '#server/language/tutor/intent/topic-of.ts';
import { plainly } from '#server/language/tutor/quote/quote.ts';
import { isMarkdown } from '#server/platform/documents/reading/plain-text.ts';
import { mathDelimiters } from '#shared/markdown/math-delimiters.ts';
import { splitCode } from '#shared/markdown/split-code.ts';
import { encodeClozes } from '#web/ui/rich-text/cloze.ts';
import { plainText } from '#web/ui/rich-text/plain-text.ts';
import { readSummaryTexts } from './support/summary-texts.ts';
import { against, decimal, printTable } from './support/table.ts';
import { takeTurns } from './support/turns.ts';

const rounds = 7;
const times = 16;
/** 1 is what grows with the text, 16 what grows with its square. */
const aim = 4;

/** A text of about so many characters. */
type TextOf = (length: number) => string;

interface Reader {
  name: string;
  read: (text: string) => unknown;
  /** Characters of the longest text. */
  longest: number;
  /** What was made to take long, by name. */
  texts: Record<string, TextOf>;
}

const repeated =
  (piece: string, before = '', after = ''): TextOf =>
  (length) =>
    before + piece.repeat(length / piece.length) + after;

const pieces = (all: readonly string[], before = '', after = ''): Record<string, TextOf> =>
  Object.fromEntries(
    all.map((piece) => [JSON.stringify(`${before}${piece}…${after}`), repeated(piece, before, after)]),
  );

const prose = (await readSummaryTexts()).map(({ text }) => text).join('\n\n');

const readers: Reader[] = [
  {
    name: 'splitCode',
    read: splitCode,
    longest: 200_000,
    texts: pieces(['`a ', '`a` ', '``a` ', '`\n\n', '\n> ', '```\n', '```\n~~~\n', '- ```\n']),
  },
  {
    name: 'mathDelimiters',
    read: mathDelimiters,
    longest: 100_000,
    texts: {
      ...pieces(['$', '$a ', '$$ a ', '\\( ', '\\[ ', '` ', '``` ', '$x\n\n', '{{c1::']),
      ...pieces([' ', '\n>', ' %', '\\\\', '\n%', '`a '], '$a', 'b$'),
    },
  },
  {
    name: 'isMarkdown',
    read: isMarkdown,
    longest: 100_000,
    texts: pieces(['[', '[a](', '[a](b', '**a', '**a ', '- [']),
  },
  {
    name: 'makeCards',
    read: (text) => makeCards(text, 50),
    longest: 100_000,
    texts: {
      prosa: (length) => prose.repeat(Math.ceil(length / prose.length)).slice(0, length),
      'frases curtas e distintas': (length) =>
        Array.from({ length: length / 36 }, (_, at) => `O termo${at} é um tipo de coisa${at}.`).join(' '),
      ...pieces(['a', '\n', '-\n', '- item de lista\n', 'A. ', '(', '😀', 'مرحبا بالعالم. ']),
      ...pieces(['a casa é um lugar que serve para morar e ', 'O gato é um animal que mia. ']),
      ...pieces(['\n'], 'a-', 'b'),
      ...pieces(['\u0301'], 'a'),
    },
  },
  {
    name: 'htmlToMarkdown',
    read: htmlToMarkdown,
    longest: 200_000,
    texts: {
      ...pieces(['<a', '<b>', '<ul><li>', '<style>', '[latex]', '<div>x']),
      ...pieces(['<a "', "<a '", '<!--', '<li>x', '&', '`']),
    },
  },
  {
    name: 'topicOf',
    read: topicOf,
    longest: 50_000,
    texts: pieces(['.', '. ', ', ', '…', ' por favor'], 'mitose', 'b'),
  },
  {
    name: 'plainly',
    read: plainly,
    longest: 50_000,
    texts: pieces(['1', '[1, ', '[', '$1', '$ % ', '`a '], '[', '$1$]'),
  },
  {
    name: 'plainText',
    read: (text) => plainText(text),
    longest: 50_000,
    texts: {
      ...pieces(['**a ', '_a ', '[', '](', '![a](', '* ', '`a ', '> ', '<a@', '&a', '~~a', '| ']),
      ...Object.assign(
        {},
        ...['**a** ', '**a**\n', '**a**\n# b', '[a](', '[a](b', '$a', '- $a$'].map((before) =>
          pieces([' ', '\t', ' \n', '(b)'], before, 'b$'),
        ),
      ),
    },
  },
  ...(['shown', 'hidden'] as const).map((mode) => ({
    name: `encodeClozes, ${mode}`,
    read: (text: string) => encodeClozes(text, mode),
    longest: 100_000,
    texts: pieces(['{{c1::', '{{c1::{ }}', '{{c1::a}}', '{{c1::`', '}}', '{']),
  })),
];

async function milliseconds(work: () => unknown): Promise<number> {
  const began = performance.now();
  work();
  return performance.now() - began;
}

/** How much longer one text takes than the same number of characters in sixteen texts. */
async function growthOf({ read, longest }: Reader, textOf: TextOf): Promise<number> {
  const [short, long] = [textOf(longest / times), textOf(longest)];
  const [inParts = [], whole = []] = await takeTurns(rounds, [
    () => milliseconds(() => Array.from({ length: times }, () => read(short))),
    () => milliseconds(() => read(long)),
  ]);
  // A few milliseconds are easily doubled by what else the machine does: the quickest turn had the least of it.
  return Math.min(...whole) / Math.min(...inParts);
}

const rows: string[][] = [];
for (const reader of readers) {
  let worst = { growth: 0, text: '' };
  for (const [text, textOf] of Object.entries(reader.texts)) {
    const growth = await growthOf(reader, textOf);
    if (growth > worst.growth) worst = { growth, text };
  }
  const count = decimal(Object.keys(reader.texts).length);
  rows.push([reader.name, decimal(reader.longest), count, against(worst.growth, '≤', aim), worst.text]);
}
printTable(
  `Textos feitos para demorar: um inteiro contra ${times} que somam o mesmo, a mais rápida de ${rounds} vezes`,
  ['função', 'caracteres', 'textos', 'pior razão', 'com o texto'],
  rows,
);
