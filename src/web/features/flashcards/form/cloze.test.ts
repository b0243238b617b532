import { describe, expect, it } from 'vitest';
import { answerAfterCloze, clozeAnswers, wrapCloze } from './cloze.ts';

describe('a selection', () => {
  it.each([
    ['A [capital] da França', 'A {{c1::capital}}| da França'],
    ['A[ capital ]da França', 'A {{c1::capital}}| da França'],
    ['[Paris]', '{{c1::Paris}}|'],
    ['Paris[]', 'Paris{{c1::|}}'],
    ['[]', '{{c1::|}}'],
    ['a[  ]b', 'a  {{c1::|}}b'],
  ])('%s becomes %s', (given, expected) => {
    const start = given.indexOf('[');
    const end = given.indexOf(']') - 1;
    const { text, ...cursor } = wrapCloze({ text: given.replace(/[[\]]/g, ''), start, end });
    expect(`${text.slice(0, cursor.start)}|${text.slice(cursor.end)}`).toBe(expected);
  });
});

describe('the answer', () => {
  const one = '{{c1::Paris}} e Lyon';
  const two = '{{c1::Paris}} e {{c1::Lyon::cidade}}';

  it('is what the clozes ask for', () => {
    expect([clozeAnswers(''), clozeAnswers(one), clozeAnswers(two), clozeAnswers('{{c1::}}')]).toEqual([
      '',
      'Paris',
      'Paris, Lyon',
      '',
    ]);
  });

  it('follows them until the student writes another', () => {
    expect(answerAfterCloze(' ', 'Paris e Lyon', one)).toBe('Paris');
    expect(answerAfterCloze('Paris', one, two)).toBe('Paris, Lyon');
    expect(answerAfterCloze('Duas cidades', one, two)).toBe('Duas cidades');
  });
});
