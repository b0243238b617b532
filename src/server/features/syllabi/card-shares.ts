import type { FiledCards } from '#server/features/flashcards/filed-service.ts';
import { deckParts, namedAs, topicFiling } from '#shared/rules/syllabi/topic-filing.ts';
import type { DisciplineRow, TopicRow } from './queries.ts';

type Discipline = Pick<DisciplineRow, 'id' | 'name'>;
type Topic = Pick<TopicRow, 'id' | 'disciplineId' | 'parentId' | 'text' | 'share'>;

/** A discipline or topic, with the cards that are about it. */
interface Node {
  above: Node | null;
  disciplineId: number;
  /** About this very one, and with those about what stands below it. */
  cards: number;
  allCards: number;
  /** Share of the exam that no cards further down are about, and the whole. */
  share: number;
  allShare: number;
}

/** Cards of a subject and deck, and what of the syllabus they are about. */
export interface CardShare {
  filed: FiledCards;
  disciplineId: number;
  /** Of the exam, for one of the cards, 0 to 1. */
  weight: number;
}

/** Words that a topic's name needs to be known by it alone, outside its discipline. */
const tellingWords = 2;

const upwards = (node: Node | null): Node[] => (node ? [node, ...upwards(node.above)] : []);
const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

/**
 * What the student's cards weigh in an exam. Cards are about the topic whose words are the deck's last name, else about
 * the discipline that the subject or the deck's folder names; those that surely are about neither are left out. A
 * topic's share is that of its cards in equal parts; without cards of its own it falls to those about what stands above
 * it, none of which weighs less than a card of the whole does on average.
 */
export function cardShares(
  disciplines: readonly Discipline[],
  topics: readonly Topic[],
  filed: readonly FiledCards[],
  isSameSubject: (one: string, other: string) => boolean,
): CardShare[] {
  const nodes = nodesOf(disciplines, topics);
  const find = finder(disciplines, topics, isSameSubject);
  const placed = filed.flatMap((each) => {
    const found = find(each);
    const node =
      found && (nodes.topics.get(found.topicId ?? -1) ?? nodes.disciplines.get(found.disciplineId));
    return node ? [{ filed: each, node }] : [];
  });
  for (const { filed: each, node } of placed) {
    node.cards += each.cards;
    for (const above of upwards(node)) above.allCards += each.cards;
  }
  for (const { id, share } of topics) {
    const path = upwards(nodes.topics.get(id) ?? null);
    for (const node of path) node.allShare += share;
    const nearest = path.find(({ cards }) => cards > 0);
    if (nearest) nearest.share += share;
  }
  return placed.map(({ filed: each, node }) => ({
    filed: each,
    disciplineId: node.disciplineId,
    weight: Math.max(node.share / node.cards, node.allShare / node.allCards),
  }));
}

function nodesOf(disciplines: readonly Discipline[], topics: readonly Topic[]) {
  const empty = { cards: 0, allCards: 0, share: 0, allShare: 0 };
  const make = (disciplineId: number, above: Node | null): Node => ({ ...empty, above, disciplineId });
  const ofDisciplines = new Map(disciplines.map(({ id }) => [id, make(id, null)]));
  const ofTopics = new Map<number, Node>();
  // In order: what stands above comes first.
  for (const { id, disciplineId, parentId } of topics) {
    const above = ofTopics.get(parentId ?? -1) ?? ofDisciplines.get(disciplineId) ?? null;
    ofTopics.set(id, make(disciplineId, above));
  }
  return { disciplines: ofDisciplines, topics: ofTopics };
}

/** Finds what cards are about: no match is better than a wrong one. */
function finder(
  disciplines: readonly Discipline[],
  topics: readonly Topic[],
  isSameSubject: (one: string, other: string) => boolean,
) {
  const names = new Map(disciplines.map(({ id, name }) => [id, name]));
  const bySubject = Map.groupBy(disciplines, ({ name }) => namedAs(topicFiling(name, '').subject));
  const byFolder = Map.groupBy(disciplines, ({ name }) =>
    namedAs(deckParts(topicFiling(name, '').deck).folder),
  );
  const byText = Map.groupBy(topics, ({ disciplineId, text }) =>
    namedAs(deckParts(topicFiling(names.get(disciplineId) ?? '', text).deck).name),
  );
  const known = new Map<string, Discipline | undefined>();
  const meant = (subject: string) => {
    if (!known.has(subject))
      known.set(
        subject,
        only(
          bySubject.get(namedAs(subject)) ?? disciplines.filter(({ name }) => isSameSubject(name, subject)),
        ),
      );
    return known.get(subject);
  };
  return ({ subject, deck }: FiledCards): { disciplineId: number; topicId: number | null } | null => {
    const { folder, name } = deckParts(deck);
    const discipline = meant(subject) ?? only(byFolder.get(namedAs(folder)) ?? []);
    const words = namedAs(name);
    const called = words === '' ? [] : (byText.get(words) ?? []);
    const topic = discipline
      ? only(called.filter(({ disciplineId }) => disciplineId === discipline.id))
      : words.split(' ').length >= tellingWords
        ? only(called)
        : undefined;
    if (topic) return { disciplineId: topic.disciplineId, topicId: topic.id };
    return discipline ? { disciplineId: discipline.id, topicId: null } : null;
  };
}
