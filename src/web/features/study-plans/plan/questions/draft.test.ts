import { describe, expect, it } from 'vitest';
import { countsOf } from './dialog.tsx';
import { addToDraft, emptyDraft, isFull, mostRight, onlyDigits, stepped } from './draft.ts';

const draft = (done: string, right: string) => ({
  ...emptyDraft('0193a000-0000-7000-8000-0000000000e1'),
  done,
  right,
});

describe('a draft of questions', () => {
  it('becomes numbers', () => {
    expect(countsOf(draft('15', '12'))).toEqual({ counts: { done: 15, right: 12 } });
    expect(countsOf(draft('500', '0'))).toEqual({ counts: { done: 500, right: 0 } });
  });

  it.each([
    ['', '', { done: 'Informe quantas questões você fez.', right: 'Informe quantas questões você acertou.' }],
    ['0', '0', { done: 'Informe quantas questões você fez.' }],
    ['10', '', { right: 'Informe quantas questões você acertou.' }],
    ['501', '3', { done: 'Registre até 500 questões por vez.' }],
    ['3', '4', { right: 'Os acertos não podem passar das questões feitas.' }],
  ])('of %j done and %j right is refused in words', (done, right, errors) => {
    expect(countsOf(draft(done, right))).toEqual({ errors });
  });

  it('grows by the shortcuts; what is right stays unknown when nobody said it', () => {
    expect(addToDraft(draft('', ''), { done: 1, right: 1 })).toEqual({ done: '1', right: '1' });
    expect(addToDraft(draft('', ''), { done: 1, right: 0 })).toEqual({ done: '1', right: '0' });
    expect(addToDraft(draft('4', ''), { done: 10 })).toEqual({ done: '14', right: '' });
    expect(addToDraft(draft('495', '9'), { done: 10 })).toEqual({ done: '500', right: '9' });
  });

  it('stays within its limits', () => {
    expect([stepped('', 1), stepped('0', -1), stepped('500', 1)]).toEqual(['1', '0', '500']);
    expect([mostRight(draft('7', '')), mostRight(draft('', ''))]).toEqual([7, 500]);
    expect([isFull(draft('499', '')), isFull(draft('500', ''))]).toEqual([false, true]);
    expect(onlyDigits('1,2 -3a45')).toBe('123');
  });
});
