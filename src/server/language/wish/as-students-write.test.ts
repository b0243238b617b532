import { describe, expect, it } from 'vitest';
import { soundOf } from '#server/language/text/sound.ts';
import { merged } from './asked.ts';
import { openCatalogue } from './catalogue.ts';
import { readWish } from './read-wish.ts';

const catalogue = await openCatalogue();
const read = (title: string, subject = '') =>
  readWish({ title, subject, description: '', goals: [] }, catalogue);
const scopesOf = (title: string) =>
  Object.fromEntries(
    read(title).scopes.map(({ entry, asked }) => [
      entry.subject,
      [...merged(asked).keys()].map((at) => entry.topics[at]),
    ]),
  );

describe('the sound of a word', () => {
  it.each([
    ['redassao', 'redacao'],
    ['faser', 'fazer'],
    ['jenetica', 'genetica'],
    ['quimica', 'kimica'],
    ['filosophia', 'filosofia'],
    ['baskara', 'bhaskara'],
    ['enpresa', 'empresa'],
    ['maxado', 'machado'],
  ])('of %s is that of %s', (one, other) => {
    expect(soundOf(one)).toBe(soundOf(other));
  });

  it('keeps apart what sounds apart', () => {
    expect(soundOf('gato')).not.toBe(soundOf('jato'));
    expect(soundOf('cama')).not.toBe(soundOf('sama'));
    expect(soundOf('filho')).not.toBe(soundOf('filo'));
  });
});

describe('a wish as it is typed', () => {
  it('is understood by its sound', () => {
    expect(Object.keys(scopesOf('redassão disertativa'))).toEqual(['Redação']);
    expect(Object.keys(scopesOf('jenetica e ezercicios'))).toEqual(['Genética']);
    expect(scopesOf('baskara')).toEqual({ Matemática: ['Equações do 2º grau'] });
    expect(read('qero aprendr pyton').unexplained).toEqual([]);
  });

  it('names the subject, and behind it the course that it is studied in', () => {
    expect(Object.keys(scopesOf('resistência dos materiais eng civil'))).toEqual([
      'Resistência dos Materiais',
    ]);
    expect(Object.keys(scopesOf('cálculo engenharia civil'))).toEqual(['Cálculo']);
    expect(Object.keys(scopesOf('engenharia civil'))).toEqual(['Engenharia Civil']);
  });

  it('gives what weighs more twice the hours, and half to a little of something', () => {
    const shares = (title: string) =>
      Object.fromEntries(
        read(title).scopes.map(({ entry, share }) => [entry.subject, Math.round(share * 100)]),
      );
    expect(shares('matemática e redação, mais matemática, pro vestibular')).toEqual({
      Matemática: 67,
      Redação: 33,
    });
    expect(shares('química e biologia, mas química pesa mais')).toEqual({ Química: 67, Biologia: 33 });
    expect(shares('química e um pouco de genética')).toEqual({ Química: 67, Genética: 33 });
    expect(shares('matemática e redação, mais ou menos')).toEqual({ Matemática: 50, Redação: 50 });
  });

  it('takes the foreign language that is named with an examination', () => {
    const all = Object.keys(scopesOf('ENEM com espanhol'));
    expect(all).toContain('Espanhol');
    expect(all).toContain('Matemática');
    expect(all).not.toContain('Inglês');
  });

  it('has every subject of a list behind an examination that does without', () => {
    expect(Object.keys(scopesOf('vestibulinho: matemática, português e ciências'))).toContain('Ciências');
  });

  it('says nothing where it only points', () => {
    expect(read('aquela matéria que o professor passou ontem').status).toBe('vague');
  });

  it('lists subjects of several words, of which another subject has a term', () => {
    expect(Object.keys(scopesOf('raciocínio lógico e redação'))).toEqual(['Raciocínio Lógico', 'Redação']);
  });

  it('is not narrowed by another name of the same', () => {
    expect(scopesOf('residência médica R1 acesso direto')).toEqual({ 'Residência Médica': [] });
  });

  it('means the law where the name of one follows', () => {
    expect(Object.keys(scopesOf('direto do trabalho clt facudade'))).toEqual(['Direito do Trabalho']);
  });

  it('has no subject where a word only describes', () => {
    expect(Object.keys(scopesOf('semiologia: anamnese e exame físico'))).not.toContain('Física');
    expect(read('sou de humanas').status).toBe('vague');
  });

  it.each([
    ['biologia mitose', { Biologia: ['Núcleo, cromossomos e mitose'] }],
    ['prova de história sobre feudalismo', { História: ['Feudalismo e sociedade medieval'] }],
    ['VBA no Excel', { 'Excel e Planilhas': ['Macros e VBA'] }],
    [
      'termodinâmica em física e termoquímica em química',
      { Física: ['Gases e termodinâmica'], Química: ['Termoquímica'] },
    ],
    [
      'química (termoquímica) e história (Era Vargas)',
      { Química: ['Termoquímica'], História: ['Era Vargas'] },
    ],
  ])('asks for what stands beside its subject: %s', (title, scopes) => {
    expect(scopesOf(title)).toEqual(scopes);
  });

  it('says nothing of a subject that is said of another', () => {
    const { 'Língua Portuguesa': asked } = scopesOf('português sobre crase e matemática sobre função');
    expect(asked).toContain('Crase');
    expect(asked).not.toContain('Funções do “que” e do “se”');
  });

  it('takes all that lies between the ends of a range', () => {
    const { História: asked = [] } = scopesOf('do Estado Novo à ditadura militar');
    expect(asked[0]).toBe('Era Vargas');
    expect(asked).toContain('República democrática de 1946 a 1964');
    expect(asked.at(-1)).toBe('Ditadura militar e redemocratização');
  });

  it('keeps numbers with their names', () => {
    expect(Object.keys(scopesOf('álgebra linear, física 2 e química geral'))).toContain('Física');
  });

  it('means what a word of a name is about', () => {
    expect(scopesOf('apicultura e produção de mel')).toEqual({
      Zootecnia: ['Apicultura e pequenos animais'],
    });
  });

  it('finds a journey behind a verb', () => {
    const { Francês: asked } = scopesOf('francês básico pra viajar a Paris');
    expect(asked).toContain('Cidade, transporte e direções em francês');
    expect(asked).not.toContain('Verbos regulares em -er no presente');
  });
});

describe('a word of a list', () => {
  it.each(['tênis', 'topologia'])('is asked about: %s', (title) => {
    expect(read(title).status).toBe('doubtful');
  });

  it('is known where it is a name, or its subject is chosen', () => {
    expect(read('Piaget').status).toBe('known');
    expect(read('mitose').status).toBe('known');
    expect(read('tênis', 'Corrida de Rua').status).toBe('known');
  });
});

describe('an examination', () => {
  const subjectsOf = (title: string) => Object.keys(scopesOf(title));

  it('is taken by its days and its sciences', () => {
    expect(subjectsOf('segundo dia do Enem')).toEqual(['Matemática', 'Biologia', 'Química', 'Física']);
    expect(subjectsOf('primeiro dia do Enem')).toContain('Redação');
    expect(subjectsOf('primeiro dia do Enem')).not.toContain('Matemática');
    expect(subjectsOf('Enem em 2 dias')).toContain('História');
    expect(subjectsOf('vestibular da Unicamp exatas')).toEqual(['Matemática', 'Física', 'Química']);
  });

  it('is asked for what it has of a word', () => {
    const { OAB = [] } = scopesOf('ética na OAB');
    expect(subjectsOf('ética na OAB')).toEqual(['OAB']);
    expect(OAB).toContain('Código de Ética, honorários e publicidade');
  });

  it('shares the time with another wish', () => {
    const { scopes } = read('aprender violão e também passar no INSS');
    expect(scopes[0]).toMatchObject({ entry: { subject: 'Violão' }, share: 0.5 });
    expect(scopes.map(({ entry }) => entry.subject)).toContain('Direito Previdenciário');
    expect(scopes.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  it('is whole beside a part of it, and stresses that', () => {
    const { scopes } = read('passar no Enem e aprender inglês');
    const shareOf = (subject: string) => scopes.find(({ entry }) => entry.subject === subject)?.share ?? 0;
    expect(scopes.length).toBeGreaterThan(8);
    expect(shareOf('Inglês')).toBeGreaterThan(shareOf('Redação'));
  });

  it.each(['história e geografia pro enem', 'geografia para o enem e história'])(
    '%j wants two of its parts',
    (wish) => {
      const subjects = read(wish).scopes.map(({ entry }) => entry.subject);
      expect(subjects.toSorted()).toEqual(['Geografia', 'História']);
    },
  );

  it('has the subject of a teacher, and what every teacher is asked', () => {
    const { scopes } = read('concurso de professor de história');
    expect(scopes[0]).toMatchObject({ entry: { subject: 'História' }, share: 0.5 });
    expect(scopes.map(({ entry }) => entry.subject)).toContain('Didática');
    expect(scopes.map(({ entry }) => entry.subject)).not.toContain('Alfabetização e Letramento');
  });
});

describe('several subjects', () => {
  const subjectsOf = (title: string) => read(title).scopes.map(({ entry }) => entry.subject);

  it('are all meant in a row without commas', () => {
    expect(subjectsOf('provão do 9º ano português matemática ciências e história').toSorted()).toEqual(
      ['Ciências', 'História', 'Língua Portuguesa', 'Matemática'].toSorted(),
    );
  });

  it('share the themes behind them', () => {
    const { Biologia, Química } = scopesOf('biologia e química: fotossíntese e ligações químicas');
    expect(Biologia).toEqual(['Fotossíntese e quimiossíntese']);
    expect(Química).toEqual(['Ligações químicas']);
  });

  it('are not found in a word that the first has of its own', () => {
    expect(subjectsOf('compiladores: análise léxica, sintática e autômatos')).toEqual([
      'Compiladores e Teoria da Computação',
    ]);
    expect(subjectsOf('francez verbos e preposições')).toEqual(['Francês']);
    expect(subjectsOf('excel, power bi e sql')).toContain('Banco de Dados');
  });
});

describe('a competition', () => {
  it.each([
    ['concurso dentista prefeitura', 'Odontologia'],
    ['contador prefeitura concurso', 'Contabilidade'],
    ['concurso engenheiro civil', 'Engenharia Civil'],
    ['concurso veterinário prefeitura', 'Medicina Veterinária'],
  ])('asks what the profession is: %s', (title, subject) => {
    expect(read(title).scopes[0]?.entry.subject).toBe(subject);
  });

  it('is named by a goal that names nothing else', () => {
    const withGoal = (goal: string) =>
      readWish({ title: 'redes', subject: '', description: '', goals: [goal] }, catalogue).exam?.name;
    expect(withGoal('Modos ECB, CBC, CTR e GCM')).toBeUndefined();
    expect(withGoal('passar no concurso da GCM')).toBe('a Guarda Municipal');
  });
});

describe('what stands beside a matter', () => {
  const subjectsOf = (title: string, subject = '') =>
    read(title, subject).scopes.map(({ entry }) => entry.subject);

  it('is no matter where it tells a place', () => {
    expect(subjectsOf('Barroco em Portugal e no Brasil')).toEqual(['Literatura']);
    expect(subjectsOf('iluminismo em história')).toEqual(['História']);
  });

  it('is the course where a semester follows', () => {
    expect(subjectsOf('anatomia e histologia odontologia 2º semestre')).toEqual(['Anatomia', 'Histologia']);
    expect(subjectsOf('direito civil 3º semestre')).toEqual(['Direito Civil']);
  });

  it.each([
    ['direito administrativo e constitucional', ['Direito Administrativo', 'Direito Constitucional']],
    ['direito penal e administrativo', ['Direito Penal', 'Direito Administrativo']],
    [
      'direito constitucional, penal e processual civil',
      ['Direito Constitucional', 'Direito Penal', 'Direito Processual Civil'],
    ],
    ['administrativo e penal', ['Direito Administrativo', 'Direito Penal']],
    [
      'engenharia civil, elétrica e mecânica',
      ['Engenharia Civil', 'Engenharia Elétrica', 'Engenharia Mecânica'],
    ],
    ['dir adm: atos adm e licitações', ['Direito Administrativo']],
    ['dir const e adm', ['Direito Constitucional', 'Direito Administrativo']],
    ['direito constitucional e adm pública', ['Direito Constitucional', 'Administração Pública']],
    ['direito do trabalho e previdenciário', ['Direito do Trabalho', 'Direito Previdenciário']],
    ['estatuto da advocacia', ['OAB']],
  ])('is of the same name, where they share its first word: %s', (title, subjects) => {
    expect(subjectsOf(title)).toEqual(subjects);
  });

  it.each([
    ['estatística aplicada à administração', 'Estatística'],
    ['mecflu 1 engenharia civil', 'Mecânica dos Fluidos'],
    ['lógica de programação, começo o técnico em informática ano que vem', 'Programação'],
    ['já estudei química mas esqueci tudo', 'Química'],
    ['legislação aplicada à enfermagem', 'Enfermagem'],
    ['farmacologia aplicada à enfermagem', 'Enfermagem'],
    ['comecei o técnico em enfermagem', 'Enfermagem'],
    ['colônia de bactérias', 'Microbiologia'],
    ['geografia: o conceito de lugar', 'Geografia'],
  ])('is no matter where it tells what for, or how it went: %s', (title, subject) => {
    expect(subjectsOf(title)).toEqual([subject]);
  });

  it('is a matter behind the examination that it is studied for', () => {
    const { scopes } = read('história do brasil pro vestibular da unicamp (colônia e república)');
    expect(
      scopes[0]?.asked.flatMap((group) => [...group.keys()]).map((at) => scopes[0]?.entry.topics[at]),
    ).toEqual(expect.arrayContaining(['Brasil Colônia: conquista e açúcar', 'República Velha']));
  });

  it('is the language that is taken in the examination', () => {
    expect(subjectsOf('linguagens no Enem: gêneros textuais e espanhol')).toEqual(
      expect.arrayContaining(['Língua Portuguesa', 'Espanhol']),
    );
    expect(subjectsOf('linguagens no Enem: gêneros textuais e espanhol')).not.toContain('Inglês');
  });

  it.each(['Enem, mais matemática', 'Enem - mais redação e biologia'])(
    'is all of an examination, and more of a part: %s',
    (title) => {
      expect(subjectsOf(title).length).toBeGreaterThan(8);
    },
  );

  it('stays, where a language is put beside other parts', () => {
    expect(subjectsOf('enem: linguagens (espanhol) e matemática')).toContain('Matemática');
  });

  it('is nothing where only a hope is told', () => {
    expect(read('quero passar em primeiro lugar').status).toBe('vague');
  });

  it('is the post where an examination is named', () => {
    expect(subjectsOf('TRT técnico área administrativa').length).toBeGreaterThan(3);
  });

  it('belongs to the subject before the colon', () => {
    expect(subjectsOf('Genética: 1ª, 2ª e 3ª lei')).toEqual(['Genética']);
  });

  it('makes another science of the word', () => {
    expect(subjectsOf('ciência dos materiais')).not.toContain('Ciências');
    expect(subjectsOf('ciências do 8º ano')).toContain('Ciências');
  });

  it('is the language where its grammar is meant', () => {
    expect(subjectsOf('russo: alfabeto e gramática')).toEqual(['Russo']);
    expect(subjectsOf('gramática e redação')).toEqual(['Gramática', 'Redação']);
  });

  it('is a name of its own where it stands whole', () => {
    expect(subjectsOf('introdução ao direito e direito penal').toSorted()).toEqual([
      'Direito Penal',
      'Introdução ao Direito',
    ]);
    expect(subjectsOf('processo penal e criminologia', 'Direito Processual Penal')).toEqual([
      'Direito Processual Penal',
      'Criminologia',
    ]);
  });

  it('counts no more for being the chosen subject, too', () => {
    expect(subjectsOf('MRU e MRUV, ciências do 9º ano', 'Ciências')).toContain('Física');
  });
});

describe('a theme before a colon', () => {
  it('is meant of every subject behind it', () => {
    const { História, Artes } = scopesOf('Barroco: história e artes');
    expect([História, Artes].every((topics) => (topics?.length ?? 0) > 0)).toBe(true);
  });
});

describe('two examinations', () => {
  const examOf = (title: string) => read(title).exam?.name;

  it('are planned together', () => {
    const { exam, scopes } = read('concurso da polícia militar e da polícia penal');
    expect(exam?.name).toBe('a Polícia Militar e a Polícia Penal');
    expect(scopes.map(({ entry }) => entry.subject)).toContain('Legislação Penal Especial');
    expect(scopes.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  it('are one where the other only says where it stands', () => {
    expect(examOf('concurso público para o INSS')).toBe('o INSS (Técnico do Seguro Social)');
    expect(examOf('vestibular, Enem')).toBe('o Enem e o vestibular');
    expect(examOf('prefeitura concurso auxiliar administrativo')).toBe('a prefeitura');
  });

  it('leave out what neither the group nor the emphasis names', () => {
    const { scopes } = read('ciências humanas do enem com foco em filosofia');
    expect(scopes.map(({ entry }) => entry.subject).toSorted()).toEqual([
      'Filosofia',
      'Geografia',
      'História',
      'Sociologia',
    ]);
  });

  it('are no second wish behind the number of a law', () => {
    const subjects = read('SUS: leis 8080 e 8142 para concurso').scopes.map(({ entry }) => entry.subject);
    expect(subjects).not.toContain('Língua Portuguesa');
  });
});

describe('a law', () => {
  it('is all that is asked for a competition', () => {
    expect(scopesOf('lei 8.112 concurso')).not.toHaveProperty('Língua Portuguesa');
    expect(scopesOf('estatuto do desarmamento concurso')).not.toHaveProperty('Informática');
  });
});

describe('a goal', () => {
  it('that names its subject stresses no other', () => {
    const goal = 'Cálculo estequiométrico (Química)';
    const { scopes } = readWish({ title: 'enem', subject: '', description: '', goals: [goal] }, catalogue);
    const stressedIn = (subject: string) =>
      scopes.find(({ entry }) => entry.subject === subject)?.stressed.size;
    expect(stressedIn('Matemática')).toBe(0);
    expect(stressedIn('Química')).toBe(1);
  });
});

describe('two wishes in one', () => {
  it.each([
    ['química pra faculdade e inglês', ['Química', 'Inglês']],
    [
      'matematica financeira pra faculdade e tambem portugues',
      ['Matemática Financeira', 'Língua Portuguesa'],
    ],
    ['matemática pra prova e violão', ['Matemática', 'Violão']],
    ['estatística para psicologia e administração', ['Estatística']],
    ['química pra faculdade e o RH falou disso', ['Química']],
    ['inglês para filmes e música', ['Inglês']],
    ['nutrição para esporte e musculação', ['Nutrição']],
  ])('are told from one and whom it is for: %s', (title, subjects) => {
    expect(Object.keys(scopesOf(title))).toEqual(subjects);
  });
});

describe('what is asked of a subject', () => {
  it.each([
    ['química, estequiometria', 'Química', 'Cálculo estequiométrico'],
    [
      'curso pedagogia, psicologia da educação',
      'Pedagogia',
      'Psicologia da educação: Piaget, Vygotsky e Wallon',
    ],
    ['espanhol verbos no passado', 'Espanhol', 'Pretérito indefinido'],
    ['lei de acesso à informação', 'Regimento e Ética no Serviço Público', undefined],
  ])('is what stands behind its name: %s', (title, subject, topic) => {
    const asked = scopesOf(title)[subject] ?? [];
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.length).toBeLessThan(6);
    if (topic) expect(asked).toContain(topic);
  });

  it('is all that is taught before it, where it says up to what', () => {
    const asked = scopesOf('direito constitucional do zero até organização dos poderes')[
      'Direito Constitucional'
    ];
    expect(asked?.[0]).toBe(
      catalogue.entries.find(({ subject }) => subject === 'Direito Constitucional')?.topics[0],
    );
    expect(asked?.length).toBeGreaterThan(8);
  });

  it('is nothing else where only that is wished for', () => {
    const isExact = (title: string) => read(title).scopes.map(({ beside }) => beside === 'nothing');
    expect(isExact('só mitose e meiose')).toEqual([true]);
    expect(isExact('física, só o que mais cai: ondas')).toEqual([false]);
    expect(isExact('só sei o básico de mitose')).toEqual([false]);
    expect(isExact('não só mitose')).toEqual([false]);
    expect(isExact('violão dedilhado, só posso à noite')).toEqual([false]);
  });
});
