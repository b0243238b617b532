import { describe, expect, test } from 'vitest';
import { makeCards } from './make-cards.ts';

const questionsOf = (text: string) => makeCards(text, 20).cards.map(({ question }) => question);
const answersOf = (text: string) =>
  Object.fromEntries(makeCards(text, 20).cards.map(({ question, answer }) => [question, answer]));

describe('no card of', () => {
  test.each([
    [
      'a clause cut at a list',
      'O crime é culposo quando o agente dá causa ao resultado por:\n\n- imprudência;\n- imperícia.',
    ],
    ['a quality before what has it', 'Válido ou inválido é o argumento dedutivo, conforme a sua forma.'],
    [
      'somebody who went somewhere',
      'Euclides da Cunha foi a Canudos como correspondente de jornal e republicano convicto.',
    ],
    [
      'two purposes in one',
      'Os juízes precisam de independência para decidir e de controle para não abusar.',
    ],
    [
      'a list whose preposition is shared',
      'Montesquieu propôs a separação dos poderes em Legislativo, Executivo e Judiciário.',
    ],
    ['a thing without its article', 'Base larga indica muitos jovens e natalidade alta na população.'],
    ['a term of days', 'Intimação: três dias úteis de antecedência do ato.'],
    ['causa e efeito', 'Duas coisas que variam juntas nem sempre são causa e efeito.'],
    ['what an example singles out', 'O penhor legal favorece, por exemplo, o hospedeiro sobre as bagagens.'],
    ['an order', 'Marque as versões, porque menus e atalhos mudam com o tempo.'],
    [
      'a verb whose object is cut',
      'Em 1979, Tom Beauchamp e James Childress propuseram: autonomia e justiça.',
    ],
    [
      'a noun before what sums up the whole clause',
      'O plasma perde calor e o sangue corre no caminho inverso, processo usado na conservação de órgãos em hospitais.',
    ],
    ['a date whose subject stands elsewhere', 'Fugiu de vários cercos, e só foi capturado em maio de 1911.'],
    ['a story told of elsewhere', 'Em 1972, Joaquim Pedro de Andrade levou a história ao teatro.'],
    ['an amount of the past without its year', 'A taxa de analfabetismo era de 65% e caiu depois.'],
    ['a gap with a pronoun', 'Qualquer pessoa pode impugná-lo até três dias úteis antes da abertura.'],
  ])('%s', (_, text) => {
    expect(questionsOf(text)).toEqual([]);
  });
});

describe('what plain sentences tell', () => {
  test.each([
    'A ponte salina leva ânions ao lado do ânodo e cátions ao lado do cátodo.',
    'A falta de ferro causa a anemia.',
    'O aquecimento das superfícies é causado pelo atrito.',
  ])('asks neither what a thing does nor what causes one, which has many answers: %s', (text) => {
    expect(Object.keys(answersOf(text)).join()).not.toMatch(/^O que (?:faz|causa)/);
  });

  test('of a section whose first sentence lacks its subject', () => {
    const text =
      'Administração indireta\n\nA administração divide as suas tarefas entre várias pessoas.\n\nAgência reguladora\n\nÉ autarquia em regime especial. Regula um setor da economia.';
    expect(answersOf(text)).toMatchObject({
      'O que é agência reguladora?': 'Autarquia em regime especial.',
    });
  });

  test('of what a thing is equal to, is recommended for or is called', () => {
    const text =
      'Movimento uniforme\n\nA distância percorrida é igual ao produto da velocidade pelo tempo. Para medir a velocidade média, recomenda-se o cronômetro de precisão. As paradas curtas chamam-se pausas.';
    expect(answersOf(text)).toMatchObject({
      'Movimento uniforme: a que é igual a distância percorrida?': 'Ao produto da velocidade pelo tempo',
      'Movimento uniforme: o que se recomenda para medir a velocidade média?': 'O cronômetro de precisão.',
      'Movimento uniforme: como se chamam as paradas curtas?': 'Pausas',
    });
  });

  test('of what a thing is, without why it is so', () => {
    const text =
      'Sistema digestório\n\nO pâncreas é uma glândula mista, pois tem função endócrina e exócrina.';
    expect(answersOf(text)).toMatchObject({
      'Sistema digestório: o que é o pâncreas?': 'Uma glândula mista.',
      'Por que o pâncreas é uma glândula mista?': 'Porque tem função endócrina e exócrina.',
    });
  });

  test('of a text without a heading, by what it begins with', () => {
    const text =
      'O relevo é a forma da superfície da Terra. O relevo muda devagar. As camadas são as partes do relevo.';
    expect(Object.keys(answersOf(text))).toContain('Relevo: o que são as camadas?');
  });

  test('of what stands beside a noun that opens its sentence, unless a list goes on there', () => {
    const text =
      'A clorofila, pigmento que absorve a luz vermelha, dá a cor às folhas. O USMCA, acordo entre Estados Unidos, México e Canadá, facilita o comércio.';
    expect(answersOf(text)).toEqual({
      'O que é a clorofila?': 'Pigmento que absorve a luz vermelha.',
    });
  });

  test('of a noun beside its name', () => {
    expect(
      answersOf(
        'Nas membranas está a clorofila, pigmento que absorve o azul e o vermelho, razão da sua cor.',
      ),
    ).toMatchObject({ 'O que é a clorofila?': 'Pigmento que absorve o azul e o vermelho.' });
  });

  test('of a name that its sentence explains, hidden', () => {
    const text =
      'Em populações pequenas, o acaso pode eliminar um gene útil, fenômeno que recebe o nome de deriva genética.';
    expect(questionsOf(text)).toEqual([
      'Em populações pequenas, o acaso pode eliminar um gene útil, fenômeno que recebe o nome de {{c1::deriva genética}}.',
    ]);
  });
});

describe('an answer', () => {
  test('names the year of an amount in its question, and of what place it was', () => {
    const text =
      'O Uruguai é um país da América do Sul que tem costa no Atlântico. A natalidade do Uruguai caiu. A taxa de mortalidade infantil, isto é, de mortes no primeiro ano, era de 61 em 1960 e desceu para 6 em 2020.';
    expect(answersOf(text)).toMatchObject({
      'Uruguai: qual era a taxa de mortalidade infantil em 1960?': '61',
    });
  });

  test('ends before what else is told of its subject', () => {
    const text =
      'A potência elétrica é a razão entre a energia e o tempo e, na indústria, é medida em quilowatts. Gern significa "com prazer" e aparece depois do verbo.';
    expect(answersOf(text)).toMatchObject({
      'O que é a potência elétrica?': 'A razão entre a energia e o tempo.',
      'O que significa gern?': '"com prazer".',
    });
  });

  test('to what a thing is tells no more than the first line below, and none that denies', () => {
    const text =
      'O que é logística?\n\n- Planejamento do fluxo de produtos até o cliente\n- Peter Drucker: citado na aula\n- Não é só transporte de carga';
    expect(answersOf(text)).toEqual({
      'O que é logística?': 'Planejamento do fluxo de produtos até o cliente.',
    });
  });

  test('that lists leaves out what a law has struck out', () => {
    const text =
      'Art. 4º São formas de extinção do contrato:\nI - distrato;\nII - (Revogado);\nIII - resolução;\nIV - rescisão.';
    expect(Object.values(answersOf(text))).toEqual(['- distrato\n- resolução\n- rescisão']);
  });
});

describe('a superlative', () => {
  test('is asked for, and defines no country', () => {
    const text = 'A Argentina é o segundo maior país da América do Sul, com 2,78 milhões de km².';
    expect(answersOf(text)).toEqual({
      'Qual é o segundo maior país da América do Sul?': 'A Argentina',
    });
  });
});

test('who teaches is no heading', () => {
  const text =
    'LOGÍSTICA: PRIMEIROS PASSOS\nProf. Carlos Nunes – Logística – 1º período\n\nNoções\n- Estoque: material guardado para uso futuro\n- Jit: considerado o melhor método de todos';
  expect(questionsOf(text).join()).not.toMatch(/Nunes|Jit/u);
});

test.each([
  'Aurélia Prado nasceu em Itajubá e publicou o seu primeiro livro em 1930.',
  'Bento Farias nasceu no Recife, cresceu em Olinda, e fundou uma escola em 1897.',
])('the year of what was done later is none of a birth: %s', (text) => {
  expect(questionsOf(text).filter((question) => /Em que ano nasceu|Quando nasceu/u.test(question))).toEqual(
    [],
  );
});

test.each([
  [
    'a chain of arrows',
    'Nefrologia\n\n- IRC -> queda da eritropoese -> palidez da pele\n- Oligúria -> pouca urina',
  ],
  ['a sum', 'Histologia\n\n- ósteon = canal de Havers + lamelas concêntricas de osso'],
  [
    'two dashes',
    'Serviços\n\nPOP3 – porta 110 – recebimento de mensagens\nTelnet – porta 23 – acesso a terminais',
  ],
  ['a label whose owner no line tells', 'Desvantagem: custo alto de manutenção da rede.'],
  ['a quality', 'Membrana celular\n\n- bicamada -> impermeável a íons e açúcares'],
  ['a relation', 'Hormônios\n\n- túbulo coletor -> alvo da vasopressina no rim'],
  ['a consequence', 'Vitaminas\n\n- avitaminose A -> perda da visão noturna'],
  ['how many there are', 'Topologias\n\n- Teia: vários caminhos entre as estações'],
  ['what a thing does', 'Ameaças\n\n- Worm Blaster: sobrecarrega uma rede com cópias de si mesmo'],
  ['a function', 'Função das organelas\n\n- Complexo golgiense: empacotamento de proteínas e lipídios'],
  ['where a thing is met', 'A amilase, enzima encontrada na saliva e no intestino, quebra o amido.'],
  ['one fact of a place', 'A maior parte das usinas fica no Sul, região que concentra as barragens do país.'],
])('no definition of %s', (_, text) => {
  expect(questionsOf(text).filter((question) => /o que (?:é|são)/iu.test(question))).toEqual([]);
});

test.each([
  [
    'Na Bahia, a Revolta dos Malês foi liderada por Manuel Calafate, artesão de Salvador.',
    { 'Na Bahia, quem liderou a Revolta dos Malês?': 'Manuel Calafate' },
  ],
  [
    'Duke Ellington é chamado de mestre do swing.',
    { 'Quem é chamado de mestre do swing?': 'Duke Ellington' },
  ],
])('who did it is asked where it holds: %s', (text, cards) => {
  expect(answersOf(text)).toMatchObject(cards);
});

test.each([
  ['A espécie mais atingida é a Arara azul.', /\{\{/u],
  ['A Bahia lidera o ranking nacional da produção de cacau e de coco.', /\{\{/u],
  [
    '| Período | Obra | Compositor de destaque |\n| --- | --- | --- |\n| Alta Renascença | Pietà | Josquin |\n| Maneirismo | Perseu | Gesualdo |',
    /qual é/u,
  ],
])('nothing is asked that has several answers: %s', (text, faulty) => {
  expect(questionsOf(text).join()).not.toMatch(faulty);
});

test('a thing of hasty notes is asked for with its article', () => {
  expect(questionsOf('Insulina\n\ninsulina é produzida no pâncreas endócrino.')).toEqual([
    'Onde é produzida a insulina?',
  ]);
});
