import { expect, it } from 'vitest';
import { ApiError, defaultMessage } from '#web/lib/api/api-error.ts';
import { generationFailure } from './failure-labels.ts';

const title = 'Falha ao criar o ciclo. Verifique os dados e tente novamente.';

it.each([
  ['every rule', new ApiError(422, 'Um.', 'x', ['Um.', 'Dois.']), { title, sentence: 'Um.; Dois.' }],
  ['the one rule', new ApiError(422, 'Um.', 'x', ['Um.']), { title, sentence: 'Um.' }],
  ['the server’s message', new ApiError(400, 'Não deu.', 'x'), { title, sentence: 'Não deu.' }],
  ['the network’s message', new ApiError(0, 'Sem conexão.', 'offline'), { sentence: 'Sem conexão.' }],
  ['no reason', new ApiError(500, defaultMessage), { sentence: 'Erro desconhecido ao gerar ciclo.' }],
  ['the unknown', new TypeError('x is not a function'), { sentence: 'Erro desconhecido ao gerar ciclo.' }],
])('says %s', (_, error, failure) => {
  expect(generationFailure(error)).toEqual(failure);
});
