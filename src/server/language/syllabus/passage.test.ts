import { expect, it } from 'vitest';
import { printedNotice } from '#test/support/documents/printed-notice.ts';
import { readNoticeLines } from './notice-lines.ts';
import { placeOf, readPassage, wordsOf } from './passage.ts';

const passageOf = (text: string) => {
  const lines = readNoticeLines(printedNotice(text, { width: 40 }));
  return readPassage(lines, wordsOf(lines));
};

it('words broken at line ends are whole again, compounds keep their hyphen', () => {
  const width = 44;
  const lines = [
    'Análise do custo e do benefício, os procedi-',
    'mentos no pré-operatório, a relação custo-',
    'benefício e tornar-',
    'se servidor.',
  ];
  const text = lines.map((line) => line.padEnd(width, '\u00A0')).join(' ');
  const printed = readNoticeLines(printedNotice(text, { width })).map((line) => ({
    ...line,
    text: line.text.trim(),
  }));
  expect(readPassage(printed, wordsOf(printed)).text).toBe(
    'Análise do custo e do benefício, os procedimentos no pré-operatório, a relação custo-benefício e tornar-se servidor.',
  );
});

it('each letter knows its page and line', () => {
  const passage = passageOf('Primeira linha da página que é comprida.\n---\nSegunda página.');
  expect(placeOf(passage, 0)).toEqual({ page: 1, line: 0 });
  expect(placeOf(passage, passage.text.length - 1).page).toBe(2);
});
