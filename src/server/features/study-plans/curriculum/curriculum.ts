import type { EvaluationMethod, PlanResource, Topic } from '#shared/contracts/study-plans.ts';

/** 1 básico, 2 médio, 3 avançado. */
export type Level = 1 | 2 | 3;

export interface CurriculumTopic {
  /** Unique within the curriculum, subtopics included. */
  readonly name: string;
  /** One sentence. */
  readonly description: string;
  readonly priority: Topic['priority'];
  /** Relative effort, 1 (light) to 5 (heavy). */
  readonly weight: 1 | 2 | 3 | 4 | 5;
  readonly level: Level;
  /** Names of earlier topics that this one builds on. */
  readonly requires?: readonly string[];
  /** Two or more, in teaching order, each with its one-sentence description; together they cover the topic. */
  readonly subtopics: readonly (readonly [name: string, description: string])[];
  /** How to study this very topic, one sentence. */
  readonly hint: string;
}

/** One subject as a teacher would lay it out: 25 topics or more, prerequisites first. */
export interface Curriculum {
  readonly subject: string;
  /** Other names a student may give the subject. */
  readonly aliases: readonly string[];
  /** Names students use for parts of the subject (folded by the reader), each with the topics it means. */
  readonly areas: Readonly<Record<string, readonly string[]>>;
  /** Its areas are studied apart: a plan for one of them is not filled up with the others. */
  readonly isBroad?: boolean;
  readonly topics: readonly CurriculumTopic[];
  /** The most useful first. `level` tells whom a resource suits; without it, everyone. */
  readonly resources: readonly (PlanResource & { readonly level?: Level })[];
  /** The most useful first. */
  readonly evaluationMethods: readonly EvaluationMethod[];
}
