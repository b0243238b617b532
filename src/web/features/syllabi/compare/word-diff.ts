/** A piece of two texts: in both, or in one of them alone. */
export interface Piece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Words with the spaces behind them. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*/gu) ?? [];

/** What a text lost and what it gained, word by word (longest common subsequence). Spaces make no difference. */
export function wordDiff(before: string, after: string): Piece[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const lengths = commonLengths(old, now);
  const pieces: Piece[] = [];
  const push = (kind: Piece['kind'], word: string) => {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += word;
    else pieces.push({ kind, text: word });
  };
  let [at, to] = [0, 0];
  while (at < old.length || to < now.length) {
    const [one, other] = [old[at], now[to]];
    if (one !== undefined && other !== undefined && one.trim() === other.trim()) {
      push('same', other);
      at += 1;
      to += 1;
    } else if (one !== undefined && lengthAt(lengths, at + 1, to) >= lengthAt(lengths, at, to + 1)) {
      push('removed', one);
      at += 1;
    } else {
      push('added', other ?? '');
      to += 1;
    }
  }
  return pieces;
}

type Lengths = readonly Uint16Array[];
/** Beyond the end nothing is common, and nothing is left to be taken from there. */
const lengthAt = (lengths: Lengths, at: number, to: number): number => lengths[at]?.[to] ?? -1;

/** How many words the rest of both texts have in common, from each word on. */
function commonLengths(old: readonly string[], now: readonly string[]): Lengths {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let at = old.length - 1; at >= 0; at -= 1)
    for (let to = now.length - 1; to >= 0; to -= 1) {
      const row = lengths[at];
      if (!row) continue;
      row[to] =
        old[at]?.trim() === now[to]?.trim()
          ? lengthAt(lengths, at + 1, to + 1) + 1
          : Math.max(lengthAt(lengths, at + 1, to), lengthAt(lengths, at, to + 1));
    }
  return lengths;
}
