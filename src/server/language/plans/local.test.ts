import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openCatalogue } from '#server/language/wish/catalogue.ts';
import { fold, foldLetters } from '#shared/rules/text/fold.ts';
import { runs } from '#test/support/runs.ts';
import { canWrite, localPlanWriter, writeLocalDraft } from './local.ts';
import { type DraftRequest, UnknownMatterError } from './plan-writer.ts';

const catalogue = await openCatalogue();

const request = (changes: Partial<DraftRequest>): DraftRequest => ({
  title: 'Meu plano',
  description: '',
  subject: 'Matemática',
  difficulty: 'intermediário',
  goals: ['Aprender com calma'],
  topicsCount: 20,
  isAdvanced: false,
  programme: '',
  ...changes,
});

const write = (changes: Partial<DraftRequest>) => writeLocalDraft(request(changes), catalogue);
const namesOf = (changes: Partial<DraftRequest>) => write(changes).topics.map(({ name }) => name);
const suggest = (prompt: string, changes: object = {}) =>
  localPlanWriter.suggest({
    prompt,
    topicsCount: 12,
    difficulty: 'intermediário',
    programme: '',
    ...changes,
  });

const difficulties = ['iniciante', 'intermediário', 'avançado'] as const;
const sizes = [5, 20, 35];

// An exam's name is the exam.
const entries = catalogue.entries.filter(({ subject }) => catalogue.examsNamed(fold(subject)).length === 0);

describe.each(entries.map((entry) => [entry.subject, entry] as const))('%s', (subject, entry) => {
  const { topics } = entry.read();
  const topicOf = (name: string) =>
    topics.find((topic) => topic.name === name || topic.subtopics.some(([part]) => name.startsWith(part)));

  test('gives distinct topics of its own to everyone, as many as asked for, prerequisites first', () => {
    for (const difficulty of difficulties) {
      for (const topicsCount of sizes) {
        const names = namesOf({ subject, title: subject, difficulty, topicsCount });
        expect(names).toHaveLength(topicsCount);
        expect(new Set(names.map(foldLetters)).size).toBe(topicsCount);
        const sources = names.map((name) => topicOf(name)?.name);
        expect(sources).not.toContain(undefined);
        for (const [at, source] of sources.entries()) {
          const { requires = [] } = topics.find(({ name }) => name === source) ?? {};
          for (const required of requires)
            if (sources.includes(required)) expect(sources.indexOf(required)).toBeLessThan(at);
        }
      }
    }
  });

  test('says what a plan of it needs within the limits of a plan', () => {
    for (const isAdvanced of [false, true]) {
      const goals = Array(20).fill('a'.repeat(200));
      const draft = write({ subject, title: subject, isAdvanced, topicsCount: 45, goals });
      expect(draft.description.length).toBeLessThanOrEqual(2000);
      expect(draft.description).toContain(`Este plano de ${subject} foi montado`);
      expect(
        draft.topics.filter(({ name, description }) => name.length > 160 || description.length > 1000),
      ).toEqual([]);
      expect(draft.topics.filter(({ weight }) => !(weight > 0))).toEqual([]);
      expect(draft.resources.length).toBeGreaterThanOrEqual(5);
      expect(draft.evaluationMethods.length).toBeGreaterThanOrEqual(3);
    }
  });
});

test('a part of a subject is not filled up with the others: fewer topics are right, and said', () => {
  const draft = write({ subject: 'Química', title: 'Estequiometria', topicsCount: 30, goals: [] });
  expect(draft.topics.length).toBeLessThan(30);
  expect(
    draft.topics.filter(({ name }) => /estequiom|c[aá]lculo|rendimento|pureza|reagente|mol/i.test(name))
      .length,
  ).toBeGreaterThan(2);
  expect(draft.topics.filter(({ name }) => /radioativ|org[aâ]nic|isomeria/i.test(name))).toEqual([]);
  expect(draft.description).toMatch(/O plano tem \d+ tópicos, e não 30: .*sem enchimento\./);
});

test('what is named comes whole; two wishes in one share the plan', () => {
  const names = namesOf({
    subject: 'Física',
    title: 'Eletrostática e óptica geométrica',
    topicsCount: 10,
    goals: [],
  });
  const about = (words: RegExp) => names.filter((name) => words.test(foldLetters(name))).length;
  expect(about(/carga|coulomb|eletric|capacitor|eletriza/)).toBeGreaterThanOrEqual(3);
  expect(about(/optic|espelho|lente|refra|reflex|luz/)).toBeGreaterThanOrEqual(3);
});

test.each([
  ['Lei de Hess', 'Química', 'Lei de Hess (Termoquímica)'],
  ['Ciclo de Krebs', 'Biologia', 'Ciclo de Krebs na mitocôndria (Respiração celular e fermentação)'],
])('a part that is named, such as %s, gets the time', (title, subject, name) => {
  const { topics } = write({ title, subject, topicsCount: 10 });
  const urgent = topics.filter(({ priority }) => priority === 'alta');
  expect(urgent.map((topic) => topic.name)).toEqual([name]);
  for (const { weight } of topics.filter((topic) => topic.name !== name))
    expect(weight).toBeLessThanOrEqual((urgent[0]?.weight ?? 0) / 2);
});

test.each([
  ['Biologia', 'Biologia', [/Célula/, /Mendel/, /evolução/, /Ecologia/, /circulação/]],
  ['Cálculo 1', 'Cálculo', [/Limites/, /Regras de derivação/, /cadeia/, /Máximos/, /Integral definida/]],
  [
    'JavaScript',
    'JavaScript e TypeScript',
    [/Condicionais e laços/, /Funções/, /DOM/, /async/, /TypeScript: tipos/],
  ],
])('ten topics of %s are from all over it, its ground among them', (title, subject, matters) => {
  const names = namesOf({ title, subject, topicsCount: 10 }).join(' · ');
  for (const matter of matters) expect(names).toMatch(matter);
});

test('each of the themes that are named has its share', () => {
  const names = namesOf({ title: 'Durkheim, Weber e Marx', subject: 'Sociologia', topicsCount: 12 });
  const { topics } = catalogue.entries.find((entry) => entry.subject === 'Sociologia')?.read() ?? {
    topics: [],
  };
  const ofTopic = (theme: string) => {
    const { name = '', subtopics = [] } = topics.find((topic) => topic.name.includes(theme)) ?? {};
    return names.filter((each) => each === name || subtopics.some(([part]) => each.startsWith(part)));
  };
  for (const theme of ['Durkheim', 'Marx', 'Weber']) expect(ofTopic(theme).length).toBeGreaterThanOrEqual(3);
});

test('two subjects are studied together, each with its half of the hours', () => {
  const { topics } = write({
    subject: 'Física e Química',
    title: 'Física e Química',
    topicsCount: 20,
    goals: [],
  });
  const own = (subject: string) => {
    const known = catalogue.entries.find((entry) => entry.subject === subject)?.read().topics ?? [];
    return topics.filter(({ name }) => known.some((topic) => topic.name === name));
  };
  const effort = (subject: string) =>
    own(subject).reduce(
      (sum, { weight, priority }) => sum + weight * { alta: 1.5, média: 1, baixa: 0.6 }[priority],
      0,
    );
  expect(own('Física')).toHaveLength(10);
  expect(own('Química')).toHaveLength(10);
  expect(effort('Física') / effort('Química')).toBeCloseTo(1, 5);
});

test('an exam is studied by what it asks, and by how much', () => {
  const topics = namesOf({ subject: 'ENEM', title: 'ENEM em três meses', topicsCount: 24, goals: [] });
  expect(topics).toHaveLength(24);
  const subjectsOf = (names: readonly string[]) => names.map((name) => /\(([^()]+)\)$/u.exec(name)?.[1]);
  const subjects = new Set(subjectsOf(topics));
  for (const subject of ['Matemática', 'Redação', 'Biologia', 'História'])
    expect(subjects).toContain(subject);
  const only = subjectsOf(
    namesOf({ subject: 'ENEM', title: 'ENEM: matemática e natureza', topicsCount: 16, goals: [] }),
  );
  expect(new Set(only)).toEqual(new Set(['Matemática', 'Física', 'Química', 'Biologia']));
});

test('not everything is urgent in a short plan', () => {
  for (const { subject } of catalogue.entries.slice(0, 30)) {
    const { topics } = write({ subject, title: subject, topicsCount: 10 });
    expect(topics.filter(({ priority }) => priority === 'alta').length, subject).toBeLessThanOrEqual(5);
  }
});

test('a goal brings its topic forward, and what nobody knows of a known matter stays in the words of the student', () => {
  const names = namesOf({
    subject: 'Biologia',
    title: 'Biologia para a prova',
    goals: ['Entender a mitose', 'Xilotomia comparada'],
    topicsCount: 8,
  });
  expect(names.some((name) => /mitose/i.test(name))).toBe(true);
  expect(names).toContain('Xilotomia comparada');
});

test('the advanced engine writes longer descriptions, a hint per topic and more resources', () => {
  const plain = write({ topicsCount: 35, title: 'Matemática' });
  const advanced = write({ topicsCount: 35, title: 'Matemática', isAdvanced: true });
  for (const [index, topic] of advanced.topics.entries()) {
    expect(topic.description).toContain('Dica de estudo: ');
    expect(topic.description.length).toBeGreaterThan(plain.topics[index]?.description.length ?? 0);
  }
  expect(advanced.resources.length).toBeGreaterThan(plain.resources.length);
  expect(advanced.evaluationMethods.length).toBeGreaterThan(plain.evaluationMethods.length);
});

describe('a matter that nobody has laid out', () => {
  const unknown = { title: 'Quiromancia', subject: 'Quiromancia' };

  test('has the themes of the student, and nothing else', () => {
    const { topics, description } = write({
      ...unknown,
      goals: ['Ler as linhas da mão', 'Conhecer os montes', 'Passar na prova'],
    });
    expect(topics.map(({ name }) => name)).toEqual(['Ler as linhas da mão', 'Montes']);
    expect(description).toMatch(/Não conheço “Quiromancia” bem o bastante/);
  });

  test('is not written without themes', async () => {
    const bare = request({ ...unknown, goals: ['Aprender quiromancia'] });
    expect(() => writeLocalDraft(bare, catalogue)).toThrow(UnknownMatterError);
    expect(await canWrite(bare)).toBe(false);
    expect(await suggest('Quiromancia')).toMatchObject({
      topics: [],
      question: expect.stringContaining('Quiromancia'),
    });
  });

  test('is studied by the programme that the student brings', async () => {
    const programme = '1. Linha da vida\n2. Linha da cabeça\n2.1 Início e fim\n3. Montes da palma';
    const { topics } = write({ ...unknown, goals: [], programme });
    expect(topics.map(({ name }) => name)).toEqual(['Linha da vida', 'Linha da cabeça', 'Montes da palma']);
    expect(topics[1]?.description).toContain('Início e fim');
    expect((await suggest('Quiromancia', { programme })).topics).toHaveLength(3);
  });
});

describe('suggestions that become a plan', () => {
  test.each([
    'Química orgânica',
    'Segunda Guerra Mundial',
    'Direito Penal, parte geral',
    'concurso do INSS',
    'aprender xadrez',
  ])('%s: no sentence of the product becomes a topic', async (prompt) => {
    const { title, subject, description, topics } = await suggest(prompt);
    const names = namesOf({ title, subject, description, goals: topics.slice(0, 5), topicsCount: 12 });
    const prose = /quer ganhar segurança|avança por|este plano|você começa|foi montado/i;
    expect(names.filter((name) => prose.test(name))).toEqual([]);
    expect(names.filter((name) => topics.includes(name)).length).toBeGreaterThanOrEqual(
      Math.min(topics.length, 12) / 2,
    );
  });

  test.each([
    ['não sei por onde começar', 'O que você quer estudar?'],
    ['aprender coisas novas', 'O que você quer estudar?'],
    ['dados', 'Ainda não conheço “dados” bem o bastante.'],
  ])('%s: is asked about, not filled', async (prompt, question) => {
    const answer = await suggest(prompt);
    expect(answer.topics).toEqual([]);
    expect(answer.question).toContain(question);
    expect(answer.choices.length).toBeGreaterThanOrEqual(2);
    expect(answer.choices.length).toBeLessThanOrEqual(4);
  });
});

test('the same request gives the same draft', () => {
  const twice = request({ subject: 'Química', goals: ['pH', 'pilhas'], isAdvanced: true, topicsCount: 35 });
  expect(writeLocalDraft(twice, catalogue)).toEqual(writeLocalDraft(twice, catalogue));
});

test('whatever is written, a draft is distinct topics within the count, or nothing is known', () => {
  const words = [
    'matemática',
    'enem',
    'e',
    ',',
    'para',
    'crase',
    'dados',
    '2º',
    'grau',
    'penal',
    'zzz',
    '6º ano',
    '🚀',
  ];
  const anyText = fc.oneof(
    fc.string({ maxLength: 120, unit: 'grapheme' }),
    fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((some) => some.join(' ')),
  );
  fc.assert(
    fc.property(
      anyText,
      anyText,
      fc.array(anyText, { maxLength: 4 }),
      fc.integer({ min: 5, max: 50 }),
      (title, subject, goals, topicsCount) => {
        try {
          const { topics, description } = write({ title, subject, goals, topicsCount });
          expect(topics.length).toBeGreaterThan(0);
          expect(topics.length).toBeLessThanOrEqual(topicsCount);
          expect(new Set(topics.map(({ name }) => foldLetters(name))).size).toBe(topics.length);
          expect(topics.every(({ name }) => name.trim() !== '' && name.length <= 160)).toBe(true);
          expect(description.length).toBeLessThanOrEqual(2000);
        } catch (error) {
          if (!(error instanceof UnknownMatterError)) throw error;
        }
      },
    ),
    runs(200),
  );
});

describe('the words of a wish', () => {
  const plan = (title: string, changes: Partial<DraftRequest> = {}) =>
    namesOf({ title, subject: '', goals: [title], topicsCount: 15, ...changes });

  test('that begin from nothing make a beginner, unless more was chosen', () => {
    expect(plan('francês do zero')).toEqual(plan('francês', { difficulty: 'iniciante' }));
    expect(plan('francês do zero', { difficulty: 'avançado' })).toEqual(
      plan('francês', { difficulty: 'avançado' }),
    );
    for (const title of ['francês, não sou iniciante', 'francês, nunca fiz prova'])
      expect(plan(title)).toEqual(plan('francês'));
  });

  test('for an examination have each of the matters that it asks most before a second of one', () => {
    const names = plan('enem ciências da natureza').join(' · ');
    for (const matter of [/ecologia|ambient/iu, /heredograma|genétic|mendel/iu, /ondas/iu, /circuitos/iu])
      expect(names).toMatch(matter);
  });

  test('that wish for nothing else have nothing beside', () => {
    expect(plan('só mitose e meiose').join(' · ')).not.toMatch(/biomoléculas|organelas/iu);
  });
});
