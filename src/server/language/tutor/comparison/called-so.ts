import { contentWords } from '../content-words.ts';
import type { Quotable } from '../quote/read-quotables.ts';
import type { Side } from './compared.ts';

/** "Quando o resultado é maior que 1, a demanda é elástica: …" */
const calledWhen =
  /^(?:Quando|Se|Caso|Sempre que) [^,]{3,80}, [^,:;]{0,40}?(?<!\p{L})(?:é|são|será|diz-se|chama-se) (?:[oa]s? |uma? )?(\p{L}{4,})(?=[:;.,]|$)/u;

/** For each side the sentence that says when a thing is called so; null where one of them has none. */
export function calledSo(sides: readonly Side[], quotables: readonly Quotable[]): Quotable[] | null {
  const called = quotables.flatMap((quotable) => {
    const [word] = contentWords(calledWhen.exec(quotable.text)?.[1] ?? '');
    return quotable.question === null && word ? [{ quotable, stem: word.stem }] : [];
  });
  const found = sides.flatMap(({ asked }) => {
    const last = asked.at(-1)?.stem;
    return asked.length > 1 ? (called.find(({ stem }) => stem === last)?.quotable ?? []) : [];
  });
  return found.length === sides.length && new Set(found).size === sides.length ? found : null;
}
