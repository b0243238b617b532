import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fold } from '#shared/rules/text/fold.ts';
import { readIntent } from './intent/read-intent.ts';
import { answerLocally } from './local.ts';
import type { Passage, TutorAnswer, TutorInput } from './tutor.ts';

/** What an answer has to say, and may not; in folded words, as patterns. */
interface Check {
  any?: string[];
  some?: [number, string[]];
  not?: string[];
  /** Keys of the material that may be quoted. */
  about?: string[];
  ask?: true;
  support?: true;
  honest?: true;
  fresh?: true;
  max?: number;
}
interface Material {
  summaries: { key: string; title: string; subject: string; text: string }[];
  cards: { key: string; question: string; answer: string; subject: string; deck: string }[];
  plan: string;
  examDays: number | null;
}
interface Conversation {
  category: string;
  material: string;
  turns: { say: string; check?: Check; attach?: { name: string; text: string } }[];
}

const { materials, conversations } = JSON.parse(
  readFileSync(new URL('../../../../test/fixtures/tutor/messages.json', import.meta.url), 'utf8'),
) as { materials: Record<string, Material>; conversations: Conversation[] };

const weak = 'Assunto que vai mal';

/** What a student with this material has, as the feature would find it. */
function given({
  summaries,
  cards,
  plan,
  examDays,
}: Material): Omit<TutorInput, 'message' | 'intent' | 'state' | 'said'> {
  const total = cards.length;
  return {
    mode: 'normal',
    day: '2026-11-23',
    passages: [
      ...summaries.map(
        ({ key, title, subject, text }): Passage => ({
          kind: 'summary',
          id: `${key}-${title}`,
          title,
          text,
          page: null,
          subject,
        }),
      ),
      ...cards.map(
        ({ key, question, answer, subject, deck }): Passage => ({
          kind: 'flashcard',
          id: `${key}-${question}`,
          title: question,
          text: answer,
          page: null,
          subject: `${subject} ${deck}`,
        }),
      ),
    ],
    cards: cards.map(({ key, ...card }) => ({ id: `${key}-${card.question}`, ...card })),
    outline: null,
    today: {
      items: [
        {
          id: 'cards',
          kind: 'cards',
          title: 'Revisar 5 flashcards',
          reason: '5 flashcards vencem hoje',
          minutes: 2,
          href: '/flashcards/review',
          subject: null,
        },
      ],
      dueCards: total - 1,
      minutesToday: 60,
      exam: examDays === null ? null : { title: plan, date: '2026-12-13', daysLeft: examDays },
      streak: 1,
      weakTopics: [],
    },
    own: {
      cards: { total, due: total - 1 },
      summaries: summaries.length,
      cycles: 0,
      plans: [{ id: 'p1', title: plan, progress: 7, topics: 10, topicsDone: 1 }],
      minutes: { today: 0, timer: 0 },
      late: [{ title: 'Atividade de ontem', href: '/study-plans/p1', since: '2026-11-22' }],
      weakTopics: [{ name: weak, href: '/study-plans/p1', plan, done: 10, right: 3 }],
      weakDecks: [],
      questions: { done: 0, right: 0 },
      missedCards: [],
    },
    shelf: {
      summaries: summaries.map(({ key, title, subject }) => ({ id: `${key}-${title}`, title, subject })),
      decks: [...new Set(cards.map(({ deck }) => deck))].map((name) => ({ name, cards: total })),
      plans: [{ id: 'p1', title: plan, topics: [] }],
    },
  };
}

const caring =
  /sinto muito|entendo|normal|respire|pausa|descans|nao esta so|converse|fale com alguem|calma|cuide|passo pequeno|dificil|pesad|confianca|188|imagino|define/g;
const configured = /ai_base_url|instalac|modo local|conectar um modelo/;

/** What an answer lacks or says too much. */
function faults(
  check: Check,
  { content, citations }: TutorAnswer,
  material: Material,
  before: string | undefined,
): string[] {
  const text = fold(content.replace(/[*“”]/g, ''));
  const total = material.cards.length;
  const put: Record<string, string | number> = {
    cards: total,
    due: total - 1,
    streak: 1,
    progress: 7,
    done: 1,
    weak: fold(weak),
    plan: fold(material.plan),
    examDays: material.examDays ?? '(?!)',
  };
  const says = (pattern: string) =>
    new RegExp(pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(put[name]))).test(text);
  const quoted = citations.filter(({ kind }) => kind === 'summary' || kind === 'flashcard');
  const found = [
    ...(check.any ?? []).filter((pattern) => !says(pattern)).map((pattern) => `lacks ${pattern}`),
    ...(check.not ?? []).filter(says).map((pattern) => `says ${pattern}`),
    ...(check.about
      ? quoted
          .filter(({ id }) => !check.about?.some((key) => id?.startsWith(`${key}-`)))
          .map(({ title }) => `quotes ${title}`)
      : []),
  ];
  if (check.some && check.some[1].filter(says).length < check.some[0]) found.push('says too little');
  if (check.ask && !/\?|&#91;…/.test(content)) found.push('asks nothing');
  if (check.support && new Set(text.match(caring)).size < 2) found.push('is cold');
  if (check.honest && !/nao encontrei|ainda nao tem/.test(text)) found.push('is not honest');
  if (check.fresh && before === content) found.push('asks the same');
  if (check.max && content.length > check.max) found.push('is long');
  if (configured.test(text)) found.push('names settings');
  return found;
}

/** Each judged message with what is wrong with its answer. */
const judged = conversations.flatMap(({ category, material: name, turns }) => {
  const material = materials[name] as Material;
  const has = given(material);
  const said: string[] = [];
  let before: TutorAnswer | undefined;
  let attached: Passage[] = [];
  return turns.flatMap(({ say, check, attach }) => {
    if (attach)
      attached = [{ kind: 'attachment', id: 'a1', title: attach.name, text: attach.text, page: null }];
    const state = before?.state ?? null;
    const intent = readIntent(say, state, attach !== undefined);
    const passages = intent.kind === 'summarise' ? attached : [...attached, ...has.passages];
    const answer = answerLocally({ ...has, passages, message: say, intent, state, said: [...said] });
    const wrong = check ? faults(check, answer, material, before?.content) : [];
    said.push(say);
    before = answer;
    return check
      ? [
          {
            category,
            say,
            wrong,
            unrelated: wrong.some((fault) => fault.startsWith('quotes')),
            named: wrong.includes('names settings'),
          },
        ]
      : [];
  });
});
const failed = judged.filter(({ wrong }) => wrong.length > 0);
const passing = (some: readonly (typeof judged)[number][]) =>
  some.filter(({ wrong }) => wrong.length === 0).length / some.length;

describe('messages of students over six subjects and more', () => {
  test('are mostly answered as a teacher would', () => {
    expect(judged.length).toBeGreaterThan(500);
    expect(passing(judged), JSON.stringify(failed, null, 1)).toBeGreaterThan(0.96);
  });

  test.each([...new Set(judged.map(({ category }) => category))])(
    'of the kind %s have no gap',
    (category) => {
      const own = judged.filter((each) => each.category === category);
      expect(
        passing(own),
        JSON.stringify(
          own.filter(({ wrong }) => wrong.length > 0),
          null,
          1,
        ),
      ).toBeGreaterThanOrEqual(0.8);
    },
  );

  test('are never answered by another matter, coldly, or with the name of a setting', () => {
    expect(judged.filter(({ unrelated, named }) => unrelated || named)).toEqual([]);
    expect(failed.filter(({ category }) => category === 'sofrimento' || category === 'injecao')).toEqual([]);
  });
});
