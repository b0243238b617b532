import type { Curriculum, CurriculumTopic, Level } from '#server/content/curricula.ts';
import type { DraftTopic } from './plan-writer.ts';

/** A topic of a plan: a whole topic of the curriculum, or one of the parts it was split into. */
export interface ChosenTopic extends DraftTopic {
  source: CurriculumTopic;
  /** Position among the parts of its source; 0 for a whole topic. */
  part: number;
  whole: boolean;
}

const priorityPoints = { alta: 3, média: 1.5, baixa: 0 } as const;

/** Points for a topic of level 1, 2, 3 (inner) in the eyes of a student of level 1, 2, 3 (outer). */
const levelPoints: Record<Level, Record<Level, number>> = {
  1: { 1: 4, 2: 1, 3: -4 },
  2: { 1: 1, 2: 3, 3: 0 },
  3: { 1: -3, 2: 2, 3: 3.5 },
};

const weightShift: Record<Level, Record<Level, number>> = {
  1: { 1: 1, 2: 0, 3: -1 },
  2: { 1: 0, 2: 0, 3: 0 },
  3: { 1: -2, 2: 0, 3: 1 },
};

/** The share of a plan that one wish may take with its prerequisites when the basics are known. */
const mostPrerequisites = 0.6;

/** The share of a plan's topics that may have the highest priority. */
const mostUrgent = 0.5;

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The topics of one curriculum as a student of `level` with `wishes` should meet them. */
class Choice {
  private readonly byName: Map<string, CurriculumTopic>;
  private readonly curriculum: Curriculum;
  private readonly level: Level;
  private readonly wishes: ReadonlyMap<string, number>;

  constructor(curriculum: Curriculum, level: Level, wishes: ReadonlyMap<string, number>) {
    this.curriculum = curriculum;
    this.level = level;
    this.wishes = wishes;
    this.byName = new Map(curriculum.topics.map((topic) => [topic.name, topic]));
  }

  private score(topic: CurriculumTopic): number {
    const wish = this.wishes.get(topic.name);
    const bonus = wish === undefined ? 0 : 10 + wish * 5;
    return priorityPoints[topic.priority] + topic.weight * 0.3 + levelPoints[this.level][topic.level] + bonus;
  }

  private byScore(topics: readonly CurriculumTopic[]): CurriculumTopic[] {
    return [...topics].sort((a, b) => this.score(b) - this.score(a));
  }

  /** A topic with everything it builds on, near and far, as far as `include` says so. */
  private withPrerequisites(
    topic: CurriculumTopic,
    include: (topic: CurriculumTopic) => boolean,
    found = new Set<CurriculumTopic>(),
  ): Set<CurriculumTopic> {
    found.add(topic);
    for (const name of topic.requires ?? []) {
      const required = this.byName.get(name);
      if (required && !found.has(required) && include(required))
        this.withPrerequisites(required, include, found);
    }
    return found;
  }

  /** A beginner needs every prerequisite, others are taken to know the basics, the advanced all of them. */
  private needs = (topic: CurriculumTopic) => this.level === 1 || (this.level === 2 && topic.level >= 2);

  /**
   * With what company a topic may enter a plan of `count` topics, best first. A wished one brings all it
   * builds on, unless that would crowd out the wishes of a student who knows the basics; then less.
   */
  private companies(topic: CurriculumTopic, count: number): Set<CurriculumTopic>[] {
    const needed = this.withPrerequisites(topic, this.needs);
    if (!this.wishes.has(topic.name)) return [needed];
    const all = this.withPrerequisites(topic, () => true);
    const wishedOnes = this.withPrerequisites(topic, ({ name }) => this.wishes.has(name));
    const bearable = this.level === 1 || all.size <= count * mostPrerequisites;
    return [...(bearable ? [all] : []), needed, wishedOnes, new Set([topic])];
  }

  /** The best `count` topics of `pool`, each with the company that fits. */
  private best(pool: readonly CurriculumTopic[], count: number): Set<CurriculumTopic> {
    const chosen = new Set<CurriculumTopic>();
    const waiting = this.byScore(pool);
    for (let turn = 0; chosen.size < count; turn += 1) {
      const topic = waiting[turn % waiting.length] as CurriculumTopic;
      const fitting = this.companies(topic, count).find(
        (company) => new Set([...chosen, ...company]).size <= count,
      );
      for (const member of fitting ?? []) chosen.add(member);
    }
    return chosen;
  }

  /** All topics; for a beginner without the advanced ones, unless wished for or needed to reach `count`. */
  private pool(count: number): CurriculumTopic[] {
    const { topics } = this.curriculum;
    if (this.level > 1) return [...topics];
    const kept = new Set(topics.filter(({ level }) => level < 3));
    for (const topic of topics) {
      if (!this.wishes.has(topic.name)) continue;
      for (const member of this.withPrerequisites(topic, () => true)) kept.add(member);
    }
    const room = () => [...kept].reduce((sum, { subtopics }) => sum + subtopics.length, 0);
    for (const topic of topics) if (room() < count) kept.add(topic);
    return topics.filter((topic) => kept.has(topic));
  }

  /** What the student asked for and what it builds on first, then the rest, each in teaching order. */
  private ordered(chosen: ReadonlySet<CurriculumTopic>): CurriculumTopic[] {
    const forward = new Set<CurriculumTopic>();
    for (const topic of chosen) {
      if (this.wishes.has(topic.name)) this.withPrerequisites(topic, () => true, forward);
    }
    const inOrder = this.curriculum.topics.filter((topic) => chosen.has(topic));
    return [
      ...inOrder.filter((topic) => forward.has(topic)),
      ...inOrder.filter((topic) => !forward.has(topic)),
    ];
  }

  private settled(source: CurriculumTopic): Pick<DraftTopic, 'priority' | 'weight'> {
    const wished = this.wishes.has(source.name);
    const shift = wished ? 1 : weightShift[this.level][source.level];
    const farFromLevel = Math.abs(source.level - this.level) === 2;
    return {
      priority: wished ? 'alta' : farFromLevel ? 'baixa' : source.priority,
      weight: between(source.weight + shift, 1, 5),
    };
  }

  private parts(source: CurriculumTopic, count: number): ChosenTopic[] {
    const { priority, weight } = this.settled(source);
    if (count === 1) {
      return [
        {
          name: source.name,
          description: source.description,
          priority,
          weight,
          source,
          part: 0,
          whole: true,
        },
      ];
    }
    const share = Math.max(1, Math.ceil(weight / count));
    const alone = source.subtopics.slice(0, count - 1);
    const rest = source.subtopics.slice(count - 1);
    const joined = [
      rest
        .map(([name], index) => (index === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1)))
        .join(' e '),
      rest.map(([, description]) => description).join(' '),
    ] as const;
    return [...alone, joined].map(([name, description], part) => {
      return { name, description, priority, weight: share, source, part, whole: false };
    });
  }

  topics(count: number): ChosenTopic[] {
    return this.tempered(this.every(count));
  }

  /** Where everything is urgent nothing is: beyond `mostUrgent` of a plan, the lesser ones step down. */
  private tempered(topics: readonly ChosenTopic[]): ChosenTopic[] {
    const urgent = topics
      .filter(({ priority }) => priority === 'alta')
      .sort((a, b) => this.score(b.source) - this.score(a.source));
    const lesser = new Set(urgent.slice(Math.ceil(topics.length * mostUrgent)));
    return topics.map((topic) => (lesser.has(topic) ? { ...topic, priority: 'média' } : topic));
  }

  private every(count: number): ChosenTopic[] {
    const pool = this.pool(count);
    if (count <= pool.length) {
      return this.ordered(this.best(pool, count)).flatMap((topic) => this.parts(topic, 1));
    }
    const pieces = new Map<CurriculumTopic, number>();
    let missing = count - pool.length;
    const candidates = this.byScore(pool);
    for (const topic of candidates) {
      const gain = topic.subtopics.length - 1;
      if (gain > missing) continue;
      pieces.set(topic, gain + 1);
      missing -= gain;
    }
    const last = candidates.find((topic) => !pieces.has(topic));
    if (missing > 0 && last) pieces.set(last, missing + 1);
    return this.ordered(new Set(pool)).flatMap((topic) => this.parts(topic, pieces.get(topic) ?? 1));
  }
}

/**
 * Exactly `count` topics (as long as the curriculum has that many subtopics), distinct, prerequisites
 * before what needs them. `level` is the student's: 1 starts at the basics, 3 gives them little weight.
 * `wishes` names topics to bring forward, with how strongly. Fewer than the curriculum holds: the most
 * important; more: the most important are split into their subtopics.
 */
export function chooseTopics(
  curriculum: Curriculum,
  level: Level,
  count: number,
  wishes: ReadonlyMap<string, number>,
): ChosenTopic[] {
  return new Choice(curriculum, level, wishes).topics(count);
}
