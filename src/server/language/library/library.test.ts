import { describe, expect, it } from 'vitest';
import { parseLesson } from '#server/content/library/lesson.ts';
import { passagesOfLesson, quizOfLesson } from './passages.ts';
import { findLessons } from './search.ts';

const slugs = async (words: string) => (await findLessons(words.split(' '), 3)).map(({ slug }) => slug);

describe('lessons', () => {
  it.each([
    ['mol', 'mol-e-massa-molar'],
    ['equações 2º grau', 'equacoes-do-2-grau'],
    ['leis newton', 'leis-de-newton'],
    ['LOGARITMO', 'logaritmos-e-funcao-logaritmica'],
  ])('are found by what is asked: %s', async (words, slug) => {
    expect((await slugs(words))[0]).toBe(slug);
  });

  it('are found by a misspelt word, and by one of its family', async () => {
    expect(await slugs('logarítimo')).toContain('logaritmos-e-funcao-logaritmica');
    expect(await slugs('multiplicou probabilidades')).toContain('probabilidade');
  });

  it.each(['', 'o que é', 'xyzzy'])('are not found where nothing is said: %s', async (words) => {
    expect(await slugs(words)).toEqual([]);
  });
});

const lesson = parseLesson(`---
topic: Fatorial
summary: O que é um fatorial.
reviewed: 2026-11-24
---

O **fatorial** de $n$, escrito $n!$, é um produto:

$$n! = n \\cdot (n - 1)!.$$

| n | n! |
| - | -- |
| 3 | 6  |

Diz-se *fatorial de n*.

## Termos

- **fatorial**: produto dos naturais de 1 a $n$.
- **fator**: cada termo de um produto.

## Exemplo resolvido

$3! = 6$.

## Erros comuns

- Somar em vez de multiplicar.

## Na prova

Contagem.

## Flashcards

### O que é o fator?

Cada termo de um produto.

## Questões

### Certo ou errado: 0! vale 1.

- [x] Certo
  > Por definição.
- [ ] Errado
  > Vale 1.

### Quanto vale 3!?

Resposta: 6 ; seis

> $3 \\cdot 2 = 6$.

## Exercício aberto

Calcule.

### Resposta modelo

Seis.

## Para ir além

- Um livro.
`);
const found = { id: 'matematica/fatorial', subject: 'Matemática', lesson };

it('a lesson is quoted without drawings, tables and marks; a definition that a card asks for once', () => {
  const [text, ...cards] = passagesOfLesson(found);
  expect(text?.text).not.toMatch(/\||\*|\$\$/);
  expect(text?.text).toContain('é um produto: $n{!} = n \\cdot (n - 1){!}$.');
  expect(text?.text).toContain('‘fatorial de n’');
  expect(cards.map(({ asks, text: answer }) => [asks, answer])).toEqual([
    ['O que é o fator?', 'Cada termo de um produto.'],
    ['Fatorial:', 'produto dos naturais de 1 a $n$.'],
  ]);
});

it('a lesson asks its cards, and for an exercise its questions first', () => {
  expect(quizOfLesson(found, false)[0]?.question).toBe('O que é o fator?');
  expect(quizOfLesson(found, true).map(({ question, answer }) => [question, answer])).toEqual([
    ['Certo ou errado: 0! vale 1.', 'Certo'],
    ['Quanto vale 3!?', '6'],
    ['O que é o fator?', 'Cada termo de um produto.'],
  ]);
  expect(quizOfLesson(found, true)[0]?.source).toMatchObject({
    kind: 'catalogue',
    id: 'matematica/fatorial',
  });
});
