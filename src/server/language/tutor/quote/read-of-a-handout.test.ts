import { describe, expect, test } from 'vitest';
import { askTutor, card, summary, tutorInput } from '#test/support/ask-tutor.ts';
import { answerLocally } from '../local.ts';
import type { Passage } from '../tutor.ts';

const bread = summary(
  'Panificação',
  'A panificação transforma farinha em pão. O levain protege o sabor. Pode ser líquido ou firme. ' +
    'Qualquer padeiro pode alimentá-lo, em casa ou na padaria, sem balança, e ele é barato.\n\n' +
    'A massa precisa de água e de força para formar a rede de glúten. Esta é uma malha elástica, que segura o gás.\n\n' +
    'Quanto ao forno, destaca-se a queima da crosta, escurecimento rápido da superfície. Ela se deve ao calor seco e ao açúcar. ' +
    'Para atenuá-la recomendam-se o vapor e a fôrma tampada.\n\n' +
    'O excesso de sal, por sua vez, mata as leveduras e agrava a demora da massa. ' +
    'Já a farinha fraca, mais comum no verão, rende um pão baixo.\n\n' +
    'Fatores que alteram o crescimento:\n' +
    '- Temperatura: o calor acelera as leveduras. Acima de 55 °C, elas morrem.\n' +
    '- Sal: retarda a fermentação da massa. Por isso entra por último.\n' +
    '- Açúcar: alimenta as leveduras, se for pouco.',
);
const questions = [card('O que é o miolo?', 'A parte macia do pão.')];
const ask = (message: string, more: readonly Passage[] = questions) => askTutor(message, [bread, ...more]);

describe('a handout tells', () => {
  test('by what a pronoun within the sentence stands for', () => {
    expect(ask('o levain é barato?')).toContain('e ele é barato');
    expect(ask('dá pra alimentar o levain sem balança ou precisa?')).toContain('sem balança');
  });

  test('what was named last, where “esta é” goes on with it', () => {
    expect(ask('defina rede de glúten')).toContain('malha elástica');
  });

  test('what is done against a thing that is named behind its verb', () => {
    expect(ask('oq da pra fazer contra a queima da crosta?')).toContain('o vapor e a fôrma tampada');
  });

  test('why, in a word of study for an everyday one, and nothing of another matter', () => {
    const answer = ask('pq a demora da massa piora?');
    expect(answer).toContain('agrava a demora');
    expect(answer).not.toContain('farinha fraca');
  });

  test('a list whose lines have several sentences, under the line that announces it', () => {
    expect(ask('quais fatores mudam o crescimento da massa?')).toMatch(/Temperatura.*Sal.*Açúcar/s);
  });

  test('not how something is reckoned, where it only speaks of it', () => {
    expect(ask('como calcula o crescimento da massa?')).toMatch(/não encontrei/i);
  });

  test('nothing of a name that only looks like an augmented one', () => {
    expect(ask('quem vai ganhar o padeirão esse ano?')).toMatch(/não encontrei/i);
  });
});

test('of a file that is meant, the file tells before the rest', () => {
  const file: Passage = {
    kind: 'attachment',
    id: 'a',
    title: 'regras.txt',
    text: 'Sovar, no sentido de amassar, é trabalho de força.',
    page: null,
  };
  const answer = answerLocally(tutorInput('oq esse arquivo fala do verbo sovar?', [bread, file]));
  expect(answer.content).toContain('no sentido de amassar');
  expect(answer.citations.every(({ kind }) => kind === 'attachment')).toBe(true);
});

test('two things that are asked to be the same are compared', () => {
  const two = [summary('Fornos', 'O forno a lenha tem fogo vivo. O forno elétrico tem resistências.')];
  expect(askTutor('forno a lenha e forno elétrico n é tudo igual?', two)).toMatch(/fogo vivo.*resistências/s);
});

const oven = summary(
  'Fornos',
  'O forno assa por calor seco. Ele se apoia em três partes:\n' +
    '1. Lastro: a base de pedra que guarda o calor.\n' +
    '2. Abóbada: o teto curvo que devolve o calor. Nela se mede a temperatura.\n' +
    '3. Chaminé: o tubo por onde sai a fumaça.\n\n' +
    'São dois os riscos do forno: a queimadura e o incêndio.\n\n' +
    'A pá é feita de cabo, haste e lâmina. Esta última toca a massa, de modo que um corte ali estraga o pão.\n\n' +
    'Não se deve confundir assar com tostar: isto seca a superfície.\n\n' +
    'Os pães festivos pedem mais gordura. São eles:\n- panetone, do Natal;\n- colomba, da Páscoa;\n- rosca de reis.\n\n' +
    'Quanto aos defeitos da crosta, na pálida falta calor. A rachada vem de massa seca e pede vapor. A murcha aparece com a demora.\n\n' +
    'Só há miolo quando a massa é alta. A crosta é a parte que seca; o miolo é a parte macia.',
);
const askOven = (message: string) => askTutor(message, [oven]);

describe('a handout with lists tells', () => {
  test('each line of a list that a sentence with a pronoun announces', () => {
    expect(askOven('quais as partes do forno?')).toMatch(/três partes:”.*Lastro.*Abóbada.*Chaminé/s);
  });

  test('a list that the next sentence points back from', () => {
    expect(askOven('quais são os pães festivos?')).toMatch(/panetone.*colomba.*rosca/s);
  });

  test('all that a paragraph says of what it is headed by', () => {
    expect(askOven('liste os defeitos da crosta')).toMatch(/pálida.*rachada.*murcha/s);
  });

  test('what was named last as “esta última”', () => {
    expect(askOven('por que cortar a lâmina estraga o pão?')).toContain('um corte ali');
  });

  test('first what parts two things', () => {
    expect(askOven('assar e tostar é tudo igual?')).toContain('Não se deve confundir');
  });

  test('what a thing is before where it is', () => {
    expect(askOven('o que é miolo?')).toMatch(/^[^“]*“A crosta é/u);
  });

  test('nothing where only another verb looks like the name', () => {
    const snakes = [
      summary('Massas', 'A receita exige farinha. Depois, cobre-se a massa com um pano limpo.'),
    ];
    expect(askTutor('o que fazer em picada de cobra?', snakes)).toMatch(/não encontrei/i);
  });
});

const shop = summary(
  'Loja do padeiro',
  'Após um ano de casa, o padeiro tem direito a 30 dias de folgas. Elas podem ser divididas em três períodos.\n\n' +
    'A confraria deu o forno aos mestres. Aprendizes, viúvas e viajantes não podiam usar o forno.\n\n' +
    'Em 1820, Madeler e Krantz assinaram um pacto sobre o trigo.\n\n' +
    'O momento mais difícil foi a greve do sal, em 1850. Depois de nove dias, os mestres cederam.\n\n' +
    'O fermento velho irrita a garganta. Deve ser evitado na asma, pelo pó. O pão azedo é um pão de longa espera. O exemplo clássico é o pão da serra.\n\n' +
    'A loja acabou por dois motivos. A farinha subiu de preço. A ponte nova desviou os fregueses. O aprendiz morreu na enchente.',
);
const askShop = (message: string) => askTutor(message, [shop]);

describe('a handout about people tells', () => {
  test('of what a plural pronoun agrees with', () => {
    expect(askShop('dá pra dividir as folgas em quantas vezes?')).toContain('três períodos');
  });

  test('who could not, where it is asked who could not', () => {
    expect(askShop('quem não podia usar o forno?')).toContain('Aprendizes, viúvas e viajantes');
  });

  test('not how somebody died, where it only names them', () => {
    expect(askShop('como madeler morreu?')).toMatch(/não encontrei/i);
  });

  test('how many, in the sentence after', () => {
    expect(askShop('quantos dias durou a greve do sal?')).toContain('nove dias');
  });

  test('what holds for who has something', () => {
    expect(askShop('quem tem asma pode usar fermento velho?')).toContain('evitado na asma');
  });

  test('an example that only stands beside what it is one of', () => {
    expect(askShop('exemplo de pão azedo')).toContain('pão da serra');
  });

  test('the reasons that a sentence announces', () => {
    expect(askShop('por que a loja acabou?')).toMatch(/farinha subiu.*ponte nova/s);
  });
});

const guild = summary(
  'A Revolta do Sal',
  'A Revolta do Sal (1850-1852) opôs os padeiros aos moleiros. Em 1851, dois fatos mudaram o rumo da revolta: o incêndio do cais e a chegada da frota.\n\n' +
    'Entre as causas do conflito estão o imposto sobre a farinha e a seca.\n\n' +
    'Jonas Madeler (1820-1890), mestre padeiro, criou o pão de sal.\n\n' +
    'Os fermentos químicos, como o sal de amônio, liberam gás. Efeitos adversos: azia e tosse. Devem ser evitados na gravidez.\n\n' +
    'A farinha torrada sofre o efeito de casca dura, isto é, quebra ao esfriar. O vapor evita esse efeito.\n\n' +
    'Os fermentos naturais só crescem no calor. As cubas guardam a água e o sal. O mofo é causado pela água parada nas cubas.\n\n' +
    'Os mestres recebem o pão branco. Os ajudantes comem o pão escuro.',
);
const askGuild = (message: string) => askTutor(message, [guild]);

describe('what a text only says of something else', () => {
  test.each([
    ['quais foram as causas da revolta do sal', 'Entre as causas do conflito'],
    ['efeitos colaterais dos fermentos quimicos', 'azia e tosse'],
  ])('is the matter itself under another noun: "%s"', (question, told) => {
    expect(askGuild(question)).toContain(told);
  });

  test.each([
    'efeitos colaterais dos fermentos naturais',
    'como madeler morreu?',
    'por que a agua ferve?',
    'quem não recebe o pão branco?',
    'o que acontece se a gente parar de comer?',
  ])('is no answer: "%s"', (question) => {
    expect(askGuild(question)).toMatch(/não encontrei/i);
  });

  test('by which name an effect is pointed at', () => {
    const answer = askTutor('como evitar ele?', [guild], ['o que é o efeito de casca dura?']);
    expect(answer).toContain('O vapor evita');
    expect(answer).not.toContain('gravidez');
  });
});

const regions = summary(
  'Pães do mundo',
  'O ofício reconhece três pães no Brasil: o pão de queijo, o pão de sal e a broa.\n\n' +
    'O pão nórdico é feito de centeio. O forno é frio e fechado. Ele se divide em pão de casca, pão de miga e pão de lata.\n\n' +
    'O pão do deserto leva pouca água.\n\n' +
    'As formas de assar têm nomes. São três: pedra, grelha e cinza.\n\n' +
    'A massa crua boia porque o gás a deixa leve. As chapas de ferro assam depressa. Isso explica por que o ferro queima a mão.',
);
const breadCards = [
  card('O que é broa?', 'Um pão de milho, primo do pão de sal.'),
  card('Quais são as formas de assar?', 'Pedra, grelha e cinza.'),
];
const askRegions = (message: string) => askTutor(message, [regions, ...breadCards]);

describe('of several things in one text', () => {
  test.each([
    ['quais são os pães brasileiros?', 'três pães no Brasil'],
    ['lista as formas de assar', 'Pedra, grelha e cinza'],
    ['que tipos de pão nórdico tem?', 'pão de casca, pão de miga'],
    ['por que a massa crua boia?', 'o gás a deixa leve'],
    ['não deu tempo de ler, explica o pão do deserto', 'leva pouca água'],
  ])('one is told by what is said of it: "%s"', (question, told) => {
    expect(askRegions(question)).toContain(told);
  });

  test('none is told by what is said of another', () => {
    expect(askRegions('o forno do deserto')).not.toContain('frio e fechado');
    expect(askRegions('o que é pão de sal?')).not.toContain('Um pão de milho');
    expect(askRegions('meu padeiro perdeu a massa hoje kkk')).not.toContain('gás');
  });
});

const deaths = summary(
  'Madeler, Krantz e Folk',
  'Jonas Madeler (1820-1890) criou o pão de sal. Ana Krantz morreu de febre em Porto Novo.\n\n' +
    'Os aprendizes estavam excluídos do banquete. Os pães ázimos são pães sem fermento.\n\n' +
    'No forno predomina o vapor. Fora do forno, predomina a brasa. Não dá para assar sem brasa porque o calor falta.',
);
const askDeaths = (message: string) => askTutor(message, [deaths]);

describe('of several people, and of what is not so', () => {
  test.each(['como madeler morreu?', 'de que Madeler morreu?'])('%s has no answer', (question) => {
    expect(askDeaths(question)).toMatch(/não encontrei/i);
  });

  test.each([
    ['quem não podia ir ao banquete?', 'excluídos do banquete'],
    ['quais pães não têm fermento?', 'pães sem fermento'],
  ])('%s is told without a “não”', (question, told) => {
    expect(askDeaths(question)).toContain(told);
  });
});
