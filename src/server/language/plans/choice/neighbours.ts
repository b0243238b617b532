import type { Curriculum } from '#server/content/curricula.ts';
import { saysSomething, wordsOf } from '#server/language/wish/words.ts';

/** Of the topics of a subject, one in so many for an area whose topics stand beside each other. */
const narrowArea = 5;

/** What stands around some topics of a curriculum. Topics are told by their positions. */
export class Neighbours {
  private readonly curriculum: Curriculum;
  private readonly positions: ReadonlyMap<string, number>;
  private readonly isLeft: (at: number) => boolean;

  /** `isLeft`: whether a topic may be studied at all. */
  constructor(curriculum: Curriculum, isLeft: (at: number) => boolean) {
    this.curriculum = curriculum;
    this.isLeft = isLeft;
    this.positions = new Map(curriculum.topics.map(({ name }, at) => [name, at]));
  }

  private requiredBy(at: number): number[] {
    return (this.curriculum.topics[at]?.requires ?? []).flatMap((name) => this.positions.get(name) ?? []);
  }

  /** What the chosen ones build on, nearest first, and is not chosen. */
  prerequisites(chosen: readonly number[]): number[] {
    const found = new Set<number>();
    let layer = chosen;
    while (layer.length > 0) {
      layer = [...new Set(layer.flatMap((at) => this.requiredBy(at)))].filter(
        (at) => !found.has(at) && !chosen.includes(at) && this.isLeft(at),
      );
      for (const at of layer) found.add(at);
    }
    return [...found];
  }

  /** What stands beside the chosen ones: in the narrowest area that has them and others, or building on them. */
  related(chosen: readonly number[]): number[] {
    const { areas } = this.curriculum;
    // "6º ano" holds what is taught together, not what belongs together.
    const ofAreas = Object.entries(areas)
      .filter(([name]) => wordsOf(name).some(saysSomething))
      .map(([, names]) => names.flatMap((name) => this.positions.get(name) ?? []))
      .filter(
        (area) =>
          chosen.some((at) => area.includes(at)) &&
          area.some((at) => !chosen.includes(at)) &&
          area.length <= this.curriculum.topics.length / 3,
      )
      .sort((a, b) => a.length - b.length);
    const building = [...this.curriculum.topics.keys()].filter((at) =>
      this.requiredBy(at).some((required) => chosen.includes(required)),
    );
    // A wider area holds what only shares a shelf: colonial Brazil stands far from its military dictatorship.
    const narrow = ofAreas.filter((area) => area.length <= this.curriculum.topics.length / narrowArea);
    const beside = new Set(ofAreas.flat());
    const neighbours = [
      ...new Set([...(ofAreas[0] ?? []), ...building.filter((at) => beside.has(at)), ...narrow.flat()]),
    ];
    const farFrom = (at: number) => Math.min(...chosen.map((other) => Math.abs(other - at)));
    return neighbours
      .filter((at) => !chosen.includes(at) && this.isLeft(at))
      .sort((a, b) => farFrom(a) - farFrom(b));
  }
}
