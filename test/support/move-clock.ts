/** Lets the clock of a process, or of a page, go so many milliseconds ahead. It knows nothing from outside itself. */
export function moveClock(shift: number): void {
  const system = Date;
  const now = () => system.now() + shift;
  globalThis.Date = new Proxy(system, {
    construct: (_, given: [], target) =>
      Reflect.construct(system, given.length === 0 ? [now()] : given, target),
    get: (_, key, receiver) => (key === 'now' ? now : Reflect.get(system, key, receiver)),
  });
}
