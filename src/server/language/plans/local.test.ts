import { describe, expect, test } from 'vitest';
import { catalogue as openCatalogue } from './catalogue.ts';
import { writeLocalDraft } from './local.ts';
import type { DraftRequest } from './plan-writer.ts';

const known = openCatalogue();
const subjects = known.subjects.map(({ read }) => read());
const catalogue = [...subjects, ...known.exams.map(({ curriculum }) => curriculum.read())];

const request = (changes: Partial<DraftRequest>): DraftRequest => ({
  title: 'Meu plano',
  description: '',
  subject: 'Matemática',
  difficulty: 'intermediário',
  goals: ['Aprender com calma'],
  topicsCount: 20,
  isAdvanced: false,
  ...changes,
});

const namesOf = (changes: Partial<DraftRequest>) =>
  writeLocalDraft(request(changes)).topics.map(({ name }) => name);
const difficulties = ['iniciante', 'intermediário', 'avançado'] as const;
const counts = [5, 20, 35, 50];
const everySize = difficulties.flatMap((difficulty) =>
  counts.map((topicsCount) => ({ difficulty, topicsCount })),
);

/** Nobody studies "ENEM": such a plan is for it. */
const aboutWhat = (subject: string) =>
  ['ENEM', 'Vestibular', 'Concurso público'].includes(subject)
    ? /^Este plano para (o Enem|o vestibular|concursos públicos) foi/
    : new RegExp(`^Este plano de ${subject} foi`);

describe.each(catalogue.map((curriculum) => [curriculum.subject, curriculum] as const))(
  '%s',
  (subject, { topics }) => {
    const topicOf = (name: string) =>
      topics.find(
        (topic) => topic.name === name || topic.subtopics.some(([subtopic]) => name.startsWith(subtopic)),
      );

    test.each(everySize)('gives $topicsCount distinct topics in order to an $difficulty', (size) => {
      const names = namesOf({ subject, ...size });
      expect(names).toHaveLength(size.topicsCount);
      expect(new Set(names).size).toBe(size.topicsCount);
      const met = new Set<string>();
      const present = new Set(names.map((name) => topicOf(name)?.name ?? name));
      for (const name of names) {
        const topic = topicOf(name);
        expect(topic, name).toBeDefined();
        for (const required of topic?.requires ?? []) {
          if (present.has(required)) expect(met.has(required), `${name} ← ${required}`).toBe(true);
        }
        met.add(topic?.name ?? name);
      }
    });

    test('says what a plan of it needs within the limits of a plan', () => {
      for (const isAdvanced of [false, true]) {
        const draft = writeLocalDraft(
          request({ subject, isAdvanced, topicsCount: 50, goals: Array(20).fill('a'.repeat(200)) }),
        );
        expect(draft.description.length).toBeLessThanOrEqual(2000);
        expect(draft.description).toMatch(aboutWhat(subject));
        expect(
          draft.topics.filter(({ name, description }) => name.length > 160 || description.length > 1000),
        ).toEqual([]);
        expect(
          draft.topics.filter(({ weight }) => !Number.isInteger(weight) || weight < 1 || weight > 5),
        ).toEqual([]);
        expect(draft.resources.length).toBeGreaterThanOrEqual(5);
        expect(draft.evaluationMethods.length).toBeGreaterThanOrEqual(3);
      }
    });
  },
);

test('what the student names comes first, with what it builds on', () => {
  const names = namesOf({ goals: ['quero aprender funções e logaritmos'], topicsCount: 12 });
  expect(names).toContain('Logaritmos e função logarítmica');
  expect(names.indexOf('Potenciação e radiciação')).toBeLessThan(names.indexOf('Função exponencial'));
  expect(names).not.toContain('Geometria espacial');
});

test('five topics on functions are about functions', () => {
  const names = namesOf({ title: 'FUNCOES', goals: ['logaritmo'], topicsCount: 5 });
  expect(names.filter((name) => /fun[çc]/i.test(name))).toHaveLength(5);
});

test('a part of a subject is not filled up with the others while it has enough of its own', () => {
  const ofGenetics = namesOf({ subject: 'Genética', topicsCount: 8 });
  expect(ofGenetics.some((name) => /Mendel|Segregação/.test(name))).toBe(true);
  expect(ofGenetics.filter((name) => /ecologia|zoologia|botânica/i.test(name))).toEqual([]);
  const ofTaxes = namesOf({ subject: 'Direito Tributário', topicsCount: 20 });
  expect(
    ofTaxes.filter((name) => /tribut|fiscal|IBS|imunidade|Constituição|Normas|Estado/i.test(name)).length,
  ).toBeGreaterThan(17);
  expect(ofTaxes.filter((name) => /penal|crime|trabalh|família/i.test(name))).toEqual([]);
});

test('two subjects are studied together', () => {
  const names = namesOf({ subject: 'Física e Química', topicsCount: 20 });
  const of = (subject: string) =>
    subjects.find((curriculum) => curriculum.subject === subject)?.topics.map(({ name }) => name) ?? [];
  for (const subject of ['Física', 'Química'])
    expect(names.filter((name) => of(subject).includes(name)).length).toBeGreaterThanOrEqual(7);
});

test('an exam has a plan across subjects, unless its title narrows it to one', () => {
  const subjectsIn = (changes: Partial<DraftRequest>) => writeLocalDraft(request(changes)).description;
  for (const subject of ['ENEM', 'enem 2026', 'Vestibular', 'FUVEST', 'Concurso público', 'Concursos'])
    expect(subjectsIn({ subject, title: 'Passar de primeira', topicsCount: 20 }), subject).toMatch(
      /^Este plano para (o Enem|o vestibular|concursos públicos) foi/,
    );
  expect(subjectsIn({ subject: 'ENEM', title: 'Passar em medicina' })).toContain('Este plano para o Enem');
  expect(subjectsIn({ subject: 'ENEM', title: 'Redação nota 1000' })).toContain('Este plano de Redação');
  expect(subjectsIn({ subject: 'ENEM', title: 'Matemática e Redação' })).toContain('Este plano para o Enem');
});

test('not everything is urgent in a short plan', () => {
  for (const { subject } of subjects) {
    const { topics } = writeLocalDraft(request({ subject, topicsCount: 10 }));
    expect(topics.filter(({ priority }) => priority === 'alta').length, subject).toBeLessThanOrEqual(5);
  }
});

test('accents, case and audience do not hide a subject', () => {
  const physics = namesOf({ subject: 'Física' });
  for (const subject of ['FISICA', 'física para medicina', 'Física do ENEM', 'Física 1']) {
    expect(namesOf({ subject })).toEqual(physics);
  }
});

test('a part of a subject is enough to find it, and a namesake is not taken for it', () => {
  expect(namesOf({ subject: 'Genética' }).some((name) => /Mendel|Segregação/.test(name))).toBe(true);
  expect(namesOf({ subject: 'Juros compostos' }).some((name) => /juros/i.test(name))).toBe(true);
  expect(namesOf({ subject: 'ENEM', title: 'Revisão de Biologia' })).toContain('Meiose e reprodução');
  for (const subject of ['História da Arte', 'Educação Física', 'Química capilar', 'Guitarra elétrica']) {
    expect(
      namesOf({ subject }).some((name) => name.includes(subject)),
      subject,
    ).toBe(true);
  }
});

test('a beginner starts at the basics without advanced topics; the advanced gets them, with light basics', () => {
  const level = (name: string) => catalogue[0]?.topics.find((topic) => topic.name === name)?.level;
  const beginner = writeLocalDraft(request({ difficulty: 'iniciante' })).topics;
  const advanced = writeLocalDraft(request({ difficulty: 'avançado' })).topics;
  expect(level(beginner[0]?.name ?? '')).toBe(1);
  expect(beginner.filter(({ name }) => level(name) === 3)).toEqual([]);
  expect(advanced.filter(({ name }) => level(name) === 3).length).toBeGreaterThanOrEqual(5);
  expect(advanced.filter(({ name, weight }) => level(name) === 1 && weight > 3)).toEqual([]);
});

test('the advanced engine writes longer descriptions, a hint per topic and more resources', () => {
  const plain = writeLocalDraft(request({ topicsCount: 35 }));
  const advanced = writeLocalDraft(request({ topicsCount: 35, isAdvanced: true }));
  for (const [index, topic] of advanced.topics.entries()) {
    expect(topic.description).toContain('Dica de estudo: ');
    expect(topic.description.length).toBeGreaterThan(plain.topics[index]?.description.length ?? 0);
  }
  expect(advanced.resources.length).toBeGreaterThan(plain.resources.length);
  expect(advanced.evaluationMethods.length).toBeGreaterThan(plain.evaluationMethods.length);
});

const unknown = [
  {
    subject: 'Crochê para iniciantes',
    goals: ['Fazer um amigurumi', 'Ler receitas e gráficos'],
    themes: ['Fazer um amigurumi', 'Ler receitas e gráficos'],
  },
  {
    subject: 'Direito Canônico',
    goals: ['Dominar o Código de Direito Canônico', 'Passar no concurso'],
    themes: ['Código de Direito Canônico'],
  },
  {
    subject: 'Guitarra',
    title: 'Guitarra: acordes, escalas e improviso',
    goals: ['Tocar minha primeira música'],
    themes: ['Acordes', 'Escalas', 'Improviso', 'Tocar minha primeira música'],
  },
];

describe.each(unknown)('$subject, which the catalogue does not know', ({ themes, ...words }) => {
  const matter = words.subject.split(' para ')[0] as string;

  test.each(everySize)('gives $topicsCount distinct topics in the words of an $difficulty', (size) => {
    const names = namesOf({ ...words, ...size });
    expect(new Set(names).size).toBe(size.topicsCount);
    expect(names).toHaveLength(size.topicsCount);
    const own = [matter, ...themes];
    expect(names.filter((name) => !own.some((word) => name.startsWith(word)))).toEqual([]);
    expect(names.filter((name) => /t[óo]pico \d|para iniciantes:|undefined/i.test(name))).toEqual([]);
  });

  test('has the themes of the student among the topics, and none of their hopes', () => {
    const names = namesOf({ ...words, topicsCount: 20 });
    for (const theme of themes)
      expect(
        names.some((name) => name.startsWith(theme)),
        theme,
      ).toBe(true);
    expect(names.some((name) => name.startsWith('Passar'))).toBe(false);
  });
});

test('a description in running text gives its listed matters, without the wish around them', () => {
  const description = 'Quero aprender pontos básicos, correntinha e ponto alto para relaxar.';
  const names = namesOf({ subject: 'Crochê', description, goals: ['Fazer um cachecol'], topicsCount: 20 });
  expect(names.filter((name) => !name.startsWith('Crochê'))).toEqual([
    'Pontos básicos',
    'Correntinha',
    'Ponto alto',
    'Fazer um cachecol',
  ]);
});

test('the same request gives the same draft', () => {
  const twice = request({ subject: 'Química', goals: ['pH', 'pilhas'], isAdvanced: true, topicsCount: 35 });
  expect(writeLocalDraft(twice)).toEqual(writeLocalDraft(twice));
});
