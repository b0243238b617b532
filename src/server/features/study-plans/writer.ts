import type { TextModel } from '#server/platform/ai/model.ts';
import { type Tier, tierLimits } from '#shared/rules/tiers.ts';
import type { DraftRequest, PlanDraft } from './draft.ts';
import { writeLocalDraft } from './local-writer.ts';
import { writeModelDraft } from './model-writer.ts';

/** What writes plans: the connected model, or the local engine. Both give the same kind of draft. */
export interface PlanWriter {
  engine: 'local' | 'model';
  write(request: DraftRequest, signal: AbortSignal): Promise<PlanDraft>;
}

export function writerOf(model: TextModel | null, tier: Tier): PlanWriter {
  if (!model) return { engine: 'local', write: async (request) => writeLocalDraft(request) };
  const maxTokens = tierLimits[tier].tokens;
  return { engine: 'model', write: (request, signal) => writeModelDraft(model, request, maxTokens, signal) };
}
