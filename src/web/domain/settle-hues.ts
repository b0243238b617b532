import { fold } from '#shared/rules/text/fold.ts';
import { storage } from '#web/lib/storage.ts';
import { hashOf, hueCount, hueKey, keptPlaces, usualPlaces } from './subject-style.ts';

/** Subjects whose hue is kept on this device. */
const mostKept = 100;

/**
 * Gives each of a student's subjects that isn't a usual one the freest hue among theirs, and keeps it: a second time it
 * changes nothing, so a screen may ask for it before it draws them.
 */
export function settleHues(names: Iterable<string>): void {
  const places = keptPlaces();
  const taken = Object.values(places);
  const uses = (place: number) => taken.filter((each) => each === place).length;
  const before = taken.length;
  const folded = [...new Set([...names].map(fold))];
  for (const name of [...folded.filter((each) => usualPlaces.has(each)), ...folded]) {
    const hash = hashOf(name);
    if (hash in places || taken.length >= mostKept) continue;
    let place = usualPlaces.get(name) ?? hash % hueCount;
    if (!usualPlaces.has(name))
      for (let step = 1; step < hueCount; step++) {
        const other = (hash + step) % hueCount;
        if (uses(other) < uses(place)) place = other;
      }
    places[hash] = place;
    taken.push(place);
  }
  if (taken.length > before) storage.set(hueKey, JSON.stringify(places));
}
