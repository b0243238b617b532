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

/**
 * How many pieces each of `order` is split into, so that there are `count` as far as they have parts: `share` for each, then
 * more for the first. Beyond that share none stands beside some of its own parts, unless nothing else makes up the number.
 */
export function splitInto(
  order: readonly number[],
  count: number,
  share: number,
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
  grow((_, now) => (now < share ? 1 : Number.POSITIVE_INFINITY));
  // Two parts at most share a name.
  grow((at, now) => (now === 1 ? Math.max(1, Math.ceil(partsOf(at) / 2) - 1) : 1));
  grow(() => 1);
  return pieces;
}
