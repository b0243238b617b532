import { foldLetters } from '#shared/rules/text/fold.ts';
import { numerals } from '#shared/rules/text/numerals.ts';
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
  /** Whether it is said to be the very day of an exam, and not only the time that there is. */
  isExam: boolean;
  /** Where the wish says so: offsets in its text. */
  start: number;
  end: number;
}

/** Days of a unit, and how many of it are still a time to study in: "a volta ao mundo em 80 dias" is none. */
const units: Readonly<Record<string, { days: number; most: number }>> = {
  dia: { days: 1, most: 60 },
  semana: { days: 7, most: 30 },
  mes: { days: 30, most: 18 },
  ano: { days: 365, most: 1 },
};
const months =
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
/** In the order of `weekdays`. */
const namesOfWeekdays = 'domingo segunda terca quarta quinta sexta sabado'.split(' ');

const exam = '(?:provas?|exame|teste|simulado|vestibular|concurso|enem|avaliacao)';
const joining = '(?:(?:e|tenho|para|pra|pro|na|no|a|o|minha|meu|com) )*';
/** "Pra minha prova de", "até o dia": what stands before a day. */
const due = `(?<![a-z])(?:${joining}${exam}(?: (?:final|bimestral|e|eh|sera|vai ser|cai|marcada?|na|no|de|do|da|dia|em|para|pra|o|a|nessa|nesta|essa|esta|proxima|proximo))*|ate(?: (?:o|a|na|no|dia|proxima|proximo|essa|esta))*) *`;
/** The same behind what an exam is of: "prova de química na segunda-feira". */
const ofExam = `(?<=(?<![a-z])${exam} [^.;:?!]{2,60}?)`;
/** No day of the week: "segunda guerra", "quinta série". */
const dayEnds =
  '(?:-feira| feira)?(?: da semana que vem| que vem| agora)?(?: de manha| a tarde| a noite| cedo)?(?=$|[,.;:!?)]| de | e )';

interface Way {
  /** What stands there, with a group for each part. */
  pattern: string;
  /** What stands before it behind the matter of an exam. */
  before: string;
  dayOf: (groups: readonly (string | undefined)[], today: StudyDay) => StudyDay | undefined;
  /** Whether it names one day. */
  isDay: boolean;
}
const ways: readonly Way[] = [
  {
    pattern: '(\\d{1,2}) */ *(\\d{1,2})(?: */ *(\\d{4}|\\d{2}))?(?![\\d/])',
    before: '(?:(?:no )?dia |, *)',
    dayOf: ([day, month, year], today) => nextDate(today, Number(day), Number(month), year),
    isDay: true,
  },
  {
    pattern: `(\\d{1,2})[oº°]? de (${months.join('|')})(?: de (\\d{4}))?(?![a-z\\d])`,
    before: '(?:(?:no )?dia |, *)',
    dayOf: ([day, month = '', year], today) => nextDate(today, Number(day), months.indexOf(month) + 1, year),
    isDay: true,
  },
  {
    pattern: '(?<=dia )(\\d{1,2})(?![\\d/.]|[oº°]? de [a-z]| (?:horas?|por)(?![a-z]))',
    before: '(?:no )?dia ',
    dayOf: ([day], today) => nextDayOfMonth(today, Number(day)),
    isDay: true,
  },
  {
    pattern: `(${namesOfWeekdays.join('|')})(${dayEnds})`,
    before: '(?:(?:na|no|nesta|nessa|neste|nesse) (?:proxim[ao] )?|, *)',
    dayOf: ([name = '', behind = ''], today) =>
      nextWeekday(today, name, behind.includes('da semana que vem')),
    isDay: true,
  },
  {
    pattern: '(depois de amanha|amanha)(?: de manha| a tarde| a noite| cedo)?(?![a-z])',
    before: '(?:e |, *|(?<= ))',
    dayOf: ([said], today) => addDays(today, said === 'amanha' ? 1 : 2),
    isDay: true,
  },
  {
    pattern: '(semana que vem|proxima semana|mes que vem|proximo mes)(?![a-z])',
    before: '(?:na |no |, *|(?<= ))',
    dayOf: ([said = ''], today) => addDays(today, said.includes('mes') ? 30 : 7),
    isDay: false,
  },
];
const number = `(\\d{1,2}|${Object.keys(numerals).join('|')})`;
const unit = '(dia|semana|mes|ano)(?:s|es)?';
const few = '(?:so |apenas |menos de |mais ou menos |umas? |uns |cerca de )?';
/** "Em seis meses", "daqui a 10 dias:", "tenho 2 semanas para". */
const span = new RegExp(
  `(?<![a-z])(?:(?:para|pra|a|minha|tenho|${exam}|e) )*(?:(?:em|daqui(?: a)?|dentro de) ${few}${number} ${unit}(?=$|[,.;:!?)]| (?:para|pra|ate|antes|do zero)(?![a-z]))|(?:tenho|faltam?|restam?) ${few}${number} ${unit}(?=$|[,.;:!?)]| (?:para|pra|ate|antes)(?![a-z])))`,
);
/** What is over: "a prova foi ontem", "fui mal na prova". */
const over = /(?<![a-z])(?:foi|fui|fomos|fiz|ontem|passad[oa]|tirei|caiu)(?![a-z])/;
/** A date so many days back is rather over than a year ahead. */
const longestPast = 120;

const asDay = (year: number, month: number, day: number): StudyDay =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The next day of that date, without a year the first one ahead; undefined for none, and for one just over. */
function nextDate(
  today: StudyDay,
  day: number,
  month: number,
  year: string | undefined,
): StudyDay | undefined {
  const thisYear = Number(today.slice(0, 4));
  const given = year?.length === 2 ? 2000 + Number(year) : Number(year ?? thisYear);
  const found = asDay(given, month, day);
  if (!isStudyDay(found)) return undefined;
  if (found > today) return found;
  const ahead = asDay(thisYear + 1, month, day);
  return !year && isStudyDay(ahead) && daysBetween(found, today) > longestPast ? ahead : undefined;
}

/** "Dia 15": of this month, or else of the next. */
function nextDayOfMonth(today: StudyDay, day: number): StudyDay | undefined {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const found = [
    asDay(year, month, day),
    month === 12 ? asDay(year + 1, 1, day) : asDay(year, month + 1, day),
  ];
  return found.find((each) => isStudyDay(each) && each > today);
}

/** The next day of that name, or that of the next week, which begins on Monday. */
function nextWeekday(today: StudyDay, name: string, isOfNextWeek: boolean): StudyDay {
  const wanted = namesOfWeekdays.indexOf(name);
  const now = weekdays.indexOf(weekdayOf(today));
  if (isOfNextWeek) return addDays(today, 7 - ((now + 6) % 7) + ((wanted + 6) % 7));
  return addDays(today, ((wanted - now + 6) % 7) + 1);
}

const readings = ways.flatMap(({ pattern, before, dayOf, isDay }) => [
  { pattern: new RegExp(`${due}${pattern}`), dayOf, isDay, isOfExam: false },
  { pattern: new RegExp(`${ofExam}${before}${pattern}`), dayOf, isDay, isOfExam: true },
]);
const examNamed = new RegExp(`(?<![a-z])${exam}(?![a-z])`);

function spanOf(text: string, today: StudyDay): Deadline | undefined {
  const found = span.exec(text);
  const [whole = '', ...groups] = found ?? [];
  const [count, name = ''] = groups.filter((group) => group !== undefined);
  const { days, most } = units[name] ?? { days: 0, most: 0 };
  const counted = numerals[count ?? ''] ?? Number(count);
  if (!found || !(counted > 0) || counted > most) return undefined;
  const isExam = name === 'dia' && examNamed.test(whole);
  // Three weeks from today end on the day before.
  const ahead = counted * days - (name === 'dia' ? 0 : 1);
  return { day: addDays(today, ahead), isExam, start: found.index, end: found.index + whole.length };
}

/**
 * The day by which a student has to be ready, where a wish says it: "prova de sexta", "até o dia 10/12", "em seis meses";
 * the first that it says. It is an exam's where one is named before a single day. Pure; undefined where nothing is said,
 * or only of what is over.
 */
export function deadlineIn(wish: string, today: StudyDay): Deadline | undefined {
  const text = foldLetters(wish);
  if (text.length !== wish.length || over.test(text)) return undefined;
  const found = readings.flatMap(({ pattern, dayOf, isDay, isOfExam }): Deadline[] => {
    const match = pattern.exec(text);
    const day = match ? dayOf(match.slice(1), today) : undefined;
    if (!match || day === undefined || day <= today) return [];
    const isExam = isDay && (isOfExam || examNamed.test(match[0]));
    return [{ day, isExam, start: match.index, end: match.index + match[0].length }];
  });
  const first = [...found, ...[spanOf(text, today)].filter((each) => each !== undefined)];
  return first.sort((one, other) => one.start - other.start || other.end - one.end)[0];
}

/** Before any day that is written. */
const longAgo: StudyDay = '1900-01-01';

/** A wish without what it says of the time at its end. */
export function withoutDeadline(wish: string): string {
  const found = deadlineIn(wish, longAgo);
  if (!found || /\p{L}/u.test(wish.slice(found.end))) return wish;
  return wish.slice(0, found.start).replace(/[\s,;–-]+$/u, '');
}
