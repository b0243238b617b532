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

/** As `takeEarlyAnswer`, for what the page says before the application has come: the answer stays to be taken. */
export async function earlyAnswer<T>(address: string): Promise<T | null> {
  const { earlyCalls } = window as { earlyCalls?: EarlyCalls };
  const response = await earlyCalls?.answers.get(address);
  return response?.ok ? ((await response.clone().json()) as T) : null;
}

/** Whether words of the early answers stand on the page, where the application will draw its first screen. */
export const haveFirstWords = (): boolean => document.querySelector('main[data-first-words]') !== null;
