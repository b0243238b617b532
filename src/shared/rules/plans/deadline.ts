import { foldLetters } from '#shared/rules/text/fold.ts';
import {
  addDays,
  daysBetween,
  isStudyDay,
  type StudyDay,
  weekdayOf,
  weekdays,
} from '#shared/rules/time/study-day.ts';

/** When a student has to be ready. */
export interface Deadline {
  day: StudyDay;
  /** Whether it is the day of an exam, and not only the time that there is. */
  isExam: boolean;
  /** Where the wish says so: offsets in its text. */
  start: number;
  end: number;
}

const numerals: Readonly<Record<string, number>> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  doze: 12,
  quinze: 15,
};
const daysOf: Readonly<Record<string, number>> = { d: 1, s: 7, m: 30, a: 365 };
const months =
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
const namesOfWeekdays = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'];

const exam = '(?:prova|exame|teste|simulado|vestibular|concurso|enem|avaliacao)';
const joining = '(?:(?:e|tenho|para|pra|pro|na|no|a|o|minha|meu|com) )*';
/** "Pra minha prova de", "até o dia": what stands before a day. */
const due = `(?<![a-z])(?:${joining}${exam}(?: (?:final|bimestral|e|eh|sera|vai ser|cai|marcada?|na|no|de|do|da|dia|em|para|pra|o|a|nessa|nesta|essa|esta|proxima|proximo))*|ate(?: (?:o|a|na|no|dia|proxima|proximo|essa|esta))*) *`;
/** The same behind what an exam is of: "prova de química na segunda-feira". */
const ofExam = `(?<=(?<![a-z])${exam} [^.;:?!]{2,60}?)(?:(?<= )|, *)`;
const number = `(\\d{1,3}|${Object.keys(numerals).join('|')})`;
const unit = '(dia|semana|mes|ano)(?:s|es)?';
/** No day of the week: "segunda guerra", "quinta série". */
const endsThere =
  '(?=-feira| feira|$|[,.;:!?)]| que vem| agora| de manha| a (?:tarde|noite)| cedo)(?:[- ]feira)?(?: que vem| agora)?';
const weekdayNamed = `(${namesOfWeekdays.join('|')})${endsThere}`;
const numbers = '(\\d{1,2}) */ *(\\d{1,2})(?: */ *(\\d{4}))?(?![\\d/])';
const inWords = `(\\d{1,2}) de (${months.join('|')})(?: de (\\d{4}))?(?![a-z\\d])`;
const soon = '(amanha|depois de amanha|semana que vem|proxima semana|mes que vem|proximo mes)(?![a-z])';

const after = (pattern: string, before: string) => [
  new RegExp(`${due}${pattern}`),
  new RegExp(`${ofExam}${before}${pattern}`),
];
const onDay = '(?:no )?dia ';
const date = after(numbers, onDay);
const dayOfMonth = after(inWords, onDay);
const weekday = after(weekdayNamed, '(?:na|no|nesta|nessa|neste|nesse) (?:proxim[ao] )?');
const relative = after(soon, '(?:e |na |no )?');
const span = [
  new RegExp(
    `(?<![a-z])(?:(?:para|pra|a|minha|tenho|${exam}|e) )*(?:em|daqui(?: a)?|dentro de|durante|tenho|faltam?|restam?|por) (?:so |apenas |menos de |mais ou menos |umas? |uns |cerca de |exatos? )?${number} ${unit}(?![a-z])(?! d[eao] (?:idade|gravidez|experiencia|curso|faculdade|escola|ensino))`,
  ),
];
const daysUntil: Readonly<Record<string, number>> = {
  amanha: 1,
  'depois de amanha': 2,
  'semana que vem': 7,
  'proxima semana': 7,
  'mes que vem': 30,
  'proximo mes': 30,
};

const asDay = (year: number, month: number, day: number): StudyDay =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The next day of that date, without a year the first one ahead; undefined for none. */
function nextDate(
  today: StudyDay,
  day: number,
  month: number,
  year: string | undefined,
): StudyDay | undefined {
  const thisYear = Number(today.slice(0, 4));
  const found = year ? asDay(Number(year), month, day) : asDay(thisYear, month, day);
  if (!isStudyDay(found)) return undefined;
  const ahead = !year && found <= today ? asDay(thisYear + 1, month, day) : found;
  return isStudyDay(ahead) && ahead > today ? ahead : undefined;
}

function nextWeekday(today: StudyDay, name: string): StudyDay {
  const wanted = namesOfWeekdays.indexOf(name);
  const now = weekdays.indexOf(weekdayOf(today));
  return addDays(today, ((wanted - now + 6) % 7) + 1);
}

/** How each way to tell a day is read, the surest first. */
const readings: readonly [
  patterns: readonly RegExp[],
  dayOf: (groups: readonly (string | undefined)[], today: StudyDay) => StudyDay | undefined,
][] = [
  [date, ([day, month, year], today) => nextDate(today, Number(day), Number(month), year)],
  [
    dayOfMonth,
    ([day, month = '', year], today) => nextDate(today, Number(day), months.indexOf(month) + 1, year),
  ],
  [weekday, ([name = ''], today) => nextWeekday(today, name)],
  [relative, ([said = ''], today) => addDays(today, daysUntil[said] ?? 1)],
  [
    span,
    ([count = '', of = ''], today) =>
      addDays(today, (numerals[count] ?? Number(count)) * (daysOf[of.charAt(0)] ?? 1)),
  ],
];

const isOfExam = /(?<![a-z])(?:prova|exame|teste|simulado|avaliacao)(?![a-z])/;

/**
 * The day by which a student has to be ready, where a wish says it: "prova de sexta", "até o dia 10/12", "em seis meses".
 * Days of an exam are those that stand right behind it. Pure; undefined where nothing is said, or only of the past.
 */
export function deadlineIn(wish: string, today: StudyDay): Deadline | undefined {
  const text = foldLetters(wish);
  if (text.length !== wish.length) return undefined;
  for (const [patterns, dayOf] of readings)
    for (const [at, pattern] of patterns.entries()) {
      const found = pattern.exec(text);
      const day = found ? dayOf(found.slice(1), today) : undefined;
      if (!found || day === undefined || daysBetween(today, day) <= 0) continue;
      const isExam = at > 0 || isOfExam.test(found[0]);
      return { day, isExam, start: found.index, end: found.index + found[0].length };
    }
  return undefined;
}

/** Before any day that is written. */
const longAgo: StudyDay = '1900-01-01';

/** A wish without what it says of the time. */
export function withoutDeadline(wish: string): string {
  const found = deadlineIn(wish, longAgo);
  if (!found) return wish;
  const rest = `${wish.slice(0, found.start).replace(/[\s,;–-]+$/u, ' ')}${wish.slice(found.end)}`;
  return rest.replace(/\s+/gu, ' ').trim();
}
