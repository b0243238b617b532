import { expect, it } from 'vitest';
import { clockTests } from './clock-tests.ts';

it('finds the tests that ask for the time, themselves or by what they import', () => {
  const tree = new Map([
    ['src/web/lib/today.ts', 'export const today = () => new Date();'],
    ['src/web/page.tsx', "const look = () => import('#web/lib/today.ts');"],
    ['src/web/page.test.tsx', "import { Page } from './page.tsx';"],
    ['src/shared/hour.test.ts', 'it("tells", () => expect(at.getHours()).toBe(9));'],
    ['src/shared/typed.test.ts', "import type { Page } from '#web/page.tsx';"],
    ['src/shared/given.test.ts', "// new Date()\nexpect(new Date('2026-03-11')).toBeTruthy();"],
  ]);
  expect(clockTests(tree)).toEqual(['src/shared/hour.test.ts', 'src/web/page.test.tsx']);
});

it('goes round a circle of imports, and forgets no branch of it', () => {
  const tree = new Map([
    ['src/a.ts', "import './b.ts'; import './late.ts';"],
    ['src/b.ts', "import './a.ts';"],
    ['src/late.ts', 'export const now = Date.now();'],
    ['src/b.test.ts', "import './b.ts';"],
    ['src/none.test.ts', "import './none.test.ts';"],
  ]);
  expect(clockTests(tree)).toEqual(['src/b.test.ts']);
});
