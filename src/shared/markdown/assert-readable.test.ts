import { expect, it } from 'vitest';
import { assertReadable } from './assert-readable.ts';

const lines = (count: number, line: string) => `${line}\n`.repeat(count);

it.each([
  ['a long poem', lines(3000, 'verso')],
  ['a long list', lines(3000, '- item')],
  ['a long quotation', lines(3000, '> verso')],
  ['a list whose items have many lines', `- um\n${lines(900, 'verso')}\n- dois\n${lines(900, 'verso')}`],
])('reads %s', (_, text) => expect(() => assertReadable(text)).not.toThrow());

it.each([
  ['a hundred quotations in one another', '> '.repeat(100)],
  ['a hundred lists in one another', `um\n\n${'1. '.repeat(100)}a`],
  ['an item that goes on and on', `- um\n${lines(1001, 'verso')}`],
  ['a quotation that goes on and on', `> um\n${lines(1001, 'verso')}`],
])('does not read %s', (_, text) => expect(() => assertReadable(text)).toThrow(RangeError));
