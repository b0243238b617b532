import { describe, expect, test } from 'vitest';
import { comparedIn } from './compared.ts';

describe('two things are compared', () => {
  test.each([
    ['qual a diferença entre hiper e hipoglicemia', 'hiperglicemia', 'hipoglicemia'],
    ['o ph sobe na acidose ou na alcalose?', 'acidose', 'alcalose'],
    ['diferença entre metáfora e comparação', 'metáfora', 'comparação'],
    ['diferença entre segundo e terceiro turno', 'segundo turno', 'terceiro turno'],
    [
      'entorse de primeiro e de terceiro grau, qual a diferença?',
      'entorse de primeiro grau',
      'terceiro grau',
    ],
  ])('in “%s”', (question, one, other) =>
    expect(comparedIn(question)?.map(({ name }) => name)).toEqual([one, other]),
  );

  test.each([
    'como muda a pressão do gás?',
    'o botulismo é vírus ou bactéria?',
    'o moinho usa vento ou água',
  ])('but not in a question about one: %s', (question) => {
    expect(comparedIn(question)).toBeNull();
  });
});
