import { expect, test } from 'vitest';
import { openCatalogue } from './catalogue.ts';
import { readField } from './read-field.ts';
import { phraseOf } from './words.ts';

const catalogue = await openCatalogue();

test('the terms of a text are those of its field', async () => {
  const terms = await readField(
    'Os lisossomos fazem a digestão dentro da célula. A célula vegetal tem cloroplastos. O núcleo guarda o DNA.',
    catalogue,
  );
  expect([...terms.keys()]).toEqual(
    expect.arrayContaining(['lisossomos', 'célula vegetal', 'cloroplastos'].map(phraseOf)),
  );
  expect(terms.get(phraseOf('lisossomos'))).toBeLessThan(terms.get(phraseOf('célula')) ?? 0);
});

test.each(['', 'Fui à feira ontem e comprei pão.', '🙂🙂'])(
  'a text of no field has none: %j',
  async (text) => {
    expect((await readField(text, catalogue)).size).toBe(0);
  },
);

test('the same text has the same terms', async () => {
  const text = 'A inflação sobe quando a demanda cresce. O Banco Central fixa a taxa Selic.';
  expect(await readField(text, catalogue)).toEqual(await readField(text, catalogue));
});
