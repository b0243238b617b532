import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import katex from 'katex';
import { describe, expect, it } from 'vitest';
import { openCatalogue } from '#server/language/wish/catalogue.ts';
import { phraseOf, saysSomething, wordsOf } from '#server/language/wish/words.ts';
import { fold } from '#shared/rules/text/fold.ts';
import { slug } from '#shared/rules/text/slug.ts';
import { curriculumFiles, readCurriculum } from './curricula.ts';
import type { Check } from './library/checks/check.ts';
import { type Lesson, parseLesson, type Question } from './library/lesson.ts';
import { lessonsOf, lessonText, librarySubjects, readLesson } from './library.ts';

interface Entry {
  file: string;
  text: string;
  lesson: Lesson;
}

const library = new Map(
  librarySubjects().map((subject): [string, Entry[]] => [
    subject,
    lessonsOf(subject).map((name) => ({
      file: name,
      text: lessonText(subject, name),
      lesson: readLesson(subject, name),
    })),
  ]),
);
const subjects = [...library.keys()];
const foreign = subjects.filter((subject) => ['ingles', 'espanhol'].includes(subject));
const curriculumOf = (subject: string) =>
  readCurriculum(curriculumFiles().find((file) => file.endsWith(`/${subject}`)) ?? subject);

describe.each(subjects)('%s', (subject) => {
  const entries = library.get(subject) ?? [];

  it('has a lesson for each topic of its curriculum, and no other', () => {
    const topics = curriculumOf(subject).topics.map(({ name }) => name);
    expect(entries.map(({ lesson }) => lesson.topic).toSorted()).toEqual(topics.toSorted());
    for (const { file, lesson } of entries) expect(file).toBe(slug(lesson.topic));
  });

  it.each(entries)('$file is whole', ({ text, lesson }) => {
    expect(faultsOf(text, lesson)).toEqual([]);
  });

  it('hides its keys: they stand at each place as often, and are no more often the longest or shortest option', () => {
    const choices = entries.flatMap(({ lesson }) => lesson.questions).filter(isChoice);
    const places = [0, 0, 0, 0, 0];
    let [longest, shortest] = [0, 0];
    for (const { options } of choices) {
      const key = options.findIndex(({ isRight }) => isRight);
      places[key] = (places[key] ?? 0) + 1;
      const others = options.filter((_, index) => index !== key).map(({ text }) => text.length);
      const length = options[key]?.text.length ?? 0;
      if (length > Math.max(...others)) longest++;
      if (length < Math.min(...others)) shortest++;
    }
    const even = choices.length / 5;
    for (const count of places) expect(Math.abs(count - even)).toBeLessThanOrEqual(Math.max(2, even * 0.15));
    for (const count of [longest, shortest]) expect(count).toBeLessThanOrEqual(even * 1.25);
    const statements = entries.flatMap(({ lesson }) => lesson.questions).filter(isStatement);
    const right = statements.filter(({ options }) => options[0]?.isRight).length;
    expect(Math.abs(right - statements.length / 2)).toBeLessThanOrEqual(Math.max(1, statements.length * 0.1));
  });
});

/** Terms of one lesson by which other things are asked for as well; a student who writes them means no lesson yet. */
const meansOthersToo = new Set(
  `abuso de confiança|banalidade do mal|caderno de erros|compra e venda|comum acordo|
  constante de proporcionalidade|contrato escrito|crime permanente|decisão do momento|
  Declaração Universal dos Direitos Humanos|desvio de finalidade|dever específico|direitos naturais|
  diretamente proporcionais|dupla jornada|estranhos às funções|fato social|fonte independente|
  fonte primária|fonte subsidiária|função social|gestão democrática|grupo familiar|instrução normativa|
  inversamente proporcionais|lei complementar|linha reta|maioria absoluta|modernidade líquida|
  operação inversa|ordem direta|pedido expresso|perigo comum|prestação de serviços|prioridade absoluta|
  resposta curta|sistema francês|terra pública|título executivo|última coluna|valor real|vantagem ilícita|
  vínculo especial|violência urbana|voto de cabresto`
    .split('|')
    .map((term) => term.trim()),
);
/** Fields besides the lesson's own that may know a term, and it still leads there. */
const mostFields = 2;

it('leads from each term of several words to its topic, but from one that says several things', async () => {
  const catalogue = await openCatalogue();
  const lost: string[] = [];
  for (const subject of subjects) {
    const curriculum = curriculumOf(subject);
    const entry = catalogue.entries.findIndex((each) => each.subject === curriculum.subject);
    const lessons = (library.get(subject) ?? []).map(({ lesson }) => lesson);
    const phrases = lessons.flatMap(({ terms }) => terms.map(({ term }) => phraseOf(term)));
    for (const { topic, terms } of lessons) {
      const at = curriculum.topics.findIndex(({ name }) => name === topic);
      for (const { term } of terms.filter((each) => !meansOthersToo.has(each.term))) {
        const phrase = phraseOf(term);
        const means = catalogue.named(phrase);
        const isOrdinary =
          wordsOf(term).filter(saysSomething).length < 2 ||
          phrases.filter((other) => other === phrase).length > 1 ||
          means.some((named) => named.entry === entry) ||
          new Set(means.map((named) => named.entry)).size > mostFields;
        const isNamed = means.some((named) => named.entry === entry && named.at === at);
        if (!isOrdinary && !isNamed) lost.push(`${subject}, ${topic}: ${term}`);
      }
    }
  }
  expect(lost).toEqual([]);
});

const checks = new URL('library/checks/', import.meta.url);
const checked = readdirSync(checks, { recursive: true, encoding: 'utf8' }).flatMap(
  (file) => /^(.+\/.+)\.check\.ts$/.exec(file)?.[1] ?? [],
);

describe('the results stated in', () => {
  it.each(checked)('%s', async (file) => {
    const [subject = '', name = ''] = file.split('/');
    const text = lessonText(subject, name);
    const module: { checks: Check[] } = await import(new URL(`${file}.check.ts`, checks).href);
    expect(module.checks.length).toBeGreaterThan(0);
    for (const { says, is, equals, near = 1e-9 } of module.checks) {
      expect(text, 'the passage stands in the lesson').toContain(says);
      expect(Math.abs(is() - equals), says).toBeLessThanOrEqual(near);
    }
  });
});

describe('is spelled as the dictionary has it, or as', () => {
  const listed = (file: string) =>
    readFileSync(new URL(`library/${file}`, import.meta.url), 'utf8')
      .trim()
      .split('\n');
  const textsOf = (subject: string) => (library.get(subject) ?? []).map(({ text }) => text);

  it('its own list of names and terms', () => {
    expect(unknownWords(subjects.filter((subject) => !foreign.includes(subject)).flatMap(textsOf))).toEqual(
      listed('words.txt').toSorted(),
    );
  });

  it.each(foreign)('the words of the other language that %s teaches', (subject) => {
    const shared = new Set(listed('words.txt'));
    const unknown = unknownWords(textsOf(subject)).filter((word) => !shared.has(word));
    expect(unknown).toEqual(listed(`words-${subject}.txt`).toSorted());
  });
});

it('computes anew what the exact sciences state', () => {
  const exact = ['matematica', 'fisica', 'quimica', 'raciocinio-logico'].filter((subject) =>
    library.has(subject),
  );
  const lessons = exact.flatMap((subject) => lessonsOf(subject).map((name) => `${subject}/${name}`));
  expect(lessons.filter((lesson) => !checked.includes(lesson))).toEqual([]);
});

it('has no lesson that builds on one it lacks', () => {
  for (const [subject, entries] of library) {
    const known = new Set(entries.map(({ lesson }) => lesson.topic));
    for (const { requires = [] } of curriculumOf(subject).topics)
      for (const name of requires) expect(known, subject).toContain(name);
  }
});

/** "Name (1789)": what one lesson dates, another one does not date otherwise. */
it('dates what has a name in one way', () => {
  const dated = new Map<string, Map<string, string>>();
  for (const [subject, entries] of library)
    for (const { file, text } of entries)
      for (const [, name = '', years = ''] of text.matchAll(namedAndDated)) {
        const known = dated.get(name) ?? new Map<string, string>();
        dated.set(name, known.set(years, `${subject}/${file}`));
      }
  const twice = [...dated].filter(([, years]) => years.size > 1).map(([name, years]) => [name, ...years]);
  expect(dated.size).toBeGreaterThan(20);
  expect(twice).toEqual([]);
});

describe('a file of another form', () => {
  const sound = lessonText('matematica', 'funcao-quadratica');
  const without = (part: string | RegExp) => () => parseLesson(sound.replace(part, ''));

  it.each([
    ['front matter', /^---.*?---\n/s, 'não começa com ---'],
    ['a date', /^reviewed: .*$/m, 'dado'],
    ['a section', '## Erros comuns', 'falta ## Erros comuns'],
    ['a model answer', '### Resposta modelo', 'falta ### Resposta modelo'],
    ['a comment', /^ {2}> É uma das raízes.*\n/m, 'alternativa'],
    ['the name of a term', '**parábola**: ', 'termo'],
  ])('without %s says so', (_, part, message) => {
    expect(without(part)).toThrow(message);
  });

  it('keeps what looks like a heading within code', () => {
    const drawn = sound.replace('### O que os coeficientes dizem', '```svg Uma reta\n## não é seção\n```');
    expect(parseLesson(drawn).explanation).toContain('## não é seção');
  });
});

function unknownWords(texts: readonly string[]): string[] {
  const { status, stdout } = spawnSync('hunspell', ['-d', 'pt_BR', '-i', 'utf-8', '-l'], {
    // It reads a word as long the hundredth time.
    input: [...new Set(texts.flatMap((text) => proseOf(text).split(/\s+/)))].join('\n'),
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  });
  expect(status, 'hunspell with pt_BR: node scripts/setup.mjs installs it').toBe(0);
  return [...new Set(stdout.trim().split('\n'))].toSorted();
}

function isChoice(question: Question): question is Question & { kind: 'choice' } {
  return question.kind === 'choice';
}
function isStatement(question: Question): question is Question & { kind: 'statement' } {
  return question.kind === 'statement';
}

const within = (value: number, least: number, most: number) => value >= least && value <= most;

/** What the form asks of every lesson, each fault in a few words. */
function faultsOf(text: string, lesson: Lesson): string[] {
  const { summary, reviewed, terms, mistakes, cards, questions, sources, exercise } = lesson;
  const prose = withoutCode(lesson.explanation)
    .replaceAll(formula, ' x ')
    .replaceAll(/^\|.*$/gm, ' ');
  const words = prose.match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu)?.length ?? 0;
  const lengths = sentenceLengths(prose);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const body = fold([lesson.explanation, lesson.example, ...mistakes].join(' '));
  const rules: [string, boolean][] = [
    ['summary', within(summary.length, 60, 160)],
    ['reviewed', /^20\d\d-\d\d-\d\d$/.test(reviewed)],
    [`explanation of ${words} words`, within(words, 200, 350)],
    [`sentences of ${mean.toFixed(1)} words`, mean <= 18 && Math.max(...lengths) <= 50],
    ['terms', within(terms.length, 4, 8)],
    ['mistakes', within(mistakes.length, 3, 5)],
    ['cards', cards.length === 6 && new Set(cards.map(({ question }) => fold(question))).size === 6],
    ['questions', questions.map(({ kind }) => kind).join() === 'choice,choice,choice,statement,short'],
    ['sources', within(sources.length, 1, 3)],
    ['exercise', exercise.task !== '' && exercise.answer !== ''],
    ...terms.map(({ term }): [string, boolean] => [
      `“${term}” is not in the text`,
      body.includes(fold(term).replace(/s$/, '')),
    ]),
    ...cards.map(({ question, answer }): [string, boolean] => [
      `card “${question}”`,
      question.endsWith('?') && within(answer.length, 1, 400),
    ]),
    ...questions.map((question): [string, boolean] => [
      `question “${question.statement}”`,
      isSound(question),
    ]),
    ...drawingsOf(text).map((drawing): [string, boolean] => [
      'drawing',
      drawing.length <= 1300 && !/<(?:script|style|image|foreignObject)|href|\son\w+=/i.test(drawing),
    ]),
    ...formulasOf(text).map((one): [string, boolean] => [`formula ${one}`, isFormula(one)]),
    ['an even number of $', (withoutCode(text).replaceAll('\\$', '').match(/\$/g)?.length ?? 0) % 2 === 0],
  ];
  return rules.filter(([, holds]) => !holds).map(([what]) => what);
}

function isSound(question: Question): boolean {
  if (question.kind === 'short')
    return question.comment !== '' && question.answers.every((answer) => within(answer.length, 1, 60));
  const texts = question.options.map(({ text }) => text);
  const isWhole = question.options.every(({ comment }) => comment !== '');
  const hasOneKey = question.options.filter(({ isRight }) => isRight).length === 1;
  if (question.kind === 'statement') return isWhole && hasOneKey && texts.join() === 'Certo,Errado';
  return isWhole && hasOneKey && texts.length === 5 && new Set(texts).size === 5;
}

const namedAndDated = /((?:\p{Lu}[\p{L}-]+ )(?:(?:d[aeo]s? )?\p{Lu}[\p{L}-]+ )+)\((\d{4}(?:[–-]\d{4})?)\)/gu;

/** Words of each sentence of a text without its tables, headings and formulas. */
const sentenceLengths = (prose: string) =>
  prose
    .replaceAll(/^#+ .*$/gm, '')
    .split(/(?<=[.!?:;])\s+|\n\n+|\n(?=[-\d])/)
    .map((sentence) => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu)?.length ?? 0)
    .filter((length) => length > 0);

const formula = /\$\$([\s\S]+?)\$\$|\$([^$]+?)\$/g;
const withoutCode = (text: string) => text.replaceAll(/^```.*?^```/gms, ' ');
const drawingsOf = (text: string) =>
  [...text.matchAll(/^```svg .+\n(.*?)^```/gms)].map(([, svg]) => svg ?? '');
const formulasOf = (text: string) =>
  [...withoutCode(text).replaceAll('\\$', '¤').matchAll(formula)].map(
    ([, block, inline]) => block ?? inline ?? '',
  );

/** What a reader reads as words: neither the names of data, nor formulas, drawings and works cited. */
const proseOf = (text: string) =>
  withoutCode(
    text.replace(/^---\ntopic: (.*)\nsummary: (.*)\n.*\n---/, '$1\n$2').replace(/^## Para ir além.*/ms, ''),
  )
    .replaceAll('\\$', '')
    .replaceAll(formula, ' ')
    .replaceAll(/[*_`|#>[\]]/g, ' ');

function isFormula(tex: string): boolean {
  try {
    katex.renderToString(tex, { throwOnError: true, strict: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
