import type { NoticeLine } from './notice-lines.ts';
import type { ValueRow } from './tables.ts';
import { likeness, nameWords } from './words.ts';

/** What sentences say of questions, points and minima. */
export interface StatedValues {
  rows: ValueRow[];
  /** Points of every question, where one sentence gives it for all. */
  weight: number | null;
}

const counted = String.raw`(\d{1,3}(?:,\d{1,2})?)\s*(?:\([^)]{2,40}\))?`;
const name = String.raw`((?:Língua|Noções|Conhecimentos?|Legislação|Direito|Matemática|Português|Raciocínio|Informática|História|Geografia|Atualidades|Redação|Física|Química|Biologia|Administração|Ética)[^;:.\d(–]{0,70}?)`;
const listed = new RegExp(
  String.raw`(?:^|[\s)])${name}\s*[:–—-]+\s*${counted}\s*quest[õo]es(?:[^;.]{0,40}?(?:valendo|no valor de|com valor de|peso|valor de)\s*(?:cada(?: uma)?,?\s*)?${counted})?`,
  'gu',
);
const before = new RegExp(
  String.raw`${counted}\s*quest[õo]es\s*(?:de|sobre|na [áa]rea de|da disciplina de)\s*${name}(?=[;:.,(–]|\s(?:e|com|valendo|num|sendo|em)\s|$)`,
  'gu',
);
const minimum = new RegExp(
  String.raw`(?:m[íi]nim[oa] de|inferior a|menos de|,|\be)\s*(?:de\s*)?${counted}\s*(?:pontos|acertos|quest[õo]es)\s*(?:na|nas|em|no|nos|da)\s*(?:provas?|disciplinas?|conte[úu]dos?|parte)?\s*(?:objetivas?\s*)?(?:de\s*)?${name}(?=[;:.,(]|\s(?:e|ou|e de)\s(?:de\s)?\d|$|\s*,)`,
  'gu',
);
const forAll = new RegExp(
  String.raw`(?:cada\s+(?:quest[ãa]o|item)[^.;]{0,60}?(?:valer[áa]|vale|ter[áa] (?:o )?valor de|valendo)|(?:valendo|valer[ãa]o|no valor de)\s*)\s*${counted}\s*pontos?(?:\s*cada)?`,
  'giu',
);

const toNumber = (text: string | undefined) => (text === undefined ? null : Number(text.replace(',', '.')));
const tidy = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** Lines as one text where paragraphs go on; only sentences that speak of questions are looked at. */
function paragraphsWith(lines: readonly NoticeLine[], pattern: RegExp): string[] {
  const found: string[] = [];
  let text = '';
  const close = () => {
    if (pattern.test(text)) found.push(text.slice(0, 3000));
    text = '';
  };
  for (const line of lines) {
    if (line.opens) close();
    text += `${text === '' ? '' : ' '}${line.text}`;
  }
  close();
  return found;
}

function mergeRow(rows: ValueRow[], row: ValueRow): void {
  const words = nameWords(row.name);
  const known = rows.find((each) => likeness(nameWords(each.name), words) >= 0.8);
  if (!known) rows.push(row);
  else for (const key of ['questions', 'weight', 'points', 'minimum'] as const) known[key] ??= row[key];
}

/** Reads numbers of questions, weights and minima from sentences. */
export function readStatedValues(lines: readonly NoticeLine[]): StatedValues {
  const rows: ValueRow[] = [];
  const weights = new Map<number, number>();
  const empty = { area: null, questions: null, weight: null, points: null, minimum: null };
  for (const text of paragraphsWith(lines, /quest(?:ões|ão)|pontos/iu)) {
    for (const [, discipline = '', questions, weight] of text.matchAll(listed))
      mergeRow(rows, {
        ...empty,
        name: tidy(discipline),
        questions: toNumber(questions),
        weight: toNumber(weight),
      });
    for (const [, questions, discipline = ''] of text.matchAll(before))
      mergeRow(rows, { ...empty, name: tidy(discipline), questions: toNumber(questions) });
    if (/m[íi]nim|eliminad|inferior/iu.test(text))
      for (const [, least, discipline = ''] of text.matchAll(minimum))
        mergeRow(rows, { ...empty, name: tidy(discipline), minimum: toNumber(least) });
    for (const [, weight] of text.matchAll(forAll)) {
      const value = toNumber(weight) ?? 0;
      if (value > 0 && value <= 20) weights.set(value, (weights.get(value) ?? 0) + 1);
    }
  }
  const [only] = [...weights.keys()];
  return { rows, weight: weights.size === 1 && only !== undefined ? only : null };
}
