import { expect, it } from 'vitest';
import { wholeText } from './whole-text.ts';

it('keeps headings, lists, code, tables and formulas of a text as Markdown', () => {
  const text = `# Energia

## Definição

A energia de um corpo **parado**
é $E = mc^2$ [3].

- massa
- luz

\`\`\`js
const energy = mass * c ** 2;
\`\`\`

| corpo | massa |
|-------|-------|
| Lua   | 7     |

Figura 2 — Um corpo parado.

EINSTEIN, Albert. A teoria. São Paulo: Abril, 1999.`;
  expect(wholeText(text, 'Energia', 100)).toBe(`## Definição

A energia de um corpo parado é $E = mc^2$.

- massa
- luz

\`\`\`js
const energy = mass * c ** 2;
\`\`\`

| corpo | massa |
|-------|-------|
| Lua   | 7     |`);
});

it('gives plain headings a rank', () => {
  expect(wholeText('Fase clara\n\nA luz quebra a água.', '', 100)).toBe(
    '## Fase clara\n\nA luz quebra a água.',
  );
});

it('is nothing for a text above the limit, or without text', () => {
  expect(wholeText('A luz quebra a água.', '', 4)).toBeUndefined();
  expect(wholeText('12\n\n13', '', 100)).toBeUndefined();
});
