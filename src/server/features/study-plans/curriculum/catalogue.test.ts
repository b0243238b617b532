import { describe, expect, test } from 'vitest';
import { exams, subjects } from './catalogue.ts';
import { progressions } from './progressions.ts';

const catalogue = [...subjects, ...exams.map(({ curriculum }) => curriculum)];

/** Unaccented spellings that slip in easily; none of them is a Portuguese word as it stands. */
const misspelt =
  /(?<!\p{L})(\p{L}*(cao|coes|sao|soes)|funcao|equacao|nao|voce|tambem|historia|matematica|fisica|quimica|logica|logico|numero|numeros|calculo|grafico|graficos|celula|genetica|energetico|atomo|eletron|eletrons|agua|indigena|indigenas|africa|america|seculo|republica|imperio|colonia|exercicio|exercicios|questao|revisao|memoria|topico|topicos|conteudo|dificil|facil|possivel|ate|ja|so|propria|proprio|basico|basica|medio|media|area|areas|video|videos|tres|mes|apos|alem|atraves)(?!\p{L})/giu;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const mistakesIn = (texts: readonly string[]) =>
  texts.filter((text) => !text.startsWith('https://')).flatMap((text) => text.match(misspelt) ?? []);

test('subjects and their other names are unique in the catalogue', () => {
  const names = catalogue.flatMap(({ subject, aliases }) => [subject, ...aliases]);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(catalogue.map((curriculum) => [curriculum.subject, curriculum] as const))(
  '%s',
  (_, curriculum) => {
    const { topics, areas, resources, evaluationMethods } = curriculum;

    test('has 25 topics or more, at least two subtopics each, enough for a plan of 50', () => {
      expect(topics.length).toBeGreaterThanOrEqual(25);
      expect(topics.filter(({ subtopics }) => subtopics.length < 2)).toEqual([]);
      expect(topics.reduce((sum, { subtopics }) => sum + subtopics.length, 0)).toBeGreaterThanOrEqual(50);
    });

    test('uses every name once, topics and subtopics together', () => {
      const names = topics.flatMap(({ name, subtopics }) => [
        name,
        ...subtopics.map(([subtopic]) => subtopic),
      ]);
      expect(new Set(names).size).toBe(names.length);
    });

    test('puts prerequisites earlier, and none of them above the level of what needs it', () => {
      for (const [position, topic] of topics.entries()) {
        for (const name of topic.requires ?? []) {
          const required = topics.findIndex((other) => other.name === name);
          expect(required, `${topic.name} ← ${name}`).toBeGreaterThanOrEqual(0);
          expect(required, `${topic.name} ← ${name}`).toBeLessThan(position);
          expect(topics[required]?.level, `${topic.name} ← ${name}`).toBeLessThanOrEqual(topic.level);
        }
      }
    });

    test('names only its own topics in its areas', () => {
      const names = new Set(topics.map(({ name }) => name));
      expect(
        Object.values(areas)
          .flat()
          .filter((name) => !names.has(name)),
      ).toEqual([]);
    });

    test('describes everything in sentences, with accents', () => {
      const sentences = [
        ...topics.flatMap(({ description, hint, subtopics }) => [
          description,
          hint,
          ...subtopics.map(([, line]) => line),
        ]),
        ...resources.map(({ description }) => description),
        ...evaluationMethods.map(({ description }) => description),
      ];
      expect(sentences.filter((sentence) => !/^[\p{Lu}\d].{15,}[.?]$/u.test(sentence))).toEqual([]);
      expect(mistakesIn(textsIn(curriculum))).toEqual([]);
    });

    test('offers resources with https addresses and at least three evaluation methods', () => {
      expect(resources.length).toBeGreaterThanOrEqual(6);
      for (const { url } of resources) expect(new URL(url).protocol).toBe('https:');
      expect(evaluationMethods.length).toBeGreaterThanOrEqual(3);
    });
  },
);

test('the general progressions are written with accents and hold 50 distinct steps each', () => {
  for (const facets of Object.values(progressions)) {
    const parts = facets.flatMap(({ parts }) => parts.map(([name]) => name));
    expect(new Set(parts).size).toBeGreaterThanOrEqual(50);
    expect(mistakesIn(textsIn(facets))).toEqual([]);
  }
});
