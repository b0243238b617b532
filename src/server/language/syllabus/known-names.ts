import type { NoticeLine } from './notice-lines.ts';
import { plain, soundsLikeDiscipline, soundsLikePost } from './words.ts';

const prefix =
  /^(?:cargos?|empregos?|fun[çc][ãa]o|especialidades?|perfil)\s*(?:n?[º°o.]?\s*\d{1,4})?\s*[:–—-]\s*(.{3,120})$/iu;

/** A position's name without its number or code: "CARGO 4: ENFERMEIRO", "201 - ENFERMEIRO". */
export const withoutCode = (text: string): string =>
  text
    .replace(
      /^(?:(?:para\s+)?(?:o\s|os\s)?(?:cargos?|empregos?|fun[çc](?:ão|ões)|op[çc][ãa]o|c[óo]digo|perfil)(?:\s+p[úu]blicos?)?(?:\s+de)?)\s*(?:n?[º°o.]{0,2}\s*[A-Z]?\d{1,4})?\s*[:–—.-]*\s*/iu,
      '',
    )
    .replace(/^[A-Z]{0,3}\d{1,4}\s*[:.)–—-]+\s*/u, '')
    .trim();

/**
 * What rows and headings outside the programme call positions: names beside numbers, and what "Cargo:" stands before;
 * not the disciplines of which tables say how much is asked.
 */
export function positionNames(
  lines: readonly NoticeLine[],
  asked: readonly string[] = [],
): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (text: string) => {
    const name = plain(withoutCode(text));
    if (name.length >= 5 && name.length <= 120 && !/^\d+$/u.test(name)) names.add(name);
  };
  for (const { text, cells } of lines) {
    const named = prefix.exec(text)?.[1];
    if (named) add(named);
    else if (
      cells.length >= 2 &&
      cells.some((cell) => /^(?:R?\$?\s?[\d.,]+|CR|-|–|\*+)(?:\s*\+\s*CR)?$/u.test(cell.text))
    )
      for (const cell of cells) if (/\p{L}{4}/u.test(cell.text)) add(cell.text);
  }
  for (const name of asked)
    if (soundsLikeDiscipline(name) && !soundsLikePost(name)) names.delete(plain(name));
  return names;
}
