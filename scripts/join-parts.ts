/** Modules that are loaded together. */
export interface Part {
  modules: readonly string[];
  /** What loads them when it is opened. */
  users: ReadonlySet<string>;
  /** Bytes. */
  size: number;
}

interface Pair {
  one: Part;
  other: Part;
  gain: number;
}

interface Terms {
  /** What a file less is worth to each that loads both parts, in bytes. */
  fileCost: number;
  /** The modules that one needs. */
  imports: (module: string) => readonly string[];
  /** How many users one counts as; 1 when absent. */
  weightOf?: (user: string) => number;
}

/**
 * Joins parts while their users gain by it, the best pair first: a file less is worth `fileCost`, and what a user then
 * loads without using it costs its size, that which it needs included. Two parts are never joined around a third that
 * one needs and that needs the other: files that need each other would not start.
 */
export function joinParts(parts: readonly Part[], terms: Terms): Part[] {
  let joined = [...parts];
  for (;;) {
    const next = joinBest(joined, terms);
    if (!next) return joined;
    joined = next;
  }
}

function joinBest(parts: Part[], { fileCost, imports, weightOf = () => 1 }: Terms): Part[] | null {
  const needed = readNeeds(parts, imports);
  const of = (part: Part) => needed.get(part) ?? new Set<Part>();
  /** What those who use `used` and not `other` would load for nothing. */
  const costOf = (used: Part, other: Part): number =>
    [...used.users.difference(other.users)].reduce(
      (sum, user) =>
        sum +
        weightOf(user) *
          [other, ...of(other)].reduce((cost, { users, size }) => cost + (users.has(user) ? 0 : size), 0),
      0,
    );
  const savedBy = (users: ReadonlySet<string>): number =>
    [...users].reduce((sum, user) => sum + weightOf(user) * fileCost, 0);
  const isAround = (one: Part, other: Part) =>
    [...of(one)].some((part) => part !== other && of(part).has(other));
  const [best] = parts
    .flatMap((one, index) =>
      parts.slice(index + 1).map((other): Pair => {
        const saved = savedBy(one.users.intersection(other.users));
        return { one, other, gain: saved && saved - costOf(one, other) - costOf(other, one) };
      }),
    )
    .filter(({ one, other, gain }) => gain > 0 && !isAround(one, other) && !isAround(other, one))
    .sort((a, b) => b.gain - a.gain);
  if (!best) return null;
  const { one, other } = best;
  const users = one.users.union(other.users);
  const both: Part = { modules: [...one.modules, ...other.modules], users, size: one.size + other.size };
  const beneath = of(one).union(of(other));
  const rest = parts
    .filter((part) => part !== one && part !== other)
    .map((part) => (beneath.has(part) ? { ...part, users: part.users.union(users) } : part));
  return [...rest, both];
}

/** By part, all others that it needs, at once or through others. */
function readNeeds(parts: Part[], imports: Terms['imports']): Map<Part, Set<Part>> {
  const partOf = new Map(parts.flatMap((part) => part.modules.map((module) => [module, part] as const)));
  const neededAtOnce = ({ modules }: Part) =>
    modules.flatMap((module) => imports(module).flatMap((id) => partOf.get(id) ?? []));
  return new Map(
    parts.map((part) => {
      const needed = new Set(neededAtOnce(part));
      for (const other of needed) for (const further of neededAtOnce(other)) needed.add(further);
      needed.delete(part);
      return [part, needed];
    }),
  );
}
