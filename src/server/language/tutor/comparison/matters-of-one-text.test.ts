import { describe, expect, test } from 'vitest';
import { askTutor, card, summary } from '#test/support/ask-tutor.ts';

const bakers = summary(
  'Fermento e farinha',
  'Fermento é o agente que faz a massa crescer. O biológico é vivo. Um ovo a mais não o substitui.\n\n' +
    'No pote fechado, o fermento dura uma semana. As sobras vão para a geladeira.\n\n' +
    'Farinha é o grão moído. As farinhas podem ser brancas ou integrais. As brancas duram mais. As integrais guardam a fibra do grão. ' +
    'Ao contrário do fermento, aguenta meses na despensa.',
);
const stars = summary(
  'A vida das estrelas',
  'As estrelas nascem de nuvens de gás.\n\nA anã branca é o resto de uma estrela pequena. Ela esfria devagar. Não tem mais combustível. Já as gigantes vermelhas ainda queimam hélio.\n\n' +
    'A poesia do céu tem três épocas. A primeira, dos gregos, deu nome às constelações. A segunda, dos árabes, mediu o brilho. A terceira, a do telescópio, contou as luas.\n\n' +
    'O pulsar gira depressa; o quasar brilha mais que uma galáxia. Nova é uma explosão leve. Supernova é a explosão de uma estrela inteira. Hipernova é a mais forte de todas.',
);
const passages = [bakers, stars, card('O que é nova?', 'Uma explosão leve.')];
const ask = (message: string) => askTutor(message, passages);

describe('a summary is asked', () => {
  test('of one of two matters that a title counts up: what is of the other is left out', () => {
    const told = ask('resume fermento pra mim');
    expect(told).toContain('faz a massa crescer');
    expect(told).toContain('dura uma semana');
    expect(told).not.toContain('grão');
  });

  test('of the second of them', () => {
    const told = ask('resumo de farinha');
    expect(told).toContain('grão moído');
    expect(told).not.toContain('massa crescer');
  });

  test('of all that a title names', () => {
    const told = ask('resuma fermento e farinha');
    expect(told).toContain('massa crescer');
    expect(told).toContain('grão moído');
  });

  test('of what opens a paragraph under another title: all of it, up to what is of something else', () => {
    const told = ask('faz um resumo da anã branca');
    expect(told).toContain('resto de uma estrela pequena');
    expect(told).toContain('Não tem mais combustível');
    expect(told).not.toContain('hélio');
  });

  test('of what is told in one paragraph with others: what begins with it', () => {
    const told = ask('faz um resumo da supernova');
    expect(told).toContain('estrela inteira');
    expect(told).not.toContain('Hipernova');
  });
});

const sprains = summary(
  'Entorses',
  'Entorses são lesões dos ligamentos, e doem. A de primeiro grau só estica as fibras. A de segundo grau rompe parte delas. ' +
    'A de terceiro grau rompe o ligamento inteiro.\n\nOs primeiros cuidados são gelo e repouso.\n\n' +
    'Quando o pH passa de 7, o solo é alcalino: o ferro some. Quando fica abaixo de 7, ele é ácido: o alumínio aparece. ' +
    'O solo extremamente ácido queima a raiz; o alcalino, a folha.\n\n' +
    'Na serra, o lago perene enche no verão. O lago sazonal seca em julho. Dom Lago foi o dono da serra.',
);

describe('things that share a noun are compared', () => {
  test.each([
    'qual a diferença da entorse de 1 grau pra de 2 grau?',
    'entorse de primeiro grau e de segundo grau, qual a diferença?',
  ])('where it is said once, of two that are counted: %s', (message) => {
    const told = askTutor(message, [sprains]);
    expect(told).toMatch(/primeiro grau\*\*:[^*]*estica as fibras/u);
    expect(told).toMatch(/segundo grau\*\*:[^*]*rompe parte/u);
    expect(told).not.toContain('cuidados');
  });

  test('where the first of them has the noun as well, or only the last', () => {
    const inns = summary(
      'Pousadas',
      'O primeiro andar guarda a cozinha. O segundo andar tem os quartos. Segundo o dono, a casa é velha.',
    );
    for (const message of ['compare o primeiro e o segundo andar', 'segundo andar x primeiro andar'])
      expect(askTutor(message, [inns])).toMatch(/(?:cozinha.*quartos|quartos.*cozinha)(?!.*dono)/s);
  });

  test('by the sentences that say when a thing is called so', () => {
    const told = askTutor('compara solo alcalino com ácido', [sprains]);
    expect(told).toMatch(/alcalino\*\*:[^*]*passa de 7/u);
    expect(told).toMatch(/ácido\*\*:[^*]*abaixo de 7/u);
    expect(told).not.toContain('extremamente');
  });

  test('as two, where it is said of both', () => {
    const told = askTutor('lago perene x lago sazonal', [sprains]);
    expect(told).toMatch(/lago perene\*\*:[^*]*enche no verão/u);
    expect(told).toMatch(/lago sazonal\*\*:[^*]*seca em julho/u);
    expect(told).not.toContain('Dom Lago');
  });
});

describe('things are compared', () => {
  test('three of them', () => {
    const told = ask('qual a diferença entre nova, supernova e hipernova?');
    expect(told).toMatch(/\*\*nova\*\*:[^“]*“Uma explosão leve/u);
    expect(told).toMatch(/\*\*supernova\*\*:[^*]*estrela inteira/u);
    expect(told).toMatch(/\*\*hipernova\*\*:[^*]*mais forte/u);
  });

  test('whose noun is only said where they are counted', () => {
    const told = ask('diferencie a primeira e a terceira época do céu');
    expect(told).toContain('constelações');
    expect(told).toContain('luas');
    expect(told).not.toContain('árabes');
  });

  test('whose noun is only said where their kinds are', () => {
    const told = ask('farinha branca e integral, o que muda?');
    expect(told).toContain('As brancas duram mais');
    expect(told).toContain('As integrais guardam');
  });

  test('by a sentence that tells one from the other without its name', () => {
    expect(ask('em que farinha e fermento diferem?')).toContain(
      '**farinha**:\n\n“Ao contrário do fermento, aguenta meses na despensa.” [1]',
    );
  });

  test('and nothing that is of neither is told beside them', () => {
    expect(ask('diferença entre pulsar e nova')).not.toContain('Supernova');
  });
});

describe('what is felt beside a question', () => {
  test('is answered first, whole, then the question', () => {
    const told = ask('prof tô ansiosa, o que é supernova?');
    expect(told).toMatch(/^Entendo.*passo pequeno.*estrela inteira/su);
  });

  test.each([
    'minha mãe morreu e quero ficar junto dela, o que é supernova?',
    'apanhei em casa hoje, o que é supernova?',
    'sofro bullying todo dia, o que é supernova?',
    'tenho medo do meu padrasto, o que é supernova?',
    'tô exausta, não aguento mais nada, o que é supernova?',
    'tô sem força, como ter força?',
  ])('is all that is answered where it is grave, or what the question is about: %s', (message) => {
    expect(ask(message)).not.toContain('estrela inteira');
  });

  test('is all that is answered where the material tells nothing of it', () => {
    const told = ask('tô chorando aqui, o que é jurisprudência?');
    expect(told).not.toContain('“');
    expect(told).toContain('passo pequeno');
  });

  test.each(['tô mal demais, por que eu sou tão burra?', 'não aguento mais estudar, qual o sentido disso?'])(
    'is no question of a matter: %s',
    (message) => {
      expect(ask(message)).not.toContain('material');
    },
  );
});

describe('words of studying that name a matter', () => {
  test('statistics is a subject to be tested in', () => {
    expect(ask('me testa em estatística')).not.toContain('planos');
  });
  test('the yield of an engine is none of the student', () => {
    expect(ask('qual o rendimento da supernova?')).not.toContain('planos');
  });
});
