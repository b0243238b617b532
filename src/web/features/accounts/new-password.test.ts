import { expect, it } from 'vitest';
import { passwordStrength } from './new-password.tsx';

it.each([
  ['12345', null],
  ['123456789', 'weak'],
  ['senha123', 'weak'],
  ['aaaaaaaaaaaaaaaaaa', 'weak'],
  ['ab12cd', 'weak'],
  ['Mar3-azul', 'fair'],
  ['quatrogatos1', 'fair'],
  ['Mar3-azul-claro', 'strong'],
  ['quatro gatos no telhado', 'strong'],
])('judges %s as %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
