/** Points that a neighbour of a chosen position loses. */
const nearness = 0.6;

/**
 * Up to `count` of `pool` that are worth most, from all over it: beside one that is chosen, or `taken`, another counts
 * less, as neighbours teach one matter. Positions; the best first.
 */
export function spreadOver(
  pool: readonly number[],
  count: number,
  taken: Iterable<number>,
  worth: (at: number) => number,
): number[] {
  const reach = Math.max(1, pool.length / Math.max(1, count));
  const value = new Map(pool.map((at) => [at, worth(at)]));
  const discount = (at: number) => {
    for (const [other, points] of value)
      value.set(other, points - nearness * Math.max(0, 1 - Math.abs(other - at) / reach));
  };
  for (const at of new Set(taken)) discount(at);
  const found: number[] = [];
  while (found.length < count && found.length < pool.length) {
    const [next] = pool
      .filter((at) => !found.includes(at))
      .sort((a, b) => (value.get(b) ?? 0) - (value.get(a) ?? 0) || a - b);
    if (next === undefined) break;
    found.push(next);
    discount(next);
  }
  return found;
}

/** What a group may have at the most, what it has in any case, and how much it gets in each turn. */
export interface Claim {
  readonly most: number;
  readonly least?: number;
  readonly turn?: number;
}

/** `count` places for groups, in turns, as far as they have a use for them; those that have little leave it to the others. */
export function shareInTurns(count: number, claims: readonly Claim[]): number[] {
  const places = claims.map(({ least = 0 }) => least);
  let left = count - places.reduce((sum, each) => sum + each, 0);
  const isOpen = (at: number) => (places[at] ?? 0) < (claims[at]?.most ?? 0);
  while (left > 0 && claims.some((_, at) => isOpen(at)))
    for (const [at, { turn = 1 }] of claims.entries())
      for (let step = 0; step < turn && left > 0 && isOpen(at); step += 1) {
        places[at] = (places[at] ?? 0) + 1;
        left -= 1;
      }
  return places;
}

/**
 * How many pieces each of `order` is split into, so that there are `count` as far as they have parts, more for the first.
 * None stands beside some of its own parts, unless nothing else makes up the number.
 */
export function splitInto(
  order: readonly number[],
  count: number,
  partsOf: (at: number) => number,
): Map<number, number> {
  const pieces = new Map(order.map((at) => [at, 1]));
  const piecesOf = (at: number) => pieces.get(at) ?? 1;
  // What has more parts gets more of the pieces.
  const perPiece = (at: number) => (piecesOf(at) > 1 ? partsOf(at) / piecesOf(at) : 0);
  let missing = count - order.length;
  const grow = (stepOf: (at: number, now: number) => number) => {
    for (;;) {
      const open = order.filter((at) => piecesOf(at) < partsOf(at) && stepOf(at, piecesOf(at)) <= missing);
      const [next] = open.sort(
        (a, b) => Number(piecesOf(a) > 1) - Number(piecesOf(b) > 1) || perPiece(b) - perPiece(a),
      );
      if (next === undefined) return;
      const step = stepOf(next, piecesOf(next));
      pieces.set(next, piecesOf(next) + step);
      missing -= step;
    }
  };
  // Two parts at most share a name.
  grow((at, now) => (now === 1 ? Math.max(1, Math.ceil(partsOf(at) / 2) - 1) : 1));
  grow(() => 1);
  return pieces;
}
