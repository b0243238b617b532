import { describe, expect, test } from 'vitest';
import { askTutor, card, summary } from '#test/support/ask-tutor.ts';
import { readIntent } from './intent/read-intent.ts';
import type { Passage } from './tutor.ts';

const soils = summary(
  'Solos',
  'Os fatores do solo são relevo, rocha, organismos e tempo. O latossolo é um solo profundo e velho. ' +
    'O argissolo é um solo com argila no fundo. A calagem corrige a acidez porque o calcário neutraliza o alumínio. ' +
    'A camada superior foi descrita por Vasily Dokuchaev em 1883. Pedologia, de Hans Jenny, é o livro mais citado.',
);
const passages = [soils, card('O que é a calagem?', 'A correção da acidez.')];

const ask = (message: string, said: readonly string[] = [], given: readonly Passage[] = passages) =>
  askTutor(message, given, said);

describe('a question', () => {
  test('said to whoever is there, "lista aí", is the same question', () => {
    expect(ask('lista aí os fatores do solo')).toContain('relevo, rocha, organismos e tempo');
    expect(ask('explica pra mim o latossolo')).toContain('profundo e velho');
  });

  test('that is misspelt is named as the material writes it', () => {
    expect(ask('o que é o latosolo?')).toContain('**latossolo**');
    expect(ask('qual a idade do arjissolo?')).not.toContain('arjissolo');
  });

  test('that is asked again is told with what leads up to it', () => {
    const roads = summary(
      'Estradas',
      'Toda ponte tem pilares. O vão livre fica entre dois pilares.\n\nO túnel fura o morro.',
    );
    const told = ask('não entendi, explica de outro jeito', ['o que é o vão livre?'], [roads]);
    expect(told).toMatch(/Toda ponte.*entre dois pilares/s);
    expect(told).not.toContain('túnel');
  });

  test('that was not understood is answered once more, though no card is open', () => {
    expect(ask('nao entendi nada', ['o que é o latossolo?'])).toMatch(/^Vamos com calma.*profundo e velho/s);
  });

  test('of two questions has both answered', () => {
    const answer = ask('o que é o latossolo? e o que é o argissolo?');
    expect(answer).toContain('profundo e velho');
    expect(answer).toContain('argila no fundo');
  });

  test('of two questions, one of them answered, says which is not', () => {
    expect(ask('o que é o latossolo? quem foi Napoleão?')).toMatch(/profundo.*Não encontrei.*Napoleão/s);
  });

  test('for the difference between them compares what was asked about before', () => {
    const answer = ask('qual a diferença entre eles?', ['o que é latossolo?', 'e o argissolo?']);
    expect(answer).toMatch(/^Lado a lado/);
    expect(answer).toContain('profundo e velho');
    expect(answer).toContain('argila no fundo');
  });

  test('for what it has besides something else compares it with what was spoken of', () => {
    expect(ask('qual a diferença dele pro argissolo?', ['o que é latossolo?'])).toMatch(
      /^Lado a lado.*profundo e velho.*argila no fundo/s,
    );
  });

  test('for a list is answered by the sentence that has it, and no other', () => {
    const answer = ask('quais os fatores do solo?');
    expect(answer).toContain('relevo, rocha');
    expect(answer).not.toContain('calagem');
  });

  test('for who made a work is answered by its signature', () => {
    expect(ask('quem escreveu pedologia?')).toContain('Hans Jenny');
  });

  test('why is not answered where no cause is told', () => {
    expect(ask('por que o latossolo é vermelho?')).toMatch(/Não encontrei|não encontrei/);
  });

  test('about what was spoken of, without an answer, is told what else there is, and that it is another thing', () => {
    const answer = ask('o que ela custa?', ['o que é a calagem?']);
    expect(answer).toMatch(/^Não encontrei isso com essas palavras/);
    expect(answer).toContain('acidez');
  });

  test('for an example that nobody gave is no quotation', () => {
    expect(ask('me dá um exemplo', ['o que é o latossolo?'])).toContain('Não encontrei um exemplo');
  });

  test('asked again is answered with what stands near, and a wish to know what is unclear', () => {
    expect(ask('não entendi, explica melhor', ['o que é o latossolo?'])).toMatch(
      /^Vamos com calma.*profundo e velho.*qual palavra/s,
    );
  });

  test('with a misspelt name is answered without repeating it', () => {
    const answer = ask('o que é latosolo');
    expect(answer).toContain('profundo e velho');
    expect(answer).not.toMatch(/latosolo/);
  });

  test.each(['qual é o seu time?', 'que horas são?', 'você gosta de praia?'])(
    '%j is none of the tutor’s',
    (message) => {
      expect(ask(message)).toMatch(/^Essa eu deixo/);
    },
  );
});

const bees = summary(
  'Abelhas',
  'A colmeia primitiva é um tronco oco. A moderna tem quadros móveis. ' +
    'Os inimigos da abelha são a traça, a formiga e o ácaro. ' +
    'A abelha quase não voa no frio, porque gasta energia para aquecer as larvas. ' +
    'Quando o mel fermenta com água, fala-se em hidromel. Se a água passa de vinte por cento, o mel é verde.\n\n' +
    'Em 1851, Lorenzo Langstroth mediu muitos quadros. Eles ficavam afastados. Ele concluiu que um vão de nove milímetros basta. ' +
    'A associação foi criada em 2004. A vitamina B vem do pólen. A vitamina C vem da própolis. ' +
    'A enxameação, ou voo nupcial, parte a família.',
);
const askBees = (message: string, said: readonly string[] = []) => ask(message, said, [bees]);

describe('what is put in other ways', () => {
  test.each([
    ['o que é a colmeia moderna', /quadros móveis/],
    ['compara a colmeia primitiva com a moderna', /tronco oco.*quadros móveis/s],
    ['quais os inimigos mais comuns da abelha?', /traça, a formiga/],
    ['por que a abelha zanza tão pouco no frio?', /gasta energia/],
    ['o que é hidromel', /^Sobre \*\*hidromel\*\*.*fermenta/s],
    ['o que é mel verde?', /vinte por cento/],
    ['o que o langstroth concluiu?', /nove milímetros/],
    ['quando foi criada a associação?', /2004/],
    ['me fala da vitamina c', /própolis(?!.*pólen)/s],
    ['o que são larvas?', /não traz uma definição de \*\*larvas\*\*.*aquecer as larvas/s],
    ['quem foi o presidente da associação?', /[Nn]ão encontrei/],
    ['qual o pólen da formiga?', /[Nn]ão encontrei/],
    ['como faz teste de quatro abelhas?', /[Nn]ão encontrei/],
  ])('%j is answered from the text', (message, says) => {
    expect(askBees(message)).toMatch(says);
  });
});

const sundials = summary(
  'Relógios de sol',
  'O gnômon é a haste que faz a sombra. Os relógios antigos são de três tipos. O relógio vertical fica na parede. ' +
    'A catedral foi criada em 1290. O bispo criou o mostrador em 1310. ' +
    'As letras do lema formam a sigla LUX: luz, universo e xadrez. Um mostrador sem lema perde o prêmio.\n\n' +
    'A hora é marcada pelo guarda-sol, que muda a cada 20 dias. Ela é definida pelo Conselho. ' +
    'O gnômon polar aponta para o norte. Serve para horas iguais. Feito de bronze, dura séculos. O gnômon vertical mede a altura do Sol.\n\n' +
    'Os instrumentos do bispo são medidores. O relógio de areia conta a missa. O relógio de água serve à noite. A balança pesa o sino.\n\nO som da catedral propaga-se de dois modos. Pelo ar, ele chega longe. Pela pedra, ele chega antes.',
);
const askSundials = (message: string, said: readonly string[] = []) => ask(message, said, [sundials]);

describe('what is short, long or half said', () => {
  test.each([
    ['quem define a hora?', /definida pelo Conselho/],
    ['quando foi criado o mostrador?', /1310/],
    ['oq significa cada letra de LUX', /luz, universo e xadrez/],
    ['cita as partes por onde a sombra passa de manhã (gnômon)', /gnômon/],
    ['quais os instrumentos do bispo que eu anotei?', /areia.*água.*balança/s],
    ['lista os tipos dos relogios antigos com os nomes ai', /três tipos/],
    ['quais os jeitos que a catedral espalha o som?', /propaga-se de dois modos/],
    ['o que exatamente acontece quando a gente esquece o lema?', /perde o prêmio/],
    ['vertical x polar, explica', /gnômon vertical mede.*gnômon polar aponta/s],
    ['o relógio vertical e o gnômon polar sao a msm coisa?', /^Lado a lado/],
    [
      'oi prof, desculpa a hora, amanhã tem prova e o meu grupo sumiu. eu tô perdida: queria saber quando foi criada a catedral, que ninguém lembra, e também o que é o gnômon que a prof falou?',
      /1290.*haste/s,
    ],
  ])('%j is answered from the text', (message, says) => {
    expect(askSundials(message)).toMatch(says);
  });

  test.each([
    ['o que é a bússola (relógios de sol)?', /[Nn]ão encontrei/],
    ['eu queria saber como tirar 10. o que é o gnômon?', /haste/],
    ['ninguém queria saber do lema. quando foi criada a catedral?', /^(?!.*lema).*1290/s],
    ['o gnômon é de duas partes?', /haste|gnômon/],
  ])('%j is answered only by what it asks', (message, says) => {
    expect(askSundials(message)).toMatch(says);
  });

  test('the other of two is looked for in the whole text', () => {
    const answer = askSundials('e o outro?', ['o que é o gnômon polar?']);
    expect(answer).toContain('mede a altura');
    expect(answer).not.toContain('aponta para o norte');
  });

  test('what titles name comes in its order, and what is only said, once, behind it', () => {
    const [whole, part] = [
      summary('Gnômon', 'O gnômon é uma haste. A haste do gnômon faz sombra.'),
      summary('Gnômon e outras hastes', 'O gnômon é a mais velha das hastes.'),
    ];
    const said = summary('Sombras', 'A sombra do gnômon anda. A sombra do gnômon é curta no verão.');
    const shelf = {
      summaries: [whole, part].map(({ id, title }) => ({ id, title, subject: 'Astronomia' })),
      decks: [],
      plans: [],
    };
    const answer = askTutor('onde está meu resumo de gnômon?', [said, whole, part], [], { shelf });
    expect(answer).toMatch(/\[Gnômon\].*\[Gnômon e outras hastes\].*\[Sombras\].*que diz: “/s);
    expect(answer.match(/\[Sombras\]/g)).toHaveLength(1);
  });

  test('what is looked for is shown where it stands', () => {
    expect(askSundials('em qual resumo eu falei da catedral?')).toMatch(
      /Relógios.*que diz: “A catedral foi criada/s,
    );
  });
});

describe('an intent', () => {
  test.each([
    ['passa uma pergunta de solos pra eu responder', 'quiz', 'solos'],
    ['faz um simuladinho de solos cmg', 'quiz', 'solos'],
    ['quero treinar solos, manda um exercicio de completar', 'quiz', 'solos'],
    ['me da só o principal de solos', 'sum-up', 'solos'],
    ['faz uma questão de verdadeiro ou falso de solos', 'quiz', 'solos'],
    ['vamos treinar solos, me faça perguntas', 'quiz', 'solos'],
    ['faça um quiz comigo sobre solos', 'quiz', 'solos'],
    ['em qual resumo eu falei de calagem?', 'find', 'calagem'],
    ['tem algo sobre calagem no meu material?', 'find', 'calagem'],
    ['quais os pontos principais dos solos?', 'sum-up', 'solos'],
    ['transforma meu resumo de solos em flashcards', 'make', 'solos'],
    ['quero um cronograma pra P1 de solos', 'make', 'solos'],
    ['manda uma questãozinha de solos', 'quiz', 'solos'],
    ['tem alguma questão de solos pra eu fazer?', 'quiz', 'solos'],
    ['onde eu acho meu resumo de solos', 'find', 'solos'],
    ['cadê o resumo que eu fiz de solos', 'find', 'solos'],
    ['resume solos pra eu ler no ônibus', 'sum-up', 'solos'],
  ])('of %j is %s, of %j', (message, kind, topic) => {
    expect(readIntent(message, null, false)).toMatchObject({ kind, topic });
  });

  test.each([
    ['como eu coloco um pdf meu aqui', 'make'],
    ['como faço um flashcard?', 'make'],
    ['queria entender como o Plano Safra mudou o campo', 'explain'],
    ['eae prof', 'courtesy'],
    ['aaah agora entendi, vlw msm', 'courtesy'],
    ['vou nessa, flw ate amanha!', 'courtesy'],
    ['resume esse texto pra mim pf', 'summarise'],
    ['eae prof blz?', 'courtesy'],
    ['nossa vlw, vc me salvou', 'courtesy'],
    ['num entendi nada', 'explain'],
    ['num aguento mais', 'care'],
    ['e aí!', 'courtesy'],
    ['valeu, agora entendi a diferença', 'courtesy'],
    ['obrigado, me ajudou, e a balança?', 'explain'],
    ['o que é uma conta de ativo?', 'explain'],
    ['o pacto de Varsóvia continha que países?', 'explain'],
    ['quero entender as contas do balanço', 'explain'],
    ['me passa uma continha de calorimetria', 'quiz'],
    ['quero passar na pf', 'explain'],
    ['obrigado, agora entendi o gnômon, e a balança?', 'explain'],
    ['valeu, agora ficou pior o lema', 'explain'],
    ['cada letra do nome leva acento?', 'explain'],
    ['bom diaa', 'courtesy'],
    ['show, ficou claro agora', 'courtesy'],
    ['com quem eu tô falando?', 'help'],
    ['vai dar tempo de ver tudo até a prova?', 'own'],
    ['tenho uma horinha livre, sugestão?', 'today'],
    ['acabei de tirar 2 na prova', 'care'],
  ])('of %j is %s', (message, kind) => {
    expect(readIntent(message, null, false).kind).toBe(kind);
  });

  const open = {
    kind: 'quiz',
    topic: 'solos',
    card: { id: '1', question: 'O que é calagem?', answer: 'Correção.', subject: '' },
    tries: 0,
    asked: ['1'],
    right: 0,
    wrong: 0,
  } as const;
  test.each([
    ['tá bom por hoje', 'quit'],
    ['cansei, para', 'quit'],
    ['sei não', 'reveal'],
    ['sei la kkk n faço ideia', 'reveal'],
    ['kkkk', 'courtesy'],
    ['tá, agora outra diferente', 'next'],
    ['não faço a menor ideia', 'reveal'],
    ['desisto, qual a resposta?', 'reveal'],
    ['não sei, correção?', 'answer'],
    ['muda pra biologia', 'quiz'],
    ['correção', 'answer'],
  ])('of %j, with a quiz open, is %s', (message, kind) => {
    expect(readIntent(message, { ...open, asked: ['1'] }, false).kind).toBe(kind);
  });

  test.each([
    'às vezes acho que seria melhor não estar aqui',
    'não queria mais estar aqui',
    'pensei em tomar um monte de remédio',
    'escrevi uma carta de despedida',
  ])('of %j is care for a life', (message) => {
    expect(readIntent(message, null, false)).toEqual({ kind: 'care', despair: 'own' });
  });

  test('of many other things to take is none', () => {
    expect(readIntent('que cuidados devo tomar? vou tomar vários na redação', null, false).kind).toBe(
      'explain',
    );
  });

  test('of the days left names an exam by its own name', () => {
    expect(readIntent('quantos dias faltam pro trt?', null, false)).toEqual({ kind: 'own', side: 'exam' });
  });
});
