import { spawnSync } from 'node:child_process';
import { readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fragmentsOf } from '#server/language/wish/catalogue-index.ts';
import { phraseOf, saysSomething, wordsOf } from '#server/language/wish/words.ts';
import { evaluationMethodSchema } from '#shared/contracts/study-plan-answers.schemas.ts';
import { resourceTypes, topicPriorities } from '#shared/contracts/study-plans.ts';
import { studySubjects } from '#shared/rules/study-subjects.ts';
import { fold, foldLetters } from '#shared/rules/text/fold.ts';
import {
  type Curriculum,
  curriculumFiles,
  type Exam,
  readCurriculum,
  readExams,
  topicKinds,
} from './curricula.ts';
import { filesIn, readFile } from './read-file.ts';

const curricula = curriculumFiles().map((file) => [file, readCurriculum(file)] as const);
const exams = readExams();

const name = z.string().trim().min(1).max(160);
const sentence = z.string().regex(/^[\p{L}\d“"(].{9,}[.?!]$/u, 'a sentence, with its full stop');
const level = z.literal([1, 2, 3]);
const weight = z.literal([1, 2, 3, 4, 5]);
const priority = z.enum(topicPriorities);

const curriculumSchema: z.ZodType<Curriculum> = z.strictObject({
  subject: name,
  aliases: z.array(name),
  areas: z.record(name, z.array(name).min(1)),
  without: z.record(name, z.array(name).min(1)).optional(),
  topics: z
    .array(
      z.strictObject({
        name,
        description: sentence,
        priority,
        weight,
        level,
        requires: z.array(name).optional(),
        subtopics: z.array(z.tuple([name, sentence])).min(2),
        kind: z.enum(topicKinds),
        terms: z.array(name).min(2),
        hint: sentence.optional(),
      }),
    )
    .min(16)
    .max(60),
  resources: z
    .array(
      z.strictObject({
        title: name,
        description: sentence,
        type: z.enum(resourceTypes),
        url: z.url({ protocol: /^https$/ }),
        level: level.optional(),
      }),
    )
    .min(2),
  evaluationMethods: z.array(evaluationMethodSchema.strict().extend({ description: sentence })).optional(),
});

const examsSchema: z.ZodType<readonly Exam[]> = z.array(
  z.strictObject({
    name,
    words: z.array(name).min(1),
    isClosed: z.boolean().optional(),
    besides: z.array(name).min(1).optional(),
    ownShare: z.number().positive().max(1).optional(),
    groups: z.record(name, z.array(name)).optional(),
    parts: z
      .array(
        z.strictObject({
          subject: name,
          name: name.optional(),
          share: z.number().positive(),
          focus: z.array(name).min(1).optional(),
          isExact: z.literal(true).optional(),
          without: z.array(name).min(1).optional(),
          group: name.optional(),
        }),
      )
      .min(1)
      .max(12),
  }),
);

const repeated = (names: readonly string[]) => names.filter((each, index) => names.indexOf(each) !== index);

describe('the catalogue', () => {
  it('has every folder on a shelf', () => {
    const folders = readdirSync(new URL('curricula', import.meta.url));
    expect(folders.flatMap((folder) => filesIn(`curricula/${folder}`)).length).toBe(curricula.length);
  });

  it('has a curriculum for every subject that a form offers', () => {
    const names = new Set(curricula.flatMap(([, { subject, aliases }]) => [subject, ...aliases]).map(fold));
    const isExam = (subject: string) =>
      exams.some(({ words }) => words.map(phraseOf).includes(phraseOf(subject)));
    const missing = studySubjects.filter((subject) => subject !== 'Outro' && !names.has(fold(subject)));
    expect(missing.filter((subject) => !isExam(subject))).toEqual([]);
  });

  it('has every subject and every other name of it once', () => {
    expect(
      repeated(curricula.flatMap(([, { subject, aliases }]) => [subject, ...aliases].map(phraseOf))),
    ).toEqual([]);
  });

  it('calls no subject by a word that says nothing', () => {
    const names = curricula.flatMap(([, { subject, aliases }]) => [subject, ...aliases]);
    expect(names.filter((each) => !wordsOf(each).some(saysSomething))).toEqual([]);
  });
});

describe.each(curricula)('curricula/%s.json', (_, curriculum) => {
  const { topics, areas } = curriculum;
  const names = new Set(topics.map((topic) => topic.name));

  it('has the form of a curriculum', () => {
    expect(curriculumSchema.safeParse(curriculum).error?.issues).toBeUndefined();
  });

  it('is enough for a plan of 45 topics', () => {
    expect(topics.reduce((sum, { subtopics }) => sum + subtopics.length, 0)).toBeGreaterThanOrEqual(45);
  });

  it('uses every name once, topics and subtopics together', () => {
    const all = topics.flatMap((topic) => [topic.name, ...topic.subtopics.map(([subtopic]) => subtopic)]);
    expect(repeated(all)).toEqual([]);
  });

  it('puts prerequisites earlier, so in no cycle, and none of them above the level of what needs it', () => {
    for (const [position, topic] of topics.entries()) {
      for (const name of topic.requires ?? []) {
        const required = topics.findIndex((other) => other.name === name);
        expect(required, `${topic.name} ← ${name}`).toBeGreaterThanOrEqual(0);
        expect(required, `${topic.name} ← ${name}`).toBeLessThan(position);
        expect(topics[required]?.level, `${topic.name} ← ${name}`).toBeLessThanOrEqual(topic.level);
      }
    }
  });

  it('names only its own topics in its areas', () => {
    const named = Object.values(areas).flat();
    expect(named.filter((each) => !names.has(each))).toEqual([]);
  });

  it('takes only parts of what an area has from it', () => {
    for (const [area, parts] of Object.entries(curriculum.without ?? {})) {
      const held = topics.filter((topic) => areas[area]?.includes(topic.name));
      const own = new Set(held.flatMap(({ subtopics }) => subtopics.map(([part]) => part)));
      expect(
        parts.filter((each) => !own.has(each)),
        area,
      ).toEqual([]);
    }
  });
});

describe('exams.json', () => {
  const subjects = new Map(curricula.map(([, curriculum]) => [curriculum.subject, curriculum]));
  const parts = exams.flatMap((exam) => exam.parts.map((part) => [exam.name, part] as const));

  it('has the form of exams, each called by its own names', () => {
    expect(examsSchema.safeParse(exams).error?.issues).toBeUndefined();
    expect(repeated(exams.flatMap(({ words }) => words.map(fold)))).toEqual([]);
  });

  it('asks only what there are curricula for, each subject once', () => {
    expect(
      parts.filter(([, { subject }]) => !subjects.has(subject)).map(([, { subject }]) => subject),
    ).toEqual([]);
    expect(exams.flatMap(({ besides = [] }) => besides).filter((each) => !subjects.has(each))).toEqual([]);
    const isTopic = (subject: string, name: string) =>
      subjects.get(subject)?.topics.some((topic) => topic.name === name);
    expect(
      parts.flatMap(([, { subject, without = [] }]) => without.filter((each) => !isTopic(subject, each))),
    ).toEqual([]);
    for (const exam of exams)
      expect(repeated(exam.parts.map(({ subject }) => subject)), exam.name).toEqual([]);
  });

  it('means topics of the curriculum by the names it stresses', () => {
    const unknown = parts.flatMap(([exam, { subject, focus = [] }]) => {
      const { areas = {}, topics = [] } = subjects.get(subject) ?? {};
      const names = [
        ...Object.keys(areas),
        ...topics.flatMap((topic) => [
          topic.name,
          ...topic.terms,
          ...topic.subtopics.map(([part]) => part),
          ...[topic.name, ...topic.subtopics.map(([part]) => part)].flatMap(fragmentsOf),
        ]),
      ];
      const phrases = new Set(names.map(phraseOf));
      return focus
        .filter((each) => !phrases.has(phraseOf(each)))
        .map((each) => `${exam}, ${subject}: ${each}`);
    });
    expect(unknown).toEqual([]);
  });
});

/** Every text of a value; not addresses, nor the names by which students ask, who spare accents. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('https://') ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'words' || key === 'terms' || key === 'aliases' ? [] : textsIn(inner),
  );
}

/** Without what stands before a pronoun, as in "decorá-la", where any verb gets an accent. */
const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}+(?!\p{L}|-l[ao]s?(?!\p{L}))/gu) ?? [];

/** Right without an accent, too, rare as it is: other words, names, Latin and English. */
const bothWays = new Set(
  `amazonia analise asia aurea autentica camera cesar continua copia dao denuncia diagnostica divida epsilon esta fa faca familias forro
  gramatica hepatica ines influencia iris laminas liquor lucia ma mae mao meca media mes muller opera operario paes pais palacios panama
  pao pratica pre publica re series so tres`.split(/\s+/),
);
/** So many times as often a word has its accent where it lacks it by mistake. */
const often = 4;

describe('the spelling', () => {
  const lists = ['demo-listings', 'demo-reviews'].flatMap((folder) =>
    filesIn(folder).map((file) => [file, readFile<unknown[]>(`${folder}/${file}`, [])] as const),
  );
  // Other languages put their accents elsewhere.
  const isPortuguese = ([file]: readonly [string, unknown]) =>
    !file.startsWith('languages/') && file !== 'school/espanhol' && file !== 'school/ingles';
  const words = [...curricula, ...lists, ['exams', exams] as const]
    .filter(isPortuguese)
    .flatMap(([, content]) => textsIn(content).flatMap(wordsIn));

  it('has the accents that the same words have elsewhere', () => {
    const counts = new Map<string, { plain: number; accented: number }>();
    for (const word of words) {
      const folded = foldLetters(word);
      const count = counts.get(folded) ?? { plain: 0, accented: 0 };
      if (word === folded) count.plain += 1;
      else count.accented += 1;
      counts.set(folded, count);
    }
    const lacking = [...counts]
      .filter(([, { plain, accented }]) => plain > 0 && accented >= often * plain)
      .map(([word]) => word);
    expect(lacking.filter((word) => !bothWays.has(word))).toEqual([]);
    expect(words.filter((word) => /(?:[cs]ao|[cs]oes)$/.test(word))).toEqual([]);
  });
});

describe('the files', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const readable = [
    'package.json',
    'node_modules',
    'src/shared',
    'src/server/language',
    'src/server/platform',
  ];
  const sources = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.ts'));
  /** Runs `code` beside the engine for plans, where content may not be read. */
  const beside = (code: string) => {
    const paths = [...readable, ...sources.map((file) => `src/server/content/${file}`)];
    const script = `import { localPlanWriter } from '#server/language/plans/local.ts'; ${code}`;
    const granted = paths.map((path) => `--allow-fs-read=${realpathSync(join(root, path))}`);
    const args = ['--permission', ...granted, '--input-type=module', '--eval', script];
    // What this process preloads may not be read there either.
    const env = { ...process.env, NODE_OPTIONS: '' };
    return spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  };

  it('are left alone until a plan is asked for', () => {
    expect(beside('')).toMatchObject({ status: 0 });
    const asked = beside(
      "await localPlanWriter.suggest({ prompt: 'Física', topicsCount: 5, difficulty: 'iniciante', programme: '' })",
    );
    expect(asked.stderr).toContain('Access to this API has been restricted');
  });
});

describe('a file that is not as it should be', () => {
  it.each([
    ['is missing', 'curricula/astrologia.json', /curricula\/astrologia\.json: ENOENT/],
    ['is no JSON', 'README.md', /content\/README\.md: /],
    ['lacks a field', 'exams.json', /exams\.json: “facets” is missing/],
  ])('which %s, is named', (_, path, message) => {
    expect(() => readFile<{ facets: string }[]>(path, ['facets'])).toThrow(message);
  });
});
