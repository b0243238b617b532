/** A statement in one of its forms, with those before it that it leans on. */
export interface Candidate {
  parts: readonly Part[];
  /** Whether it is of a list that is too long to be told whole. */
  isLoose?: boolean;
}

export interface Part {
  statement: number;
  text: string;
  length: number;
  ids: readonly number[];
  /** Whether the summary to be avoided says it so. */
  said: boolean;
  /** What it is worth beside its words. */
  bonus: number;
  /** Whether it only names what leans on it. */
  isName: boolean;
  /** The statement that it leans on. */
  on: number | undefined;
  /** Number of the kinds, or of the list, of which it tells one; such are told of together. */
  group?: number | undefined;
}

/** What a candidate would bring, and the words it would take. */
export interface Trial {
  gain: number;
  length: number;
}

/** A growing set of statements, which knows what each word is still worth. */
export class Choice {
  readonly parts = new Map<number, Part>();
  length = 0;
  value = 0;
  trials = 0;
  private readonly counts: Uint16Array;
  private readonly worth: readonly (readonly number[])[];

  constructor(worth: readonly (readonly number[])[]) {
    this.worth = worth;
    this.counts = new Uint16Array(worth.length);
  }

  /** What adding the parts that are not there yet would bring, and the words it would take. */
  trial({ parts }: Candidate): Trial {
    this.trials++;
    let gain = 0;
    let length = 0;
    for (const part of parts) {
      if (this.parts.has(part.statement)) continue;
      gain += this.add(part);
      length += part.length;
    }
    for (const part of parts) if (!this.parts.has(part.statement)) this.drop(part);
    return { gain, length };
  }

  private add(part: Part): number {
    let gain = 0;
    gain += part.bonus;
    for (const id of part.ids) {
      const count = this.counts[id] ?? 0;
      gain += this.worth[id]?.[count] ?? 0;
      this.counts[id] = count + 1;
    }
    return gain;
  }

  private drop(part: Part): number {
    let loss = 0;
    loss += part.bonus;
    for (const id of part.ids) {
      const count = (this.counts[id] ?? 0) - 1;
      loss += this.worth[id]?.[count] ?? 0;
      this.counts[id] = count;
    }
    return loss;
  }

  take({ parts }: Candidate): void {
    for (const part of parts) {
      if (this.parts.has(part.statement)) continue;
      this.parts.set(part.statement, part);
      this.length += part.length;
      this.value += this.add(part);
    }
  }

  /** Takes a statement out, those that lean on it, and the name that nothing leans on any more. */
  remove(statement: number): void {
    const part = this.parts.get(statement);
    if (!part) return;
    this.parts.delete(statement);
    this.length -= part.length;
    this.value -= this.drop(part);
    for (const other of this.leaningOn(statement)) this.remove(other);
    const { on, group } = part;
    if (group !== undefined)
      for (const other of [...this.parts.values()]) if (other.group === group) this.remove(other.statement);
    if (on !== undefined && this.parts.get(on)?.isName && this.leaningOn(on).length === 0) this.remove(on);
  }

  private leaningOn(statement: number): number[] {
    return [...this.parts.values()].filter(({ on }) => on === statement).map((part) => part.statement);
  }

  reset(parts: Iterable<Part>): void {
    for (const statement of [...this.parts.keys()]) this.remove(statement);
    this.take({ parts: [...parts] });
  }
}
