import type { Notice } from './notice.ts';
import type { NoticeLine } from './notice-lines.ts';
import { plain } from './words.ts';

const months = [
  'janeiro',
  'fevereiro',
  'marco',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];
const monthNames =
  'janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
const written = new RegExp(
  String.raw`(\d{1,2})[º°]?\s*(?:de\s+)?(${monthNames})(?:\s*(?:de\s+|/)(20\d{2}))?|(?<![\d./])(\d{1,2})[º°]?(?:\s?/\s?(\d{1,2})(?:\s?/\s?(20\d{2}|\d{2})\b)?|[.-](\d{1,2})[.-](20\d{2}))(?![\d/])`,
  'giu',
);

const dayBefore = /(?<![\d./])(\d{1,2})[º°]?\s+e\s+$/u;

interface FoundDate {
  at: number;
  end: number;
  day: number;
  month: number;
  year: number | null;
}

function datesIn(text: string): FoundDate[] {
  const found: FoundDate[] = [];
  for (const match of text.matchAll(written)) {
    const [all, day, name, year, numericDay, slashMonth, slashYear, dotMonth, dotYear] = match;
    const [numericMonth, numericYear] = [slashMonth ?? dotMonth, slashYear ?? dotYear];
    const month = name ? months.indexOf(plain(name)) + 1 : Number(numericMonth);
    const stated = year ?? numericYear;
    const end = match.index + all.length;
    const ofYear = stated ? Number(stated.length === 2 ? `20${stated}` : stated) : null;
    if (month < 1 || month > 12) continue;
    // "nos dias 3 e 10 de novembro"
    const first = name ? dayBefore.exec(text.slice(0, match.index)) : null;
    const days = [
      ...(first ? [{ at: first.index, day: Number(first[1]) }] : []),
      { at: match.index, day: Number(day ?? numericDay) },
    ];
    for (const one of days)
      if (one.day >= 1 && one.day <= 31) found.push({ ...one, end, month, year: ofYear });
  }
  return found;
}

const iso = ({ day, month }: FoundDate, year: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const exam = /\b(?:aplicacao|realizacao|realizad\w*|aplicad\w*|ocorrer\w*|data|dia|provas?)\b/u;
const objective =
  /\bprovas? (?:(?:escritas? )?objetivas?|escritas?|de conhecimentos|teoricas?|de multipla escolha)\b|\bexames? (?:de qualificacao|vestibular)|\bprovas? d[oe]\b|\bprovas? ser(?:a|ao) (?:aplicad|realizad)|\baplicacao da?s? provas?|\brealizacao da?s? provas?|\bdata da?s? provas?|^provas?\b/u;
const otherThings =
  /\b(?:gabarito|encaminh\w*|envi\w*|sedex|recursos?|resultado|convoca\w*|divulga\w*|publica\w*|locais?|local|cartao|ensalamento|isencao|inscri\w*|titulos|homologa\w*|pagamento|laudo|atendimento|espelho|padrao|caderno|consulta|retifica\w*|nascid\w*|lei|decreto|portaria|resolucao|segunda fase|2a fase|2 fase)\b/u;

const partOfExam =
  /\b(?:(?<objective>objetiv|multipla escolha)|(?<written>discursiv|dissertativ|redac)|pratic|fisic|oral|entrevista)\p{L}*/gu;
/** Letters between parts that are named together: "provas objetivas e discursiva". */
const betweenParts = 30;

/** The parts of the exam that are named last in a text; several when they are named together. */
function partsNamedLast(text: string): { objective: boolean; written: boolean; other: boolean } {
  const named = { objective: false, written: false, other: false };
  let from: number | undefined;
  for (const { index, 0: all, groups } of [...text.matchAll(partOfExam)].reverse()) {
    const between = from === undefined ? '' : text.slice(index + all.length, from);
    if (between.length > betweenParts || /\d/u.test(between)) break;
    from = index;
    if (groups?.objective) named.objective = true;
    else if (groups?.written) named.written = true;
    else named.other = true;
  }
  return named;
}

/** The lines beside a line of a table that the page gives in columns, and the line itself. */
function rowsOf(lines: readonly NoticeLine[]): string[] {
  const byPage = new Map<number, NoticeLine[]>();
  for (const line of lines) {
    const known = byPage.get(line.page);
    if (known) known.push(line);
    else byPage.set(line.page, [line]);
  }
  const rows: string[] = [];
  for (const page of byPage.values()) {
    const sorted = page.toSorted((one, other) => one.y - other.y || one.left - other.left);
    for (let at = 0; at < sorted.length; at++) {
      const line = sorted[at] as NoticeLine;
      const beside = [line];
      while (sorted[at + 1] && Math.abs((sorted[at + 1] as NoticeLine).y - line.y) <= line.size * 0.6)
        beside.push(sorted[++at] as NoticeLine);
      rows.push(
        beside
          .toSorted((one, other) => one.left - other.left)
          .map(({ text }) => text)
          .join(' '),
      );
    }
  }
  return rows;
}

function sentencesOf(lines: readonly NoticeLine[]): string[] {
  const texts: string[] = [];
  let text = '';
  for (const line of lines) {
    if (line.opens) {
      texts.push(text);
      text = '';
    }
    text += ` ${line.text}`;
  }
  return [...texts, text].flatMap((each) => each.slice(0, 4000).split(/(?<=[\p{L})]{2}[.;])\s+(?=\p{Lu})/u));
}

type Votes = Record<'objective' | 'written', Map<string, number>>;

function addVotes(votes: Votes, text: string, year: number | null): void {
  const dates = datesIn(text);
  if (dates.length === 0 || dates.length > 4) return;
  const last = dates.findLast((date) => date.year !== null)?.year ?? year;
  for (const date of dates) {
    const own = date.year ?? last;
    const before = plain(text.slice(Math.max(0, date.at - 170), date.at));
    const parts = partsNamedLast(before);
    const isWritten = parts.written && !parts.objective;
    if (own === null || !(isWritten || objective.test(before)) || !exam.test(before)) continue;
    if (otherThings.test(before.replace(/\bdata (?:provavel|prevista)\b/gu, ''))) continue;
    if (/\bate(?: o dia| as [\dh ]+(?:do dia)?| dia)?$/u.test(before)) continue;
    if (parts.other && !parts.objective && !parts.written) continue;
    const key = iso(date, own);
    const near = before.slice(-90);
    const sure = /\bobjetivas?\b/u.test(near) ? 6 : objective.test(near) ? 2 : 1;
    const of = isWritten ? votes.written : votes.objective;
    of.set(key, (of.get(key) ?? 0) + sure);
  }
}

/** The year of most dates that the notice writes in full. */
function usualYear(lines: readonly NoticeLine[]): number | null {
  const years = new Map<number, number>();
  for (const { text } of lines)
    for (const { year } of datesIn(text))
      if (year && year > 1990) years.set(year, (years.get(year) ?? 0) + 1);
  return [...years].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

function readRegistration(texts: readonly string[]): Notice['registration'] {
  for (const text of texts) {
    const words = plain(text);
    if (
      !/\binscri(?:cao|coes)\b/u.test(words) ||
      /\b(?:isencao|recurso|indefer|homologa|pagamento at|deficien|atendimento)\w*/u.test(words)
    )
      continue;
    if (!/\b(?:periodo|de|das|entre|a partir|do dia)\b/u.test(words)) continue;
    const dates = datesIn(text);
    const [from, to] = dates;
    if (!from || !to) continue;
    const year = to.year ?? from.year;
    if (year === null || !/^\D{0,80}(?:\d{1,2}[h:]\d{0,2}\D{0,60})*$/u.test(text.slice(from.end, to.at)))
      continue;
    const first = iso(from, from.year ?? (from.month > to.month ? year - 1 : year));
    const last = iso(to, year);
    if (first <= last) return { from: first, to: last };
  }
  return null;
}

const ranked = (votes: ReadonlyMap<string, number>) =>
  [...votes].toSorted(([, one], [, other]) => other - one);
/** How many more votes make a day the only one. */
const lead = 1.4;
const mostDays = 6;

/** The day of the objective test, all days of the exam, its written part among them, and the days of registration. */
export function readDates(
  lines: readonly NoticeLine[],
): Pick<Notice, 'examDate' | 'examDates' | 'registration'> {
  const year = usualYear(lines);
  const votes: Votes = { objective: new Map(), written: new Map() };
  const rows = rowsOf(lines);
  const sentences = sentencesOf(lines);
  for (const text of sentences) addVotes(votes, text, year);
  for (const text of rows) if (text.length < 220) addVotes(votes, text, year);
  const objectiveDays = ranked(votes.objective);
  const [first] = objectiveDays;
  const likely = objectiveDays.filter(([, count]) => count * lead >= (first?.[1] ?? 0)).map(([day]) => day);
  const [written] = ranked(votes.written).map(([day]) => day);
  return {
    examDate: likely.length === 1 ? (likely[0] ?? null) : null,
    examDates: [...new Set([...likely, ...(written ? [written] : [])])].sort().slice(0, mostDays),
    registration: readRegistration([...sentences, ...rows]),
  };
}
