import { expect, it } from 'vitest';
import { addCardTags } from './card-tags.ts';

const long = 'x'.repeat(41);
const twenty = Array.from({ length: 20 }, (_, index) => `t${index}`);

it.each<[string[], string, string[], string, string | null]>([
  [[], ' Enem ', ['Enem'], '', null],
  [['Enem'], '', ['Enem'], '', null],
  [['Enem'], ' , ,', ['Enem'], '', null],
  [['Enem'], 'DNA, RNA,', ['Enem', 'DNA', 'RNA'], '', null],
  [['Genética'], 'genetica', ['Genética'], 'genetica', 'A tag “genetica” já está neste flashcard.'],
  [[], 'a, A, b', ['a', 'b'], 'A', 'A tag “A” já está neste flashcard.'],
  [[], `${long}, b`, ['b'], long, 'Cada tag pode ter até 40 caracteres.'],
  [twenty, 'mais', twenty, 'mais', 'Um cartão pode ter até 20 tags.'],
])('%j and %j', (tags, typed, after, left, problem) => {
  expect(addCardTags(tags, typed)).toEqual({ tags: after, left, problem });
});
