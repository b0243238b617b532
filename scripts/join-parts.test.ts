import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinParts, type Part } from './join-parts.ts';

const part = (name: string, users: string, size: number): Part => ({
  modules: [name],
  users: new Set(users),
  size,
});
const none = () => [];
const join = (parts: Part[], imports: (module: string) => string[], fileCost: number) =>
  joinParts(parts, { imports, fileCost });
const namesOf = (parts: Part[]) => parts.map(({ modules }) => [...modules].sort().join('')).sort();

describe('parts that are loaded together', () => {
  it('become one when the same screens load them', () => {
    expect(namesOf(join([part('a', '12', 500), part('b', '12', 500)], none, 1))).toEqual(['ab']);
  });

  it('become one when a file less is worth what is loaded in vain', () => {
    const parts = [part('a', '12', 100), part('b', '123', 400)];
    expect(namesOf(join(parts, none, 60))).toEqual(['ab']);
    expect(namesOf(join(parts, none, 50))).toEqual(['a', 'b']);
  });

  it('stay apart when nobody loads both', () => {
    expect(namesOf(join([part('a', '12', 0), part('b', '34', 0)], none, 1e6))).toEqual(['a', 'b']);
  });

  it('stay apart when one would bring much that it needs', () => {
    const parts = [part('a', '12', 10), part('b', '23', 10), part('c', '234', 5000)];
    const imports = (module: string) => (module === 'b' ? ['c'] : []);
    expect(namesOf(join(parts, imports, 100))).toEqual(['a', 'bc']);
    expect(namesOf(join(parts.slice(0, 2), none, 100))).toEqual(['ab']);
  });

  it('keep every module once, need each other never, and load all that a screen needs', () => {
    const modules = 12;
    const graph = fc.record({
      // A module imports later ones only.
      edges: fc.array(fc.tuple(fc.nat(modules - 1), fc.nat(modules - 1)), { maxLength: 30 }),
      entries: fc.array(fc.nat(modules - 1), { minLength: 2, maxLength: 5 }),
      sizes: fc.array(fc.nat(5000), { minLength: modules, maxLength: modules }),
      fileCost: fc.nat(5000),
    });
    fc.assert(
      fc.property(graph, ({ edges, entries, sizes, fileCost }) => {
        const imports = (module: string) =>
          edges.filter(([from, to]) => from < to && String(from) === module).map(([, to]) => String(to));
        const reached = entries.map((entry) => {
          const found = new Set([String(entry)]);
          for (const id of found) for (const next of imports(id)) found.add(next);
          return found;
        });
        const parts = sizes.map((size, id) => ({
          modules: [String(id)],
          users: new Set(
            entries.flatMap((_, index) => (reached[index]?.has(String(id)) ? [String(index)] : [])),
          ),
          size,
        }));
        const joined = join(parts, imports, fileCost);
        expect(joined.flatMap(({ modules }) => modules).sort()).toEqual(
          sizes.map((_, id) => String(id)).sort(),
        );
        const partOf = (id: string) => joined.find(({ modules }) => modules.includes(id));
        const needed = new Map(
          joined.map((one) => [
            one,
            new Set(
              one.modules
                .flatMap(imports)
                .map(partOf)
                .filter((to) => to !== one),
            ),
          ]),
        );
        for (const [one, all] of needed) {
          for (const other of all) for (const next of (other && needed.get(other)) ?? []) all.add(next);
          expect(all.has(one)).toBe(false);
          for (const other of all) expect(one.users.difference(other?.users ?? new Set())).toEqual(new Set());
        }
      }),
    );
  });
});
