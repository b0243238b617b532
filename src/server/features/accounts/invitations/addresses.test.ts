import { expect, it } from 'vitest';
import { readAddresses } from './addresses.ts';

it.each([
  ['one a line', 'ana@example.com\nbia@example.com', ['ana@example.com', 'bia@example.com'], []],
  [
    'columns with names, of a spreadsheet',
    '\uFEFFNome;Email\r\n"Lima, Ana";"Ana@example.com"\r\nBia;bia@example.com\r\n',
    ['Ana@example.com', 'bia@example.com'],
    [],
  ],
  ['each once, however written', 'ana@example.com\nANA@example.com', ['ana@example.com'], []],
  ['lines without one', 'Email\n\nana@\n;;\nbia@example.com', ['bia@example.com'], [3]],
  ['nothing', '', [], []],
])('reads %s', (_what, csv, addresses, unreadLines) =>
  expect(readAddresses(csv)).toEqual({ addresses, unreadLines }),
);
