import { getStanding } from '#server/features/accounts/service.ts';
import { byModelOrLocally, type Made } from '#server/features/model-use/service.ts';
import { localPlanWriter } from '#server/language/plans/local.ts';
import { modelPlanWriter } from '#server/language/plans/model.ts';
import type { SuggestionRequest } from '#server/language/plans/plan-writer.ts';
import { levelIn } from '#server/language/plans/suggestion-words.ts';
import { openCatalogue } from '#server/language/wish/catalogue.ts';
import { choicesFor, describeReading, questionFor } from '#server/language/wish/describe-reading.ts';
import { readWish } from '#server/language/wish/read-wish.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import type { Services } from '#server/platform/services.ts';
import type { PlanSuggestions } from '#shared/contracts/study-plans.ts';
import { messageOf } from '#shared/messages.ts';
import { tierLimits } from '#shared/rules/tiers.ts';
import { brokenTopicsRule } from './plan-tiers.ts';

type Suggested = Omit<Made<PlanSuggestions>, 'made'> & { suggestions: PlanSuggestions };

/** What is understood of a title and a subject; a question, when nothing is. */
export async function readPlanWish({ title, subject }: { title: string; subject: string }) {
  const reading = readWish({ title, subject, description: '', goals: [] }, await openCatalogue());
  return {
    understood: describeReading(reading),
    question: reading.status === 'known' ? '' : questionFor(reading),
    choices: choicesFor(reading),
  };
}

/**
 * Suggestions at the level that the prompt names, else at the one asked for, of at most as many topics as the tier
 * allows; then `notice` says so. By the connected model or the local engine.
 */
export async function suggestPlan(
  services: Services,
  { userId }: SignedIn,
  { prompt, topicsCount, difficulty, programme }: SuggestionRequest,
): Promise<Suggested> {
  const { tier } = await getStanding(services, userId);
  const broken = brokenTopicsRule(topicsCount, tier);
  const asked = {
    prompt,
    topicsCount: Math.min(topicsCount, tierLimits[tier].topics),
    difficulty: levelIn(prompt) ?? difficulty,
    programme,
  };
  const { made, ...by } = await byModelOrLocally(services, userId, {
    name: 'suggestions',
    byModel: async (model) => modelPlanWriter(model).suggest(asked),
    locally: () => localPlanWriter.suggest(asked),
  });
  const notices = [broken && messageOf(broken.code, broken.params), made.notice].filter(Boolean);
  return { suggestions: { ...made, ...(notices.length > 0 && { notice: notices.join(' ') }) }, ...by };
}
