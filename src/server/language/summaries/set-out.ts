import { wordsOf } from '#server/language/text/words.ts';
import type { Chosen } from './choose-statements.ts';
import type { Unit } from './outline/read-outline.ts';
import type { Statement } from './read-statements.ts';

/** Words after which the summary of another stretch of the text begins a paragraph. */
const paragraphWords = 70;

const asks = (name: string) => /\?$/u.test(name);

/**
 * A summary as Markdown: sentences in paragraphs, lines of notes as items under the name that they need, a question
 * before its answer.
 */
export function setOut(
  chosen: readonly Chosen[],
  units: readonly Unit[],
  statements: readonly Statement[],
): string {
  const roots = new Map<number, number>();
  let out = '';
  let words = 0;
  let last: { root: number; statement: number; isItem: boolean } | undefined;
  for (const [at, { statement, text, on }] of chosen.entries()) {
    const root = roots.get(on ?? -1) ?? statement;
    roots.set(statement, root);
    const [unit, before] = [units[statement], units[last?.statement ?? -1]];
    const isEntry = unit?.kind === 'entry';
    const isNamed = units[root]?.kind === 'name' && root !== statement;
    const isItem =
      isEntry &&
      unit.opens &&
      ((root !== statement && (isNamed || unit.list !== undefined) && !asks(units[root]?.text ?? '')) ||
        unit.shorter.length > 0);
    const [now, then] = [statements[statement], statements[last?.statement ?? -1]];
    const apart = now?.heading !== then?.heading || now?.block !== then?.block;
    let gap = ' ';
    if (isItem) gap = last?.isItem ? '\n' : '\n\n';
    else if (last?.isItem && unit?.opens) gap = '\n\n';
    else if (last && root !== last.root) {
      const breaks =
        isEntry || before?.kind === 'entry' || units[last.root]?.kind === 'name' || unit?.kind === 'name';
      if (breaks || (apart && words >= paragraphWords)) gap = '\n\n';
    }
    if (gap === '\n\n') words = 0;
    words += wordsOf(text).length;
    out += `${last ? gap : ''}${isItem ? (unit.isNested ? '  - ' : '- ') : ''}${unit?.kind === 'name' ? nameOf(text, units[chosen[at + 1]?.statement ?? -1]) : text}`;
    last = { root, statement, isItem: isItem || (isNamed && last?.isItem === true && !unit?.opens) };
  }
  return out;
}

/** Bold, with a colon before what goes on in its line. */
const nameOf = (name: string, next: Unit | undefined) =>
  asks(name) || next?.kind === 'entry' ? `**${name}**` : `**${name}:**`;
