import { rightsLimits } from '#shared/contracts/rights.ts';

const { betweenSeconds, perHour } = rightsLimits.mails;

/** Seconds until another mail of a kind may be sent, when those of the last hour were `sentAt`; 0 for now. */
export function secondsToWait(sentAt: readonly Date[], now: Date): number {
  const ages = sentAt
    .map((sent) => (now.getTime() - sent.getTime()) / 1000)
    .filter((age) => age < 3600)
    .sort((one, other) => one - other);
  const sinceLast = ages[0] === undefined ? 0 : betweenSeconds - ages[0];
  const oldest = ages[perHour - 1];
  const sinceMany = oldest === undefined ? 0 : 3600 - oldest;
  return Math.max(0, Math.ceil(sinceLast), Math.ceil(sinceMany));
}
