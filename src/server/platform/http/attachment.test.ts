import { expect, it } from 'vitest';
import { attachment } from './attachment.ts';

it.each([
  ['plano.pdf', 'attachment; filename="plano.pdf"'],
  [
    'resumo-função (1ª parte).pdf',
    `attachment; filename="resumo-funcao (1_ parte).pdf"; filename*=UTF-8''resumo-fun%C3%A7%C3%A3o%20%281%C2%AA%20parte%29.pdf`,
  ],
  ['a"b\\c.pdf', `attachment; filename="a_b_c.pdf"; filename*=UTF-8''a%22b%5Cc.pdf`],
  ['100%.pdf', `attachment; filename="100_.pdf"; filename*=UTF-8''100%25.pdf`],
  [
    'a\r\nset-cookie: x',
    `attachment; filename="a__set-cookie: x"; filename*=UTF-8''a%0D%0Aset-cookie%3A%20x`,
  ],
])('says in a header that %j is to be saved', (name, header) => {
  expect(attachment(name)).toBe(header);
});
