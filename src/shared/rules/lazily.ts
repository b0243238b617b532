/**
 * Makes a value when it is first asked for. Formatters of Intl are made so: each costs a cheap phone 5 to 60 ms, which
 * a screen that shows no date need not wait for.
 */
export function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
