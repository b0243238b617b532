// Preloaded into a server that has to live at another time: the clock of its process starts at CLOCK_STARTS_AT, an
// ISO instant, and runs on from there. Its database, embedded, tells the same time.

const shift = Date.parse(process.env.CLOCK_STARTS_AT ?? '') - Date.now();
if (Number.isNaN(shift)) throw new Error('CLOCK_STARTS_AT is not an instant');

const system = Date;
const now = () => system.now() + shift;

globalThis.Date = new Proxy(system, {
  construct: (_, given: [], target) =>
    Reflect.construct(system, given.length === 0 ? [now()] : given, target),
  get: (_, key, receiver) => (key === 'now' ? now : Reflect.get(system, key, receiver)),
});
