import { expect, it } from 'vitest';
import { plainSigns, raisedDigits } from './plain-signs.ts';

it.each([
  ['composes letters', 'ac\u0327a\u0303o', 'ação'],
  [
    'composes accents that stand before their letter',
    'fun¸c˜ao ´ıntima, voc ˆe e ling¨u´ıstica',
    'função íntima, voc ê e lingüística',
  ],
  ['reads a grave accent only in à and às', '`as vezes, `a noite, `args`', 'às vezes, à noite, `args`'],
  ['undoes ligatures', 'ﬁlo, ﬂor, oﬀ, eﬁcaz', 'filo, flor, off, eficaz'],
  ['makes odd spaces plain', 'R$\u00A012,29\u2009e\u202Fmais', 'R$ 12,29 e mais'],
  ['leaves out invisible and private signs', 'a\u200Bb\u00ADc\uFEFFd\u0007e\uE123f', 'abcdef'],
  ['knows the bullets of symbol fonts', '\uF0B7 um', '• um'],
  ['ends lines one way', 'um\r\ndois\rtrês\u2028quatro', 'um\ndois\ntrês\nquatro'],
  ['keeps tabs, exponents and formulas', 'a\tb x² $\\alpha$', 'a\tb x² $\\alpha$'],
])('%s', (_, text, plain) => {
  expect(plainSigns(text)).toBe(plain);
});

it.each([
  ['10', '3', '³'],
  ['x', '12', '¹²'],
  ['(a + b)', '2', '²'],
  ['da amostra', '7', ''],
  ['termina aqui.', '1', ''],
])('after %j a raised %s becomes %j', (before, digits, raised) => {
  expect(raisedDigits(before, digits)).toBe(raised);
});
