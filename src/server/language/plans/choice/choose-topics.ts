import type { Curriculum, CurriculumTopic, Level } from '#server/content/curricula.ts';
import { type Asked, merged, nearlyAll, themesOf } from '#server/language/wish/asked.ts';
import type { Beside } from '#server/language/wish/reading.ts';
import type { DraftTopic } from '../plan-writer.ts';
import { Neighbours } from './neighbours.ts';
import { type Claim, shareInTurns, splitInto, spreadOver } from './share-out.ts';
import { type ChosenTopic, piecesNamed, piecesOf, type Reason } from './topic-pieces.ts';

/** What is wanted of one curriculum. */
export interface Choice {
  curriculum: Curriculum;
  level: Level;
  /** At most so many topics. */
  count: number;
  /** The topics asked for, in groups that get equal parts; none: the whole subject. */
  asked: readonly Asked[];
  beside: Beside;
  /** Topics to bring forward, from goals and description. */
  stressed: Asked;
  /** The topics that an exam asks most, those of each matter together, the most asked first. */
  focus: readonly (readonly number[])[];
  /** What is not to be studied. */
  excluded: Asked;
}

const priorityPoints = { alta: 3, média: 1.5, baixa: 0 } as const;

/** Of a subject, one topic in so many is room for what suits the level; what its points count at the least. */
const thorough = 3;
const leastOfLevel = 0.3;
/** Points for a topic of level 1, 2, 3 (inner) in the eyes of a student of level 1, 2, 3 (outer). */
const levelPoints: Record<Level, Record<Level, number>> = {
  1: { 1: 4, 2: 1, 3: -4 },
  2: { 1: 2.3, 2: 2.3, 3: 0.5 },
  3: { 1: -2, 2: 2, 3: 3.5 },
};

const weightShift: Record<Level, Record<Level, number>> = {
  1: { 1: 1, 2: 0, 3: -1 },
  2: { 1: 0, 2: 0, 3: 0 },
  3: { 1: -2, 2: 0, 3: 1 },
};

/**
 * The share of a plan that may go to what is asked for only indirectly, and to what is where more belongs to it;
 * `beside`: of what is asked for, each of them.
 */
const most = { prerequisites: 0.2, related: 0.2, beside: 0.34, asked: 0.6 } as const;
/** The share of a plan's topics that may have the highest priority. */
const mostUrgent = 0.5;

/** So few topics of a subject can't tell all of it. */
const fewTopics = 1;
/** Points for each level below the highest. */
const groundCounts = 0.3;

const isIn = (groups: Choice['focus'], at: number) => groups.some((group) => group.includes(at));

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** A topic without some of its parts. */
const withoutParts = (topic: CurriculumTopic, parts: ReadonlySet<number> | undefined): CurriculumTopic =>
  parts === undefined || parts.size === 0
    ? topic
    : { ...topic, subtopics: topic.subtopics.filter((_, at) => !parts.has(at)) };

/** The topics of one curriculum as a student should meet them. */
class TopicChoice {
  private readonly topics: readonly CurriculumTopic[];
  private readonly positions: ReadonlyMap<string, number>;
  private readonly wanted: Choice;
  private readonly asked: Asked;
  private readonly neighbours: Neighbours;
  /** Whether several themes fill the number without the other parts of their topics. */
  private readonly areEnough: boolean;

  constructor(wanted: Choice) {
    this.wanted = wanted;
    this.asked = merged(wanted.asked);
    this.topics = wanted.curriculum.topics.map((topic, at) => withoutParts(topic, wanted.excluded.get(at)));
    this.positions = new Map(this.topics.map(({ name }, at) => [name, at]));
    this.neighbours = new Neighbours(wanted.curriculum, this.isLeft);
    const named = [...this.asked].map(
      ([at, parts]) => parts.size || (this.topics[at]?.subtopics.length ?? 1),
    );
    this.areEnough =
      wanted.asked.length > 1 && named.reduce((sum, parts) => sum + parts, 0) >= this.widest() * nearlyAll;
  }

  private isLeft = (at: number) => this.wanted.excluded.get(at)?.size !== 0;

  private score(at: number): number {
    const { level, count, stressed, focus } = this.wanted;
    const topic = this.topics[at] as CurriculumTopic;
    const bonus = (stressed.has(at) ? 12 : 0) + (this.asked.has(at) ? 12 : 0) + (isIn(focus, at) ? 6 : 0);
    // Where there is room for little, the heart of a subject comes before what suits the level.
    const room = between((count * thorough) / this.topics.length, leastOfLevel, 1);
    return (
      priorityPoints[topic.priority] + topic.weight * 0.1 + levelPoints[level][topic.level] * room + bonus
    );
  }

  private best(pool: readonly number[], count: number): number[] {
    return [...pool].sort((a, b) => this.score(b) - this.score(a) || a - b).slice(0, Math.max(0, count));
  }

  /** The same from all over the pool. */
  private spread(pool: readonly number[], count: number, taken: Iterable<number> = []): number[] {
    // Of neighbours the ground comes first, unless a student is beyond it.
    const isBeyond = this.wanted.level === 3;
    const ground = (at: number) => (isBeyond ? 0 : groundCounts * (3 - (this.topics[at]?.level ?? 3)));
    return spreadOver(pool, count, taken, (at) => this.score(at) + ground(at));
  }

  private settled(at: number, reason: Reason): Pick<DraftTopic, 'priority' | 'weight'> {
    const { level, stressed } = this.wanted;
    const source = this.topics[at] as CurriculumTopic;
    if (reason === 'prerequisite') return { priority: 'baixa', weight: between(source.weight - 2, 1, 2) };
    if (reason === 'related') return { priority: 'baixa', weight: between(source.weight - 1, 1, 3) };
    const isAsked = this.asked.has(at);
    const isNamed = stressed.has(at) || isAsked;
    const shift = isNamed ? 1 : weightShift[level][source.level];
    const isFar = Math.abs(source.level - level) === 2;
    // Beside the rest of a subject, and its neighbours, what is asked for comes first.
    const isFirst = stressed.has(at) || (isAsked && this.isWithRest());
    const named = isFirst ? 'alta' : source.priority === 'baixa' ? 'média' : source.priority;
    return {
      priority: isNamed ? named : isFar ? 'baixa' : source.priority,
      weight: between(source.weight + shift, 1, 5),
    };
  }

  /** Whether the rest of the subject stands beside what is asked for. */
  private isWithRest = (): boolean => this.wanted.beside === 'room' || this.wanted.beside === 'share';

  /** Positions of the parts of a topic that are asked for by name; none: all of it. */
  private partsNamed(at: number): ReadonlySet<number> {
    const { stressed } = this.wanted;
    return this.asked.get(at) ?? stressed.get(at) ?? new Set();
  }

  /** Whether only the parts that are named are wanted. */
  private isNarrow = (at: number): boolean => this.areEnough && (this.asked.get(at)?.size ?? 0) > 0;

  /** Into so many pieces it may be split. */
  private partsOf = (at: number): number =>
    this.isNarrow(at) ? this.partsNamed(at).size : (this.topics[at]?.subtopics.length ?? 1);

  private room = (positions: readonly number[]): number =>
    positions.reduce((sum, at) => sum + this.partsOf(at), 0);

  private pieces(at: number, count: number, reason: Reason): ChosenTopic[] {
    const source = this.topics[at] as CurriculumTopic;
    const named = this.partsNamed(at);
    const settled = { ...this.settled(at, reason), reason };
    return this.isNarrow(at) && reason === 'asked'
      ? piecesNamed(source, count, settled, named)
      : piecesOf(source, count, settled, named);
  }

  /** What each theme may have of the places; what is stressed has twice as much. */
  private claims(themes: readonly (readonly number[])[]): Claim[] {
    const isStressed = (at: number) => this.wanted.stressed.has(at);
    return themes.map((topics) => ({ most: this.room(topics), turn: topics.some(isStressed) ? 2 : 1 }));
  }

  /** How many pieces each topic is split into, of each theme as many as of another. */
  private split(chosen: readonly number[], count: number): Map<number, number> {
    const { asked, beside, focus } = this.wanted;
    // Where an examination asks nothing else, what it asks most is split first.
    const placeIn = (at: number) => focus.findIndex((group) => group.includes(at));
    const inOrder = (topics: readonly number[]) =>
      beside === 'nothing'
        ? topics.toSorted((a, b) => placeIn(a) - placeIn(b))
        : this.best(topics, topics.length);
    const themes = asked.length > 0 ? themesOf(asked, (at) => chosen.includes(at)) : [[...chosen]];
    const claims = this.claims(themes).map((claim, at) => ({ ...claim, least: themes[at]?.length ?? 0 }));
    const places = shareInTurns(count, claims);
    return new Map(
      themes.flatMap((topics, at) => [...splitInto(inOrder(topics), places[at] ?? 0, this.partsOf)]),
    );
  }

  /** Of the topics that are asked for, at most so many where the rest of the subject belongs to the wish. */
  private widest(): number {
    const { count, beside } = this.wanted;
    return beside === 'share' ? Math.ceil(count * most.asked) : count;
  }

  /** Of a whole subject first a topic of each matter that is stressed, or an exam asks most, then the best of the rest. */
  private mostAsked(suited: readonly number[]): number[] {
    const { count, focus, level } = this.wanted;
    const first = new Set<number>();
    for (const group of focus) {
      const open = group.filter((at) => suited.includes(at));
      const [next] = level === 3 ? this.best(open, 1) : open.toSorted(this.groundFirst);
      // "Direitos fundamentais" and "artigo 5º" are one matter.
      const isMet = group.some((at) => first.has(at));
      if (next !== undefined && !isMet && first.size < count) first.add(next);
    }
    const rest = suited.filter((at) => !first.has(at));
    // One topic that stands for a whole matter is its ground.
    const more =
      count <= fewTopics
        ? rest.toSorted(this.groundFirst).slice(0, count - first.size)
        : this.spread(rest, count - first.size, first);
    return [...first, ...more];
  }

  /** What matters most, the easier before what builds on it, the heavier of those. */
  private groundFirst = (a: number, b: number): number => {
    const [one, other] = [this.topics[a], this.topics[b]] as [CurriculumTopic, CurriculumTopic];
    return (
      priorityPoints[other.priority] - priorityPoints[one.priority] ||
      one.level - other.level ||
      other.weight - one.weight ||
      a - b
    );
  };

  /** The best of every theme, so that nothing that is named is left out for the sake of another. */
  private ofThemes(count: number): number[] {
    const themes = themesOf(this.wanted.asked, () => true);
    const places = shareInTurns(count, this.claims(themes));
    return themes.flatMap((topics, at) => this.spread(topics, Math.min(topics.length, places[at] ?? 0)));
  }

  /** The topics that the student is to meet, each with the reason. */
  private reasons(): Map<number, Reason> {
    const { asked, count, level } = this.wanted;
    const all = [...this.topics.keys()].filter(this.isLeft);
    const isWhole = asked.length === 0;
    const easier = all.filter((at) => this.suits(at));
    const suited = level === 1 && this.room(easier) >= count ? easier : all;
    const chosen = isWhole ? this.mostAsked(suited) : this.ofThemes(this.widest());
    const reasons = new Map<number, Reason>(chosen.map((at) => [at, 'asked']));
    if (isWhole || this.wanted.beside === 'nothing') return reasons;
    if (level === 1) {
      const budget = Math.min(
        Math.floor(count * most.prerequisites),
        Math.ceil(this.room(chosen) * most.beside),
        count - chosen.length,
      );
      for (const at of this.neighbours.prerequisites(chosen).slice(0, Math.max(0, budget)))
        reasons.set(at, 'prerequisite');
    }
    const isRest = this.isWithRest();
    // Beside a part that is named stand the other parts of its topic.
    if (this.wanted.beside !== 'room' && chosen.every((at) => this.partsNamed(at).size > 0)) return reasons;
    // One topic that is asked for by its name is read by itself.
    if (!isRest && chosen.length === 1) return reasons;
    const taken =
      reasons.size -
      chosen.length +
      (isRest ? Math.min(this.room(chosen), this.widest()) : this.room(chosen));
    const budget = isRest
      ? count - taken
      : Math.min(count - taken, Math.floor(count * most.related), Math.ceil(this.room(chosen) * most.beside));
    const others = isRest
      ? this.best(
          suited.filter((at) => !reasons.has(at)),
          count,
        )
      : this.neighbours.related(chosen).filter((at) => !reasons.has(at));
    for (const at of others.slice(0, Math.max(0, budget))) reasons.set(at, 'related');
    return reasons;
  }

  /** Whether a beginner meets it: nothing advanced, unless it is named. */
  private suits = (at: number) => {
    const { stressed, focus } = this.wanted;
    return (this.topics[at]?.level ?? 1) < 3 || stressed.has(at) || isIn(focus, at);
  };

  choose(): ChosenTopic[] {
    const reasons = this.reasons();
    const asked = [...reasons].filter(([, reason]) => reason === 'asked').map(([at]) => at);
    const pieces = this.split(asked, this.wanted.count - (reasons.size - asked.length));
    const inOrder = [...reasons.keys()].sort((a, b) => a - b);
    return this.tempered(
      inOrder.flatMap((at) => this.pieces(at, pieces.get(at) ?? 1, reasons.get(at) as Reason)),
    );
  }

  /** Where everything is urgent nothing is: beyond `mostUrgent` of a plan, the lesser ones step down. */
  private tempered(topics: readonly ChosenTopic[]): ChosenTopic[] {
    const scoreOf = ({ source }: ChosenTopic) => this.score(this.positions.get(source.name) ?? 0);
    const urgent = topics
      .filter(({ priority }) => priority === 'alta')
      .sort((a, b) => scoreOf(b) - scoreOf(a));
    const lesser = new Set(urgent.slice(Math.ceil(topics.length * mostUrgent)));
    return topics.map((topic) => (lesser.has(topic) ? { ...topic, priority: 'média' } : topic));
  }
}

/**
 * At most `count` distinct topics of one curriculum, in teaching order: those asked for, split into their parts where
 * there is room; for a beginner what they build on (a fifth at most); then what stands beside them. The whole subject,
 * where nothing of it is asked for: its most important topics for the level. Never a topic for the sake of the count.
 */
export const chooseTopics = (wanted: Choice): ChosenTopic[] => new TopicChoice(wanted).choose();
