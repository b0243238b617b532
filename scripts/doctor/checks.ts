import { within } from '#server/platform/within.ts';

/** What was found of one part: it works, it doesn't (and what to do), or nobody asked for it. */
export interface Finding {
  state: 'works' | 'fails' | 'absent';
  /** One Portuguese sentence. */
  sentence: string;
}

export interface Check {
  /** What a person calls the part. */
  name: string;
  /** A rejection is a failure whose message tells the reason. */
  look(): Promise<Finding>;
}

const signs = { works: '✓', fails: '✗', absent: '–' } as const;

export const works = (sentence: string): Finding => ({ state: 'works', sentence });
export const fails = (sentence: string): Finding => ({ state: 'fails', sentence });
export const absent = (sentence: string): Finding => ({ state: 'absent', sentence });

/** Milliseconds that one part may take. */
const patienceMs = 8000;

/** The reason of an error, which may be in what caused it, without an end of its own. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, message, cause } = error as NodeJS.ErrnoException & { cause?: unknown };
  if (code === 'ECONNREFUSED' || /ECONNREFUSED/.test(message)) return 'ninguém atende nesse endereço';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'esse nome não existe na rede';
  if (cause instanceof Error) return reasonOf(cause);
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return message.replace(/\.$/, '') || code || error.name;
}

/** Looks at all parts at once, each for some seconds; one line a part, in order, and whether none fails. */
export async function examine(
  checks: readonly Check[],
  patience = patienceMs,
): Promise<{ lines: string[]; isWell: boolean }> {
  const findings = await Promise.all(
    checks.map(async ({ name, look }) => {
      const late = `não respondeu em ${patience / 1000} s.`;
      const { state, sentence } = await within(patience, look()).catch((error: unknown) =>
        fails(/^no answer within/.test((error as Error).message) ? late : `${reasonOf(error)}.`),
      );
      return { state, line: `${signs[state]} ${name}: ${sentence}` };
    }),
  );
  return {
    lines: findings.map(({ line }) => line),
    isWell: findings.every(({ state }) => state !== 'fails'),
  };
}
