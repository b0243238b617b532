import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { storable } from '#server/platform/http/validation.ts';
import { createFlashcardSchema } from '#shared/contracts/flashcards.schemas.ts';
import { runs } from '#test/support/runs.ts';
import type { ExportCard } from './export-card.ts';
import { judgeNotes } from './judge-notes.ts';
import { readPackageNotes } from './package/package-notes.ts';
import { writePackage } from './package/package-writer.ts';
import { writeCsv } from './text/csv-writer.ts';
import { readTextNotes } from './text/text-notes.ts';

const folder = mkdtempSync(join(tmpdir(), 'orbita-test-'));
afterAll(() => rmSync(folder, { recursive: true }));
let used = 0;

const pieces = [
  'célula',
  ' ',
  '  ',
  '\n',
  '\r\n',
  '\t',
  '"',
  '""',
  ',',
  ';',
  '|',
  '#',
  '=1+1',
  '@x',
  '<b>x</b>',
  '&amp;',
  '&nbsp;',
  '[sound:a.mp3]',
  '[$]x[/$]',
  '$x$',
  '\\(y\\)',
  '**z**',
  '`c`',
  '{{c1::DNA}}',
  '{{c12::RNA::dica}}',
  '{{',
  '😀',
  '\u00a0',
  '\u001f',
  '%u0020',
  '_',
  'R$ 12,29 e R$ 15,83',
  '- item\n  - outro',
  '```\nif (a) {\n    b();\n}\n```',
];
const text = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((all) => all.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);
const level = text.map((name) => name.replaceAll(':', '').trim().slice(0, 50));
const deck = fc.oneof(
  level,
  fc.tuple(level, level).map((levels) => levels.join('::')),
);

/** Any card that the contract lets be. */
const card = fc
  .record({
    question: text,
    answer: text,
    subject: text,
    deck,
    tags: fc.array(
      text.map((tag) => tag.slice(0, 40)),
      { maxLength: 5 },
    ),
    difficulty: fc.integer({ min: 1, max: 5 }),
  })
  .map((given) => createFlashcardSchema.safeParse(storable(given)))
  .filter((read) => read.success)
  .map((read) => ({ ...read.data, id: randomUUID() }) as ExportCard);

const thousand = fc.sample(card, { numRuns: 1000, seed: 4 });

function readBack(file: Parameters<typeof judgeNotes>[0]) {
  const { judged, report } = judgeNotes(file, [], 'Outro');
  expect(report).toMatchObject({ broken: { count: 0 }, media: 0, shortened: 0 });
  return judged.map((one) => one.card);
}

const fromCsv = (cards: readonly ExportCard[]) => readBack(readTextNotes(writeCsv(cards), {}));
const fromPackage = (cards: readonly ExportCard[]) => {
  const scratch = mkdtempSync(join(folder, `${++used}-`));
  return readBack(readPackageNotes(writePackage(cards, scratch, new Date('2026-03-11T15:00:00Z'))));
};

const withoutId = ({ id: _, ...rest }: ExportCard) => ({ ...rest, source: null });
const inAnki = (one: ExportCard) => ({ ...withoutId(one), subject: '', difficulty: 3 });

describe('a thousand cards go out and come back the same', () => {
  it('as CSV', () => {
    expect(fromCsv(thousand)).toEqual(thousand.map(withoutId));
  });

  it('as an Anki package, which knows neither subject nor difficulty', () => {
    expect(fromPackage(thousand)).toEqual(thousand.map(inAnki));
  });
});

it('loses nothing of any cards', () => {
  fc.assert(
    fc.property(fc.array(card, { minLength: 1, maxLength: 8 }), (cards) => {
      expect(fromCsv(cards)).toEqual(cards.map(withoutId));
      expect(fromPackage(cards)).toEqual(cards.map(inAnki));
    }),
    runs(60),
  );
});
