import { expect, test } from 'vitest';
import { withWhole } from './piece-names.ts';

test('parts that share a name keep the capitals of names', () => {
  const parts = ['Paixão, morte e ressurreição', 'João e a cristologia alta'];
  const said = 'O evangelho de João traz uma cristologia alta.';
  expect(withWhole(parts, 'Evangelhos', said)).toBe(
    'Paixão, morte e ressurreição; João e a cristologia alta',
  );
  expect(withWhole(['Habilitação', 'Agente de contratação'], 'Licitações', 'Quem conduz a licitação.')).toBe(
    'Habilitação e agente de contratação',
  );
  expect(withWhole(['Locke: ideias', 'Hume: impressões'], 'Empirismo: Locke e Hume', '')).toContain('Hume');
  expect(withWhole(['Eras geológicas', 'Brasil no tempo geológico'], 'Relevo', '')).toContain('e Brasil');
});
