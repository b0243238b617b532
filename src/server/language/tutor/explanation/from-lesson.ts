import { askedIn } from '../matching/asked-words.ts';
import { ofDeeds, type QuestionKind } from '../quote/question-kind.ts';
import type { Wanted } from '../quote/rate.ts';
import type { Quotable } from '../quote/read-quotables.ts';
import { titleShare } from '../shelf-about.ts';
import type { Passage } from '../tutor.ts';

/** Sentences of a lesson's beginning. */
const mostOfOpening = 3;
const besideDefinition = 2;
/** The share of the asked names that a lesson's title has to have: of its very matter, and of what lies nearest. */
const leastOfTitle = { matter: 0.95, most: 0.65, nearest: 0.55 } as const;
/** The share of a title that has to be asked for, that the lesson begins with what is asked. */
const leastOfWhole = 0.6;

interface Lessons {
  passages: readonly Passage[];
  quotables: readonly Quotable[];
}

/**
 * What stands in the lesson whose title names all that is asked, or in those whose titles name most of it: "mundial" alone
 * is no world war. Everything where no title names enough.
 */
export function inItsLesson({ asked, ...wanted }: Wanted, lessons: Lessons): Lessons {
  const names = asked.filter(({ role }) => role === 'name');
  const [first] = beginning({ ...wanted, asked: names }, lessons, leastOfTitle.matter) ?? [];
  if (first) return ofLesson(first, lessons);
  const shares = lessons.passages.map(({ title }) => titleShare(title, names));
  const most = Math.max(0, ...shares);
  if (most < leastOfTitle.most) return lessons;
  return {
    ...lessons,
    quotables: lessons.quotables.filter(({ passage }) => (shares[passage] ?? 0) > most / 2),
  };
}

/** What stands in the lesson of a sentence: beside it, other lessons speak of other matters. */
export const ofLesson = ({ passage }: Quotable, { passages, quotables }: Lessons): Lessons => ({
  passages,
  quotables: quotables.filter((other) => passages[other.passage]?.id === passages[passage]?.id),
});

/** How a lesson begins, best the one whose title has most of the names; null where none has enough. */
function beginning(wanted: Wanted, { passages, quotables }: Lessons, least: number): Quotable[] | null {
  if (wanted.asked.length === 0) return null;
  const [best] = passages
    .map(({ kind, asks, title }, at) => ({
      at,
      share: kind === 'lesson' && asks === undefined ? titleShare(title, wanted.asked) : 0,
    }))
    .filter(({ share }) => share >= least)
    .toSorted((one, other) => other.share - one.share);
  if (!best) return null;
  const told = quotables
    .filter(({ passage, isTorn }) => passage === best.at && !isTorn)
    .toSorted((one, other) => one.start - other.start);
  // Of several matters of one lesson, the section that is named.
  const names = wanted.asked.filter(({ role }) => role === 'name');
  const under = told.filter(({ around }) => names.every(({ stem }) => around.has(stem)));
  return (under.length > 0 ? under : told).slice(0, mostOfOpening);
}

const textOf = ({ asked }: Wanted) => asked.map(({ word }) => word).join(' ');

/** Whether a card asks for what is asked and nothing narrower: "DNA", and not "DNA recombinante". */
const asksFor = ({ question, asks }: Quotable, names: ReadonlySet<string>) =>
  question !== null && asks.size === names.size && [...names].every((stem) => asks.has(stem));

/**
 * What a thing is by the lessons' own order: its definition, and how the lesson about it begins. Null where the lessons
 * neither define it nor are about it.
 */
export function definedByLesson(wanted: Wanted, lessons: Lessons): Quotable[] | null {
  if (wanted.kind !== 'definition' && wanted.kind !== 'plain') return null;
  const names = new Set(wanted.asked.map(({ stem }) => stem));
  const definition = lessons.quotables.find((quotable) => asksFor(quotable, names));
  const begins = beginning(wanted, lessons, leastOfTitle.matter);
  const title = begins?.[0] && lessons.passages[begins[0].passage]?.title;
  const opening = title && titleShare(textOf(wanted), askedIn(title)) >= leastOfWhole ? begins : null;
  if (!definition) return opening;
  return [definition, ...(opening ?? []).slice(0, besideDefinition)];
}

/** A year or a name is an answer only where the sentence itself names the matter: a lesson tells of much besides. */
const pointed: ReadonlySet<QuestionKind> = new Set(['date', 'person', 'quantity', 'place']);
/** Of these, a card that asks something near may be told where nothing answers. */
const open: ReadonlySet<QuestionKind> = new Set(['definition', 'plain', 'whether']);

/** Nor is one of a lesson about something else. */
const isUnderName = ({ around }: Quotable, { asked }: Wanted): boolean =>
  asked.some(({ role, stem }) => role === 'name' && around.has(stem));

/** Whether a sentence itself names all that is asked about. */
export const namesAll = ({ stems, inherited, asks }: Quotable, { asked }: Wanted): boolean =>
  asked
    .filter(({ role, isVague }) => role === 'name' && !isVague)
    .every(({ stem }) => stems.has(stem) || inherited.has(stem) || asks.has(stem));

/** A card answers what it asks: nothing that it names may be besides what is asked. */
const asksOnly = ({ question, asks }: Quotable, { asked }: Wanted): boolean =>
  question === null || [...asks].every((stem) => asked.some((word) => word.stem === stem));

/** "Os Sertões: obra sobre a guerra de Canudos" does not say what the war was, nor "DNA recombinante" what DNA is. */
const definesOther = (quotable: Quotable, { asked, kind }: Wanted): boolean => {
  const { question, asks } = quotable;
  if (question === null || !/:$|^o que (?:é|são|foi)\b/iu.test(question)) return false;
  const names = asked.filter(({ role, isVague }) => role === 'name' && !isVague);
  const isOther = !names.every(({ stem }) => asks.has(stem)) || !asksOnly(quotable, { asked, kind });
  return kind === 'definition' ? isOther : asks.size > asked.length;
};

/** Ways to choose from lessons, whose sentences stand among many of other matters, the strictest first. */
export function readingsOfLessons(wanted: Wanted): Wanted[] {
  const among = wanted.among ?? (() => true);
  const isPointed = pointed.has(wanted.kind);
  const strict: Wanted = {
    ...wanted,
    isStrict: wanted.kind !== 'list',
    among: (quotable) =>
      among(quotable) &&
      asksOnly(quotable, wanted) &&
      (!isPointed || (namesAll(quotable, wanted) && isUnderName(quotable, wanted))),
  };
  if (!open.has(wanted.kind)) return [strict];
  const near: Wanted = {
    ...wanted,
    among: (quotable) => among(quotable) && namesAll(quotable, wanted) && !definesOther(quotable, wanted),
  };
  return [strict, near];
}

/**
 * How the lesson begins that lies nearest, where no sentence answers what no year and no name would. Why something came
 * about is near no lesson but its own: "por que os EUA entraram na guerra" is none of the geography of the EUA.
 */
export const nearestLesson = (wanted: Wanted, lessons: Lessons): Quotable[] | null =>
  pointed.has(wanted.kind)
    ? null
    : beginning(wanted, lessons, leastOfTitle[ofDeeds.has(wanted.kind) ? 'matter' : 'nearest']);
