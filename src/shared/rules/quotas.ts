import { formatNumber } from '#shared/rules/text/format.ts';
import { type Tier, tierLimits, tiers } from './tiers.ts';

/** Whose account it is, as far as quotas ask. */
export interface QuotaHolder {
  tier: Tier;
  isTestAccount: boolean;
}

const mb = 1_000_000;

/** What an account may keep: rows, or bytes of text. What it keeps already stays, also when its plan lets it keep less. */
export const quotas = {
  flashcards: { test: 2000, free: 50_000, basic: 100_000, premium: 200_000 },
  flashcardBytes: { test: 5 * mb, free: 50 * mb, basic: 100 * mb, premium: 200 * mb },
  studyPlans: { test: 20, free: 200, basic: 500, premium: 1000 },
  studyCycles: { test: 20, free: 200, basic: 500, premium: 1000 },
  syllabi: { test: 5, free: 30, basic: 60, premium: 120 },
  summaries: { test: 50, free: 1000, basic: 2000, premium: 5000 },
  summaryBytes: { test: 5 * mb, free: 50 * mb, basic: 200 * mb, premium: 500 * mb },
  focusSessions: { test: 500, free: 20_000, basic: 50_000, premium: 100_000 },
  conversations: { test: 50, free: 1000, basic: 2000, premium: 5000 },
  messages: { test: 500, free: 20_000, basic: 100_000, premium: 200_000 },
  attachmentBytes: { test: 5 * mb, free: 50 * mb, basic: 200 * mb, premium: 500 * mb },
} as const satisfies Record<string, Record<Tier | 'test', number>>;

export type Quota = keyof typeof quotas;

/** How a student calls what is kept, and what to delete for room. */
const words: Record<Quota, { kept: string; toDelete: string }> = {
  flashcards: { kept: 'flashcards', toDelete: 'flashcards' },
  flashcardBytes: { kept: 'MB de flashcards', toDelete: 'flashcards' },
  studyPlans: { kept: 'planos de estudo', toDelete: 'planos' },
  studyCycles: { kept: 'ciclos de estudo', toDelete: 'ciclos' },
  syllabi: { kept: 'editais', toDelete: 'editais' },
  summaries: { kept: 'resumos', toDelete: 'resumos' },
  summaryBytes: { kept: 'MB de resumos, com os textos originais', toDelete: 'resumos' },
  focusSessions: { kept: 'sessões de estudo', toDelete: 'sessões antigas' },
  conversations: { kept: 'conversas', toDelete: 'conversas' },
  messages: { kept: 'mensagens nas conversas', toDelete: 'conversas' },
  attachmentBytes: { kept: 'MB de texto em anexos', toDelete: 'conversas com anexos' },
};

/** Most that an account may keep. */
export const quotaOf = (quota: Quota, { tier, isTestAccount }: QuotaHolder): number =>
  quotas[quota][isTestAccount ? 'test' : tier];

export const quotaErrorCodes = ['quotas.test_account', 'quotas.tier', 'quotas.top_tier'] as const;

interface BrokenQuota {
  code: (typeof quotaErrorCodes)[number];
  /** Fills the sentence: the bound, what to delete, and the plan that lets the account keep more. */
  params: Record<string, string>;
}

const amount = (quota: Quota, most: number): string =>
  formatNumber(quota.endsWith('Bytes') ? most / mb : most);

/** The first quota that an account would pass by keeping `kept`, or null. */
export function brokenQuota(holder: QuotaHolder, kept: Partial<Record<Quota, number>>): BrokenQuota | null {
  for (const [name, count] of Object.entries(kept)) {
    const quota = name as Quota;
    const most = quotaOf(quota, holder);
    if (count <= most) continue;
    const params = {
      plan: tierLimits[holder.tier].name,
      most: `${amount(quota, most)} ${words[quota].kept}`,
      what: words[quota].toDelete,
    };
    const atLeast = tiers.slice(tiers.indexOf(holder.tier));
    const more = atLeast.find((tier) => quotas[quota][tier] > most);
    if (!more) return { code: 'quotas.top_tier', params };
    const { name: morePlan } = tierLimits[more];
    const moreMost = quota.endsWith('Bytes')
      ? `${amount(quota, quotas[quota][more])} MB`
      : amount(quota, quotas[quota][more]);
    return {
      code: holder.isTestAccount ? 'quotas.test_account' : 'quotas.tier',
      params: { ...params, more: morePlan, moreMost },
    };
  }
  return null;
}
