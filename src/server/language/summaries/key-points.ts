import { summaryLimits } from '#shared/contracts/summaries.ts';
import { bestStatements, type Chosen } from './choose-statements.ts';
import type { Expectation } from './expected-words.ts';
import type { Statement } from './read-statements.ts';

const { min: fewest, max: most } = summaryLimits.keyPoints;
/** Words of the text for each point more than the fewest. */
const wordsAPoint = 60;
const shortest = 6;
const longest = 32;

/** Three to seven short sentences that stand alone and say most of what matters, in the order of the text. */
export function keyPointsOf(
  statements: readonly Statement[],
  expectation: Expectation,
  words: number,
): Chosen[] {
  const count = Math.min(most, fewest + Math.floor(words / wordsAPoint));
  const alone = (from: number, to: number) =>
    statements.map((statement) => ({
      ...statement,
      forms: statement.forms.filter(({ length, leans }) => !leans && length >= from && length <= to),
    }));
  const points = bestStatements(
    alone(shortest, longest),
    { ...expectation, worth: expectation.naming },
    count,
  );
  return points.length >= fewest
    ? points
    : bestStatements(
        alone(1, Number.POSITIVE_INFINITY),
        { ...expectation, worth: expectation.naming },
        count,
      );
}
