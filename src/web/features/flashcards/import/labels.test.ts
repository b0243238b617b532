import { expect, it } from 'vitest';
import { lineCount, lossNotes, placeText, roomNote } from './labels.ts';

it('says counts and places', () => {
  expect([lineCount('text', 1), lineCount('apkg', 2)]).toEqual(['1 linha', '2 notas']);
  expect([placeText('text', 1234), placeText('apkg', 3)]).toEqual(['Linha 1.234', 'Nota 3']);
});

it('says how full the account is, and what to do when the new cards do not fit', () => {
  expect(roomNote({ ready: 800, kept: 1200, most: 2000 })).toBe('Você guarda 1.200 de 2.000 flashcards.');
  expect(roomNote({ ready: 801, kept: 1200, most: 2000 })).toBe(
    'Você guarda 1.200 de 2.000 flashcards. Cabem mais 800: exclua alguns ou divida o arquivo.',
  );
  expect(roomNote({ ready: 1, kept: 2500, most: 2000 })).toBe(
    'Você guarda 2.500 de 2.000 flashcards. Exclua alguns para importar estes.',
  );
});

it('says what was left out, or nothing', () => {
  expect(lossNotes({ media: 0, shortened: 0 })).toEqual([]);
  expect(lossNotes({ media: 1, shortened: 2 })).toEqual([
    '1 imagem ou áudio fica de fora: só o texto é importado.',
    '2 flashcards tiveram baralho, tags, matéria ou dificuldade ajustados aos limites.',
  ]);
});
