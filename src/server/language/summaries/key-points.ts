import { summaryLimits } from '#shared/contracts/summaries.ts';
import { bestStatements, type Chosen } from './choose-statements.ts';
import type { Expectation } from './expected-words.ts';
import type { Form, Statement } from './read-statements.ts';

const { min: fewest, max: most } = summaryLimits.keyPoints;
/** Words of the text for each point more than the fewest. */
const wordsAPoint = 60;
const shortest = 6;
const longest = 32;

/** "Ciclo de vida – Maturidade: as vendas param de crescer.", or an answer behind its question. */
const named = (name: string, text: string) => (/\?$/u.test(name) ? `${name} ${text}` : `${name} – ${text}`);

/** The form by itself, behind its heading or question where it needs one; nothing when it needs a sentence. */
function withName(form: Form, statements: readonly Statement[]): Form | undefined {
  if (form.on === undefined) return form;
  const before = statements[form.on];
  const [name] = before?.isName ? before.forms : [];
  if (!name) return undefined;
  return { text: named(name.text, form.text), length: name.length + form.length, on: undefined };
}

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
      forms:
        statement.isName || statement.isBareItem
          ? []
          : statement.forms
              .flatMap((form) => withName(form, statements) ?? [])
              .filter(({ length }) => length >= from && length <= to),
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
