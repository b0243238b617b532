/** A result that a lesson states, computed anew from the data of its problem. */
export interface Check {
  /** The passage that states it, as it stands in the lesson. */
  says: string;
  is: () => number;
  equals: number;
  /** How far apart they may be, where the lesson rounds. */
  near?: number;
}
