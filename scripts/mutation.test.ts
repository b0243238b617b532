import { describe, expect, it } from 'vitest';
import { applyMutant, drawMutants, findMutants } from './mutation/mutants.ts';

const mutated = (code: string) => findMutants('rule.ts', code).map((mutant) => applyMutant(code, mutant));
const named = (code: string, path = 'rule.ts') =>
  findMutants(path, code).map(({ kind, ordinal }) => `${kind} ${ordinal}`);

describe('finding and applying', () => {
  it.each([
    ['a === b;', ['a !== b;']],
    ['a <= b;', ['a < b;', 'a >= b;']],
    ['a && b;', ['a || b;']],
    ['a - b;', ['a + b;']],
    ['if (a) b();', ['if (!(a)) b();']],
    ['a ? b : c;', ['!(a) ? b : c;']],
    ['f(59.5);', ['f(60.5);']],
    ['f(true);', ['f(false);']],
    ['() => { return a.b; };', ['() => { return undefined as never; };']],
    ["'São Paulo'; a === b;", ["'São Paulo'; a !== b;"]],
  ])('%s', (code, mutants) => {
    expect(mutated(code)).toEqual(mutants);
  });

  it.each([
    ['a type', 'type Size = 1 | 2; const a: 3 = b as 4;'],
    ['an import', "import a from './a.ts';"],
    ['the name of a property', '({ 1: a });'],
    ['a text that is put together', "a + ' minutos';"],
    ['a log line', "parts.log.warn({ retries: 3 }, 'a refund failed');"],
    ['what says nothing', '() => { return; }; () => { return null; };'],
  ])('leaves %s alone', (_, code) => {
    expect(mutated(code)).toEqual([]);
  });

  it('looks into what a type is put on', () => {
    expect(mutated('f(1 as number, 2 satisfies number, a!);')).toEqual([
      'f(2 as number, 2 satisfies number, a!);',
      'f(1 as number, 3 satisfies number, a!);',
    ]);
  });

  it('names a mutant by its kind and its turn, wherever it stands', () => {
    expect(named('a === b; c && d; e === f;')).toEqual(['=== → !== 1', '&& → || 1', '=== → !== 2']);
    expect(named('// moved\n\na === b; c && d; e === f;')).toEqual(named('a === b; c && d; e === f;'));
  });
});

describe('drawing', () => {
  const mutants = findMutants('rule.ts', Array.from({ length: 40 }, () => 'a === b;').join('\n'));
  const others = findMutants('other.ts', 'a < b; c > d;');

  it('draws the same again by the same seed, and others by another', () => {
    const drawn = drawMutants(mutants, 10, 'one');
    expect(drawn).toHaveLength(10);
    expect(drawMutants(mutants.toReversed(), 10, 'one')).toEqual(drawn);
    expect(drawMutants(mutants, 10, 'two')).not.toEqual(drawn);
  });

  it('keeps what it drew when other mutants come, but for those that they displace', () => {
    const drawn = drawMutants(mutants, 10, 'one');
    const kept = drawMutants([...others, ...mutants], 10, 'one').filter((mutant) => drawn.includes(mutant));
    expect(kept.length).toBeGreaterThanOrEqual(10 - others.length);
  });
});
