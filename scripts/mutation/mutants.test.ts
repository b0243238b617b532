import { expect, it } from 'vitest';
import { applyMutant, drawMutants, findMutants } from './mutants.ts';

const mutated = (code: string) => findMutants('rule.ts', code).map((mutant) => applyMutant(code, mutant));

it.each([
  ['a === b;', ['a !== b;']],
  ['a <= b;', ['a < b;', 'a >= b;']],
  ['a && b;', ['a || b;']],
  ['if (a) b();', ['if (!(a)) b();']],
  ['a ? b : c;', ['!(a) ? b : c;']],
  ['f(59.5);', ['f(60.5);']],
  ['f(true);', ['f(false);']],
  ['() => { return a.b; };', ['() => { return undefined as never; };']],
  ['f(1 as number, a!);', ['f(2 as number, a!);']],
  ['type Size = 1 | 2; const a: 3 = b as 4;', []],
  ["a + ' minutos';", []],
  ['() => { return; }; () => { return null; };', []],
])('makes of %s %j', (code, mutants) => {
  expect(mutated(code)).toEqual(mutants);
});

it('draws the same again by the same seed, and others by another', () => {
  const mutants = findMutants('rule.ts', 'a === b;\n'.repeat(40));
  const drawn = drawMutants(mutants, 10, 'one');
  expect(drawn).toHaveLength(10);
  expect(drawMutants(mutants.toReversed(), 10, 'one')).toEqual(drawn);
  expect(drawMutants(mutants, 10, 'two')).not.toEqual(drawn);
});
