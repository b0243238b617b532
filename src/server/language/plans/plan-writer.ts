import type { TopicKind } from '#server/content/curricula.ts';
import type {
  CreateStudyPlan,
  EvaluationMethod,
  PlanResource,
  PlanSuggestions,
  Topic,
} from '#shared/contracts/study-plans.ts';

/** A topic as an engine proposes it, in the order in which it should be studied. */
export interface DraftTopic {
  /** Unique within the draft, Portuguese. */
  name: string;
  /** One or two sentences. */
  description: string;
  priority: Topic['priority'];
  /** Relative effort, above 0, usually 1 (light) to 5 (heavy): how many minutes it earns beside the others. */
  weight: number;
  /** How it is studied; `concept` when it isn't known. */
  kind?: TopicKind;
  /** Names of what it consists of, in order. */
  parts?: readonly string[];
  /** One sentence: how to study this very topic. */
  hint?: string;
  /** Words that its lesson defines, as written there. */
  terms?: readonly string[];
}

/** What an engine writes: the words of a plan. Its hours and days are laid out by `schedulePlan`. */
export interface PlanDraft {
  /** At most 2000 characters. */
  description: string;
  /** At most `topicsCount` topics, prerequisites before what needs them; fewer where no more belong to the wish. */
  topics: DraftTopic[];
  resources: PlanResource[];
  evaluationMethods: EvaluationMethod[];
}

/** What the student asked for, as far as an engine may see it. */
export type DraftRequest = Pick<
  CreateStudyPlan,
  'title' | 'description' | 'subject' | 'difficulty' | 'goals' | 'topicsCount' | 'isAdvanced' | 'programme'
>;

/** A wish that the local engine knows nothing of, and that names no themes of its own. */
export class UnknownMatterError extends Error {
  override name = 'UnknownMatterError';
}

/** A wish in one sentence or two, from which a plan is to be suggested. */
export interface SuggestionRequest {
  prompt: string;
  topicsCount: number;
  difficulty: DraftRequest['difficulty'];
  /** A syllabus as pasted; empty for none. */
  programme: string;
}

/** An engine that writes plans, and suggests them. */
export interface PlanWriter {
  /** Stops when `signal` aborts, if it takes time at all. */
  write: (request: DraftRequest, signal: AbortSignal) => Promise<PlanDraft>;
  /** Title, subject and, for each level, a description and topics. */
  suggest: (request: SuggestionRequest) => Promise<PlanSuggestions>;
}
