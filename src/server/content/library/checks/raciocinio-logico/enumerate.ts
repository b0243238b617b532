/** A compound proposition as a function of the values of its letters. */
export type Form = (...values: boolean[]) => boolean;

/** The lines of a truth table of `n` letters, true first. */
export const rows = (n: number): boolean[][] =>
  n === 0 ? [[]] : [true, false].flatMap((value) => rows(n - 1).map((row) => [value, ...row]));
export const implies = (p: boolean, q: boolean) => !p || q;

/** In how many lines `form` is true. */
export const trues = (n: number, form: Form) => rows(n).filter((row) => form(...row)).length;
/** 1 if both have the same table, 0 if not. */
export const isSame = (n: number, one: Form, other: Form) =>
  Number(rows(n).every((row) => one(...row) === other(...row)));
/** 1 if no line has true premises and a false conclusion. */
export const isValid = (n: number, premises: Form[], conclusion: Form) =>
  Number(rows(n).every((row) => !premises.every((premise) => premise(...row)) || conclusion(...row)));

/** Which kinds of individuals exist, a kind being which of `n` sets it belongs to. */
type World = boolean[][];
export type Sentence = (world: World) => boolean;
const known = new Map<number, World[]>();
/** All worlds of `n` sets, none of them empty. */
function worlds(n: number): World[] {
  const kinds = rows(n);
  const made =
    known.get(n) ??
    rows(2 ** n)
      .map((exists) => kinds.filter((_, index) => exists[index]))
      .filter((world) => kinds[0]!.every((_, set) => world.some((one) => one[set])));
  known.set(n, made);
  return made;
}

export const all =
  (a: number, b: number): Sentence =>
  (world) =>
    world.every((one) => !one[a] || one[b]);
export const some =
  (a: number, b: number): Sentence =>
  (world) =>
    world.some((one) => one[a] && one[b]);
export const none =
  (a: number, b: number): Sentence =>
  (world) =>
    !some(a, b)(world);
export const someNot =
  (a: number, b: number): Sentence =>
  (world) =>
    !all(a, b)(world);
/** 1 if the conclusion holds in every world of `n` sets, none of them empty, where the premises hold. */
export const follows = (n: number, premises: Sentence[], conclusion: Sentence) =>
  Number(worlds(n).every((world) => !premises.every((premise) => premise(world)) || conclusion(world)));

/** Whole numbers from `first` to `last`, both included. */
export const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
export const permutations = <T>(items: T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
/** Choices of `size` items, whatever their order. */
export const choices = <T>(items: T[], size: number): T[][] =>
  size === 0
    ? [[]]
    : items.flatMap((item, index) =>
        choices(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
      );
/** Sequences of `length` items, which may come again. */
export const sequences = <T>(items: T[], length: number): T[][] =>
  length === 0 ? [[]] : items.flatMap((item) => sequences(items, length - 1).map((rest) => [item, ...rest]));
export const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
export const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Moves from `start` to the first state that `isEnd` accepts; infinite when there is none. */
export function steps(start: string, next: (state: string) => string[], isEnd: (state: string) => boolean) {
  const seen = new Set([start]);
  let front = [start];
  for (let count = 0; front.length > 0; count++) {
    if (front.some(isEnd)) return count;
    front = front.flatMap(next).filter((state) => !seen.has(state) && seen.add(state));
  }
  return Number.POSITIVE_INFINITY;
}
