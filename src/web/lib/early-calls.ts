interface EarlyCalls {
  /** Of the student who asked. */
  token: string;
  /** By address below `/api`; null without a network. */
  answers: Map<string, Promise<Response | null>>;
}

/** Milliseconds after which what the page asked for as it began is too old to be shown. */
const freshMs = 10_000;

/**
 * What the page asked for before any script had come (index.html): the answer to a GET of `address` with `token`, once,
 * while it is fresh; undefined when it was not asked for.
 */
export function takeEarlyAnswer(address: string, token: string | null): Promise<Response | null> | undefined {
  const { earlyCalls } = window as { earlyCalls?: EarlyCalls };
  if (!earlyCalls || earlyCalls.token !== token || performance.now() > freshMs) return undefined;
  const answer = earlyCalls.answers.get(address);
  earlyCalls.answers.delete(address);
  return answer;
}
