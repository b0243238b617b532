import { marketplaceLimits } from '#shared/contracts/marketplace.ts';

const { reporterDays, reportsToHide } = marketplaceLimits;

/** Whether a report of an account can hide something: anybody makes three accounts in a minute. */
export const reportCounts = (
  { isVerified, createdAt }: { isVerified: boolean; createdAt: Date },
  now: Date,
): boolean => isVerified && now.getTime() - createdAt.getTime() >= reporterDays * 86_400_000;

/**
 * How many reports that count hide a plan: one for every twenty who cloned or reviewed it, and from 3 to 10. What many
 * use isn't hidden by three; and as clones cost nothing, no number of them keeps a plan in sight.
 */
export const reportsToHidePlan = ({ clones, ratingCount }: { clones: number; ratingCount: number }): number =>
  Math.min(
    reportsToHide.most,
    Math.max(reportsToHide.least, Math.ceil((clones + ratingCount) / reportsToHide.oneIn)),
  );
