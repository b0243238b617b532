import { requireRoom } from '#server/features/accounts/plan/quota-service.ts';
import type { Services } from '#server/platform/services.ts';
import { sumSummaries } from './queries.ts';

const bytesOf = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);

/**
 * Within the transaction that makes so many summaries more, or none, out of `texts`. Throws the `quotas` codes (403).
 */
export const requireSummaryRoom = (
  within: Services,
  userId: string,
  more: number,
  texts: readonly string[],
): Promise<void> =>
  requireRoom(within, userId, async (tx) => {
    const kept = await sumSummaries(tx, userId);
    return {
      ...(more > 0 && { summaries: kept.summaries + more }),
      summaryBytes: kept.summaryBytes + bytesOf(texts),
    };
  });
