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
  /** Relative effort, 1 (light) to 5 (heavy): how many minutes it earns beside the others. */
  weight: number;
}

/** What an engine writes: the words of a plan. Its hours and days are laid out by `schedulePlan`. */
export interface PlanDraft {
  /** At most 2000 characters. */
  description: string;
  /** Exactly `topicsCount` topics, prerequisites before what needs them. */
  topics: DraftTopic[];
  resources: PlanResource[];
  evaluationMethods: EvaluationMethod[];
}

/** What the student asked for, as far as an engine may see it. */
export type DraftRequest = Pick<
  CreateStudyPlan,
  'title' | 'description' | 'subject' | 'difficulty' | 'goals' | 'topicsCount' | 'isAdvanced'
>;

/** A wish in one sentence or two, from which a plan is to be suggested. */
export interface SuggestionRequest {
  prompt: string;
  topicsCount: number;
  difficulty: DraftRequest['difficulty'];
}

/** An engine that writes plans, and suggests them. */
export interface PlanWriter {
  /** Stops when `signal` aborts, if it takes time at all. */
  write: (request: DraftRequest, signal: AbortSignal) => PlanDraft | Promise<PlanDraft>;
  /** Title, subject and, for each level, a description and topics. */
  suggest: (request: SuggestionRequest) => PlanSuggestions | Promise<PlanSuggestions>;
}
