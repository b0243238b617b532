import { expect, it } from 'vitest';
import { lineCount, lossNotes, placeText } from './import-words.ts';

it('says counts and places', () => {
  expect([lineCount('text', 1), lineCount('apkg', 2)]).toEqual(['1 linha', '2 notas']);
  expect([placeText('text', 1234), placeText('apkg', 3)]).toEqual(['Linha 1.234', 'Nota 3']);
});

it('says what was left out, or nothing', () => {
  expect(lossNotes({ media: 0, shortened: 0 })).toEqual([]);
  expect(lossNotes({ media: 1, shortened: 2 })).toEqual([
    '1 imagem ou áudio fica de fora: só o texto é importado.',
    '2 flashcards tiveram baralho, tags, matéria ou dificuldade ajustados aos limites.',
  ]);
});
