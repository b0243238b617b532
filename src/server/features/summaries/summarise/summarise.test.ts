import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSentences } from '#server/platform/text/split-sentences.ts';
import { wordsOf } from '#server/platform/text/words.ts';
import { summaryLimits } from '#shared/contracts/summaries.ts';
import { fold, foldLetters } from '#shared/rules/fold.ts';
import { compress } from './compress.ts';
import { leansBack } from './leans-back.ts';
import { summarise } from './summarise.ts';

const folder = join(process.cwd(), 'bench/corpus/summaries');
const corpus = readdirSync(folder)
  .filter((name) => /^\d/.test(name))
  .map((name) => {
    const [head = '', text = ''] = readFileSync(join(folder, name), 'utf8').split(/^---$/mu);
    const field = (key: string) => new RegExp(`^${key}: (.*)$`, 'mu').exec(head)?.[1] ?? '';
    return { name, text, title: field('título'), subject: field('matéria') };
  });

const countWords = (text: string) => wordsOf(text).length;
const sentencesOf = (text: string) => splitSentences(text).sentences.map((sentence) => sentence.text);
const bare = { title: '', subject: '' };

/** Place in the text of the sentence that a sentence of the summary is, or is a shorter form of. */
const placeOf = (sentence: string, sources: readonly string[]) =>
  sources.findIndex((source) => source === sentence || compress(source).includes(sentence));

describe.each(corpus)('of $name', ({ text, title, subject }) => {
  const sources = sentencesOf(text);

  it.each([100, 120, 300])('fills %i words to 85 % at least and never goes over', (maxWords) => {
    const { summary } = summarise({ text, title, subject, maxWords });
    expect(countWords(summary)).toBeLessThanOrEqual(maxWords);
    expect(countWords(summary)).toBeGreaterThanOrEqual(maxWords * 0.85);
  });

  it('is made of sentences of the text in its order, and says none twice', () => {
    const { summary } = summarise({ text, title, subject, maxWords: 300 });
    const places = sentencesOf(summary).map((sentence) => placeOf(sentence, sources));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
  });

  it('leaves no pronoun or connective without what it points to', () => {
    const sentences = sentencesOf(summarise({ text, title, subject, maxWords: 120 }).summary);
    sentences.forEach((sentence, at) => {
      if (!leansBack(sentence)) return;
      const before = sentences[at - 1] ?? '';
      expect(placeOf(before, sources)).toBe(placeOf(sentence, sources) - 1);
    });
  });

  it('has no heading, caption, running header or bibliography in it', () => {
    const { summary, keyPoints } = summarise({ text, title, subject, maxWords: 300 });
    expect([summary, ...keyPoints].join('\n')).not.toMatch(
      /Figura \d|Tabela \d|Apostila|Ensino Médio ·|Volume \d|Aula \d|Unidade \d|[A-Z]{3,}, [A-Z]| ed\. /u,
    );
  });

  it('comes with three to seven short points that stand alone', () => {
    const { keyPoints } = summarise({ text, title, subject, maxWords: 120 });
    expect(keyPoints.length).toBeGreaterThanOrEqual(summaryLimits.keyPoints.min);
    expect(keyPoints.length).toBeLessThanOrEqual(summaryLimits.keyPoints.max);
    expect(new Set(keyPoints).size).toBe(keyPoints.length);
    for (const point of keyPoints) {
      expect(placeOf(point, sources)).toBeGreaterThanOrEqual(0);
      expect(countWords(point)).toBeLessThanOrEqual(32);
      expect(leansBack(point)).toBe(false);
    }
  });

  it('comes with three to eight tags as the text or the title writes them', () => {
    const { tags } = summarise({ text, title, subject, maxWords: 120 });
    expect(tags.length).toBeGreaterThanOrEqual(3);
    expect(tags.length).toBeLessThanOrEqual(summaryLimits.tags);
    const said = `${title} ${sources.join(' ')}`.toLowerCase();
    for (const tag of tags) expect(said).toContain(tag.toLowerCase());
    expect(new Set(tags.map(foldLetters)).size).toBe(tags.length);
  });

  it('is the same each time', () => {
    const request = { text, title, subject, maxWords: 120 };
    expect(summarise(request)).toEqual(summarise(request));
  });
});

it('answers a text that fits whole, without its headings and captions', () => {
  const text = `# A célula

A célula é a unidade da vida. Ela tem uma membrana, que contro-
la o que entra.

Figura 1 — Uma célula animal.

O núcleo guarda o material genético.

LOPES, Sônia. Biologia essencial. São Paulo: Saraiva, 2003.`;
  expect(summarise({ text, title: 'A célula', subject: 'Biologia', maxWords: 100 }).summary).toBe(
    'A célula é a unidade da vida. Ela tem uma membrana, que controla o que entra. O núcleo guarda o material genético.',
  );
});

it('says a repeated thing once', () => {
  const said = 'A mitose divide uma célula em duas células iguais entre si.';
  const rest = corpus[6]?.text ?? '';
  const text = `${said}\n\n${rest}\n\n${said}\n\n${rest}\n\n${said}`;
  const sentences = sentencesOf(summarise({ text, ...bare, maxWords: 200 }).summary);
  expect(new Set(sentences).size).toBe(sentences.length);
});

it('cuts a text without sentences between two words', () => {
  const text = Array.from({ length: 900 }, (_, at) => `palavra${at}`).join(' ');
  const { summary, keyPoints } = summarise({ text, ...bare, maxWords: 100 });
  expect(countWords(summary)).toBe(100);
  expect(summary).toMatch(/palavra99…$/u);
  expect(keyPoints).toEqual([]);
});

it('never throws nor goes over the limit, whatever the text', () => {
  const pieces = fc.constantFrom(
    'A água ferve a cem graus.',
    'Ela evapora.',
    '(',
    '"',
    '\n\n',
    '- item',
    '# Título',
    '1. ',
    '; ',
    ', porém, ',
    '…',
    'Mas ',
    '\u0000',
    '😀',
    '\u205F',
    'Além disso, o gelo derrete',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces).map((all) => all.join(' ')),
  );
  fc.assert(
    fc.property(texts, fc.string(), fc.integer({ min: 1, max: 300 }), (text, title, maxWords) => {
      const made = summarise({ text, title, subject: 'Física', maxWords });
      expect(countWords(made.summary)).toBeLessThanOrEqual(maxWords);
      expect(made.keyPoints.length).toBeLessThanOrEqual(summaryLimits.keyPoints.max);
      expect(made.tags.length).toBeLessThanOrEqual(summaryLimits.tags);
    }),
  );
});

it('tells what a study text says first of all', () => {
  const { text = '', title = '', subject = '' } = corpus.find(({ name }) => name.startsWith('01-')) ?? {};
  const { summary, keyPoints, tags } = summarise({ text, title, subject, maxWords: 120 });
  expect(summary).toContain(
    'A fotossíntese é justamente o processo pelo qual plantas, algas e certas bactérias',
  );
  expect(keyPoints.join(' ')).toContain('o ATP, que armazena energia, e o NADPH');
  expect(tags.map(fold)).toContain('fotossintese');
});
