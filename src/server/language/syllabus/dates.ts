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
    const ofMonth = Number(day ?? numericDay);
    const stated = year ?? numericYear;
    if (month < 1 || month > 12 || ofMonth < 1 || ofMonth > 31) continue;
    found.push({
      at: match.index,
      end: match.index + all.length,
      day: ofMonth,
      month,
      year: stated ? Number(stated.length === 2 ? `20${stated}` : stated) : null,
    });
  }
  return found;
}

const iso = ({ day, month }: FoundDate, year: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const exam = /\b(?:aplicacao|realizacao|realizad\w*|aplicad\w*|ocorrer\w*|data|dia|provas?)\b/u;
const objective =
  /\bprovas? (?:(?:escritas? )?objetivas?|escritas?|de conhecimentos|teoricas?|de multipla escolha)\b|\bexames? (?:de qualificacao|vestibular)|\bprovas? d[oe]\b|\baplicacao da?s? provas?|\brealizacao da?s? provas?|\bdata da?s? provas?|^provas?\b/u;
const otherThings =
  /\b(?:gabarito|recursos?|resultado|convoca\w*|divulga\w*|publica\w*|locais?|local|cartao|ensalamento|isencao|inscri\w*|titulos|homologa\w*|pagamento|laudo|atendimento|espelho|padrao|caderno|consulta|retifica\w*|nascid\w*|lei|decreto|portaria|resolucao|segunda fase|2a fase|2 fase)\b/u;

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

function addVotes(votes: Map<string, number>, text: string, weight: number, year: number | null): void {
  const dates = datesIn(text);
  if (dates.length === 0 || dates.length > 4) return;
  const last = dates.findLast((date) => date.year !== null)?.year ?? year;
  for (const date of dates) {
    const own = date.year ?? last;
    const before = plain(text.slice(Math.max(0, date.at - 170), date.at));
    if (own === null || !objective.test(before) || !exam.test(before)) continue;
    if (otherThings.test(before.replace(/\bdata (?:provavel|prevista)\b/gu, ''))) continue;
    if (
      /\b(?:discursiva|pratica|fisic[ao]|oral|entrevista)\b/u.test(before) &&
      !/\bobjetivas?\b/u.test(before)
    )
      continue;
    const key = iso(date, own);
    const near = before.slice(-90);
    const sure = /\bobjetivas?\b/u.test(near) ? 6 : objective.test(near) ? 2 : 1;
    votes.set(key, (votes.get(key) ?? 0) + weight * sure);
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

/** The day of the objective test and the days of registration. */
export function readDates(lines: readonly NoticeLine[]): Pick<Notice, 'examDate' | 'registration'> {
  const year = usualYear(lines);
  const votes = new Map<string, number>();
  const rows = rowsOf(lines);
  const sentences = sentencesOf(lines);
  for (const text of sentences) addVotes(votes, text, 2, year);
  for (const text of rows) if (text.length < 220) addVotes(votes, text, 2, year);
  const ranked = [...votes].toSorted(([, one], [, other]) => other - one);
  const [first, second] = ranked;
  const examDate = first && (!second || first[1] > second[1] * 1.4) ? first[0] : null;
  return { examDate, registration: readRegistration([...sentences, ...rows]) };
}
