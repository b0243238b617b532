import { describe, expect, it } from 'vitest';
import { groundedIn, keepGrounded } from './grounding.ts';

const source = `A Lei Áurea foi assinada em 13 de maio de 1888 pela Princesa Isabel e aboliu a escravidão no Brasil.
  Foi o último país da América a fazê-lo.`;

describe('a sentence', () => {
  const isGrounded = groundedIn(source);

  it.each([
    'A escravidão foi abolida no Brasil em 1888.',
    'A Lei Áurea, da Princesa Isabel, aboliu a escravidão.',
    'O Brasil foi o último país americano a abolir a escravidão.',
  ])('stands on its source: %s', (sentence) => {
    expect(isGrounded(sentence)).toBe(true);
  });

  it.each([
    ['another number', 'A escravidão foi abolida no Brasil em 1889.'],
    ['another name', 'A Lei Áurea foi assinada por Deodoro no Brasil.'],
    ['another matter', 'Os cafeicultores paulistas perderam dinheiro e apoiaram a república.'],
  ])('with %s does not', (_, sentence) => {
    expect(isGrounded(sentence)).toBe(false);
  });
});

describe('what is kept of a summary', () => {
  const markdown = [
    '## Abolição',
    '',
    'A Lei Áurea aboliu a escravidão. Ela foi assinada em 1990.',
    '',
    '## Consequências',
    '',
    '- Todos receberam terras e trabalho assalariado imediatamente.',
    '',
    '## Na América',
    '',
    '1. O Brasil foi o último país da América.',
  ].join('\n');

  it('has only grounded sentences, and no heading or item that stands empty', () => {
    expect(keepGrounded(markdown, groundedIn(source), 500)).toBe(
      [
        '## Abolição',
        '',
        'A Lei Áurea aboliu a escravidão.',
        '',
        '## Na América',
        '',
        '1. O Brasil foi o último país da América.',
      ].join('\n'),
    );
  });

  it('is never longer than asked', () => {
    const long = Array.from({ length: 40 }, () => 'A Lei Áurea aboliu a escravidão.').join(' ');
    const kept = keepGrounded(long, () => true, 100);
    expect(kept.split(' ')).toHaveLength(96);
    expect(kept.endsWith('escravidão.')).toBe(true);
  });

  it('is nothing when nothing is grounded', () => {
    expect(keepGrounded('# Título\n\nTexto inventado.', () => false, 100)).toBe('');
  });
});
