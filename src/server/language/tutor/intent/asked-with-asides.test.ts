import { describe, expect, test } from 'vitest';
import { askTutor, card, summary } from '#test/support/ask-tutor.ts';
import { isCourtesy } from '../courtesies.ts';
import { withoutAsides } from './asides.ts';
import { bareOf } from './message-lines.ts';
import { plainMessage } from './plain-message.ts';
import { readIntent } from './read-intent.ts';

const volcanoes = summary(
  'Vulcões',
  'O vulcão tem três produtos. A lava é o magma que chega à superfície. A cinza é a rocha moída pela explosão. O gás é o que mais polui o ar. ' +
    'Um lahar mistura água e cinza: “uma enxurrada de lama”.\n\n' +
    'Evacuação é a saída ordenada dos moradores. Ela pode ser feita pela Defesa Civil ou pelos bombeiros. ' +
    'Interdição é o fechamento de uma área de risco. O prazo para interditar é de um dia. ' +
    'O alerta avisa os moradores.\n\n' +
    'Suspeita-se de erupção próxima quando a montanha incha. Passos na vila:\n1. Chame os vizinhos.\n2. Feche o gás.\n3. Suba o morro.',
);
const passages = [volcanoes, card('O que é um lahar?', 'Uma corrente de lama vulcânica.')];
const ask = (message: string, said: readonly string[] = []) => askTutor(message, passages, said);

describe('what is said beside a question', () => {
  test.each([
    ['o que é lava que a prof fala tanto', 'o que é lava'],
    ['resume vulcões que a prova é daqui a pouco', 'resume vulcões'],
    ['resume vulcões rapidão porque minha prova é hoje', 'resume vulcões'],
    ['explica a lava por que a prova é amanhã', 'explica a lava'],
    ['explica a lava para revisar antes de dormir', 'explica a lava'],
    ['de acordo com o arquivo, o que é lava?', 'o que é lava?'],
  ])('is no part of it: %s', (message, plain) => {
    expect(withoutAsides(message)).toBe(plain);
  });

  test.each([
    'quem é a pessoa que a lei protege?',
    'o que é preciso para revisar antes de publicar?',
    'o que é preciso para estudar hoje?',
    'o que tenho para estudar hoje',
    'por que a prova é nula',
    'o que significa que a prova é anulável',
    'qual o bioma que o professor chama de berço das águas',
    'o que diz a lei que a professora citou sobre anular atos',
    'pode dar água mesmo com a pessoa desmaiada?',
    'o que a criança faz no estágio',
  ])('is left where it is the question: %s', (message) => {
    expect(withoutAsides(message)).toBe(message);
  });

  test.each([
    'me explica a bile que a prova é amanhã e eu quero morrer',
    'explica onda que a prova é amanhã e não aguento mais viver',
    'não consigo estudar porque a prova é amanhã e quero sumir',
  ])('is heard, where it is despair: %s', (message) => {
    expect(readIntent(message, null, false)).toMatchObject({ kind: 'care', despair: expect.anything() });
  });

  test.each(['me ajuda que a prova é hoje e tô chorando', 'choro muito porque a prova é amanhã'])(
    'is heard, where it is distress: %s',
    (message) => {
      expect(readIntent(message, null, false).kind).toBe('care');
    },
  );
});

describe('a question', () => {
  test('for a thing with an example has both', () => {
    expect(ask('oqe e lahar me da 1 ezemplo')).toMatch(/corrente de lama.*enxurrada de lama/s);
  });

  test('for what a sentence counts has each of them', () => {
    expect(ask('quais são os 3 produtos do vulcão e o que é cada um?')).toMatch(/lava.*cinza.*gás/s);
  });

  test('for how to know has no steps', () => {
    expect(ask('como saber se é erupção próxima')).not.toContain('Chame os vizinhos');
  });

  test('for steps has the list behind the sentence that is about it', () => {
    expect(ask('qual o passo a passo se tem suspeita de erupção')).toMatch(
      /Chame os vizinhos.*Suba o morro/s,
    );
  });

  test('of two deeds compares what these are', () => {
    expect(ask('evacuar ou interditar uma área, o que muda de um para o outro?')).toMatch(
      /saída ordenada.*fechamento de uma área/s,
    );
  });

  test('for who may do something is answered by what says who may', () => {
    expect(ask('quem pode fazer ela?', ['o que é a evacuação?'])).toContain('Defesa Civil');
  });

  test('with “chega” in it ends nothing', () => {
    expect(readIntent('como a lava chega na superfície', null, false).kind).toBe('explain');
    expect(readIntent('chega por hoje', null, false).kind).not.toBe('explain');
  });

  test('that was answered wrongly in a test is a tale, and asks for no figures', () => {
    const { kind } = readIntent(
      'caiu no simulado uma questão que contava de um vulcão que soltava uma nuvem e eu marquei cinza por engano e errei, não entendi por que, não é cinza? como se chama isso então?',
      null,
      false,
    );
    expect(kind).toBe('explain');
  });
});

describe('a courtesy', () => {
  test.each(['oieee prof tudo certin?', 'valeuzaço prof agora foiii 😍', 'brigadão!!', 'brigada de coração'])(
    'is %s',
    (message) => {
      expect(isCourtesy(bareOf(plainMessage(message)))).toBe(true);
    },
  );

  test.each(['ensina a fazer brigadeiro', 'brigada militar', 'obrigações'])('is not %s', (message) => {
    expect(isCourtesy(bareOf(plainMessage(message)))).toBe(false);
  });
});
