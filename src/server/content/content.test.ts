import { spawnSync } from 'node:child_process';
import { readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { evaluationMethodSchema, resourceTypes, topicPriorities } from '#shared/contracts/study-plans.ts';
import { fold, foldLetters } from '#shared/rules/text/fold.ts';
import {
  type Curriculum,
  type Facet,
  readCatalogue,
  readCurriculum,
  readProgression,
  readSubjectBundles,
  type SubjectBundle,
} from './curricula.ts';
import { readFile } from './read-file.ts';

const filesIn = (folder: string) =>
  readdirSync(new URL(folder, import.meta.url)).map((file) => file.replace(/\.json$/, ''));

const { school, professions, exams } = readCatalogue();
const files = [...school, ...professions, ...exams.map(({ curriculum }) => curriculum)];
const curricula = files.map((file) => [file, readCurriculum(file)] as const);
const progressions = (['practice', 'knowledge'] as const).map(
  (name) => [name, readProgression(name)] as const,
);
const bundles = readSubjectBundles();

const name = z.string().trim().min(1).max(160);
const sentence = z.string().regex(/^[\p{Lu}\d].{15,}[.?]$/u, 'a sentence, from its capital to its full stop');
const level = z.literal([1, 2, 3]);
const weight = z.literal([1, 2, 3, 4, 5]);
const priority = z.enum(topicPriorities);

const curriculumSchema: z.ZodType<Curriculum> = z.strictObject({
  subject: name,
  aliases: z.array(name),
  areas: z.record(name, z.array(name).min(1)),
  isBroad: z.boolean().optional(),
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
        hint: sentence,
      }),
    )
    .min(25),
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
    .min(6),
  evaluationMethods: z.array(evaluationMethodSchema.strict().extend({ description: sentence })).min(3),
});

const progressionSchema: z.ZodType<readonly Facet[]> = z.array(
  z.strictObject({
    name,
    description: sentence,
    priority,
    weight,
    level,
    hint: sentence,
    parts: z.array(z.tuple([name, sentence])).min(2),
  }),
);

const rating = z.int().min(1).max(5);
const bundlesSchema: z.ZodType<readonly SubjectBundle[]> = z.array(
  z.strictObject({
    words: z.array(name.refine((word) => fold(word) === word, 'folded')).min(1),
    subjects: z
      .array(z.tuple([name, rating, rating]))
      .min(3)
      .max(12),
  }),
);

const repeated = (names: readonly string[]) => names.filter((each, index) => names.indexOf(each) !== index);

describe('the catalogue', () => {
  it('names every file of curricula once', () => {
    expect([...files].sort()).toEqual(filesIn('curricula').sort());
    expect(files).toHaveLength(20);
  });

  it('has every subject and every other name of it once', () => {
    expect(repeated(curricula.flatMap(([, { subject, aliases }]) => [subject, ...aliases]))).toEqual([]);
  });

  it('knows an exam by folded words, each of one exam', () => {
    const words = exams.flatMap((exam) => exam.words);
    expect(words.map(fold)).toEqual(words);
    expect(repeated(words)).toEqual([]);
  });
});

describe.each(curricula)('curricula/%s.json', (_, curriculum) => {
  const { topics, areas } = curriculum;
  const names = new Set(topics.map((topic) => topic.name));

  it('has the form of a curriculum', () => {
    expect(curriculumSchema.safeParse(curriculum).error?.issues).toBeUndefined();
  });

  it('is enough for a plan of 50 topics', () => {
    expect(topics.reduce((sum, { subtopics }) => sum + subtopics.length, 0)).toBeGreaterThanOrEqual(50);
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
});

describe.each(progressions)('progressions/%s.json', (_, facets) => {
  it('has the form of a progression, of 50 distinct steps or more', () => {
    expect(progressionSchema.safeParse(facets).error?.issues).toBeUndefined();
    const parts = facets.flatMap((facet) => facet.parts.map(([part]) => part));
    expect(new Set(parts).size).toBeGreaterThanOrEqual(50);
  });
});

describe('exam-subjects.json', () => {
  it('has the form of exams, each with its subjects once, and every word means one exam', () => {
    expect(bundlesSchema.safeParse(bundles).error?.issues).toBeUndefined();
    expect(repeated(bundles.flatMap(({ words }) => words))).toEqual([]);
    for (const { subjects } of bundles) expect(repeated(subjects.map(([subject]) => subject))).toEqual([]);
  });
});

/** Every text of a value, names of areas included; not addresses, nor the folded words that name an exam. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('https://') ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'words') return [];
    return key === 'areas' ? [...Object.keys(inner), ...textsIn(inner)] : textsIn(inner);
  });
}

/** Without what stands before a pronoun, as in "decorá-la", where any verb gets an accent. */
const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}+(?!\p{L}|-l[ao]s?(?!\p{L}))/gu) ?? [];

/** Words with an accent and without, Spanish ones and names included: "a prática" and "ela pratica", "vê" and "I've". */
const bothWays = new Set(
  `a analise antonio as c da de denuncia divida e esta franca influencia invalida junior la le luis maria martin mas
  no nos pais por porque pratica que radio saber tem ve vem`.split(/\s+/),
);

describe('the spelling', () => {
  const lists = ['demo-listings', 'demo-reviews'].flatMap((folder) =>
    filesIn(folder).map((file) => [file, readFile<unknown[]>(`${folder}/${file}.json`, [])] as const),
  );
  const texts = [...curricula, ...progressions, ...lists, ['exam-subjects', bundles] as const].map(
    ([file, content]) => [file, textsIn(content)] as const,
  );
  // Spanish puts its accents elsewhere: it is checked, but sets no example.
  const examples = texts.filter(([file]) => file !== 'espanhol').flatMap(([, own]) => own.flatMap(wordsIn));
  const accented = new Set(examples.filter((word) => foldLetters(word) !== word).map(foldLetters));

  it.each(texts)('of %s has the accents that the same words have elsewhere', (_, own) => {
    const words = own.flatMap(wordsIn);
    expect(words.filter((word) => accented.has(word) && !bothWays.has(word))).toEqual([]);
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
      "localPlanWriter.suggest({ prompt: 'Física', topicsCount: 5, difficulty: 'iniciante' })",
    );
    expect(asked.stderr).toContain(
      'src/server/content/catalogue.json: Access to this API has been restricted',
    );
  });
});

describe('a file that is not as it should be', () => {
  it.each([
    ['is missing', 'curricula/astrologia.json', /curricula\/astrologia\.json: ENOENT/],
    ['is no JSON', 'README.md', /content\/README\.md: /],
    ['lacks a field', 'exam-subjects.json', /exam-subjects\.json: “facets” is missing/],
  ])('which %s, is named', (_, path, message) => {
    expect(() => readFile<{ facets: string }[]>(path, ['facets'])).toThrow(message);
  });
});
