import { type Asked, askedBy, isNarrowName, isStrong, merged, namedIn, nearlyAll } from './asked.ts';
import type { Entry } from './catalogue-index.ts';
import { goesBeyond, unsaid } from './left-out.ts';
import { looselyAsked } from './loosely-asked.ts';
import { type Cover, namesSubject } from './matches.ts';
import { namesIn, withoutNamesOfOthers } from './names-of-others.ts';
import { type ReadWords, readWords, widerOf } from './read-words.ts';
import type { Scope } from './reading.ts';
import { isKnownBefore, isSpecified } from './specified.ts';
import { emphasisIn } from './stress/emphasis.ts';
import { weakPointIn } from './stress/weak-point.ts';
import { coverOf, mostOfField, type Wish } from './wish.ts';
import { isBeside, saysWhere } from './words.ts';

/** Themes of one subject that are all that is meant: "replicação, transcrição e tradução". */
const listOfThemes = 3;
/** Topics of a part whose name is one of the subject, too, to be studied without the rest: "encanador". */
const leastOfNarrowName = 4;
/** Goals and sentences of a description that are read, and characters of each: reading is done while others wait. */
const mostGoals = 24;
const longestGoal = 200;

/** "Dos gregos a Foucault" is all that lies between; "do básico ao avançado" and "até domingo" tell no matter. */
const range =
  /(?:^|[\s:])d[aeo]s?\s[^,;:]{2,40}?(?<!acesso|direito|rela[çc][ãa]o|aten[çc][ãa]o|apoio|combate|dano|amor|incentivo|ass[ée]dio|prote[çc][ãa]o|respeito)\s(?:a|à|às|ao|aos|até)\s(?!passo|d[aeo]s?\s|(?:[oa] )?(?:domingo|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|amanh[ãa]|hoje|fi(?:m|nal|nais)|prova|dia|m[êe]s|semana|avan[çc]ad|janeiro|fevereiro|mar[çc]o|abril|maio|jun|jul|agosto|setembro|outubro|novembro|dezembro))/iu;
/** "República Velha até a Era Vargas": the same without its first word, where both ends are named. */
const untilRange =
  /[^,;:]{4,40}\saté\s(?!passo|d[aeo]s?\s|(?:[oa] )?(?:domingo|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|amanh[ãa]|hoje|fi(?:m|nal|nais)|prova|dia|m[êe]s|semana|avan[çc]ad|janeiro|fevereiro|mar[çc]o|abril|maio|jun|jul|agosto|setembro|outubro|novembro|dezembro))/iu;

/** "Só mitose e meiose", "apenas crase", but not "só que …", "só o que mais cai". */
const only =
  /(?<!(?<!\p{L})n(?:[ãa]o)? )(?<!\p{L})(?:s[óo]|apenas|somente)(?!\p{L}) (?!(?:que|mas|falt\p{L}*|sei|tenho|preciso|quero|consigo|[oa]s?|uma?|n[ãa]o|de|at[ée]|ler|te[óo]ri\p{L}*|b[áa]sic\p{L}*|par[ao]|pr[ao]|por|n[ao]|em|com|us[oa]|posso|estud\p{L}+|entend\p{L}+|lembr\p{L}+|me|dua?s|tr[êe]s|\d+)(?!\p{L}))/iu;

/** "Confeitaria pra vender", "libras para atender no hospital": what for is told by what is named of it. */
const purpose = /(?<!\p{L})(?:para|pra|pro|p\/) (\p{L}+[aei]r(?!\p{L}).*)$/iu;

/** "SQL do básico até window functions": all that is taught before, too. */
const upTo =
  /(?<!\p{L})(?:d[oa] (?:zero|b[áa]sico|come[çc]o|in[íi]cio)|s[óo])(?!\p{L})[^;:.]{0,30}? at[ée] (?!(?:[oa]s? )?(?:fim|final|dias?|hoje|atual\p{L}*|avan[çc]ad\p{L}*|intermedi\p{L}*|faculdade|[úu]ltim\p{L}*|\d))/iu;

export function scopesOf(
  wish: Wish,
  entries: readonly number[],
): { scopes: Scope[]; explained: Set<number> } {
  const main = wish.main;
  const explained = new Set<number>();
  const namedBy = new Map(entries.map((entry) => [entry, coverOf(main, entry)?.words ?? new Set()]));
  for (const words of namedBy.values()) for (const at of words) explained.add(at as number);
  const goals = [...wish.text.goals, ...wish.text.description.split(/[.;\n]+/u)].filter(
    (goal) => goal.trim() !== '',
  );
  const readGoals = goals
    .slice(0, mostGoals)
    .map((goal) => readWords(goal.slice(0, longestGoal), wish.catalogue));
  const { weakPoint = '' } = wish.text;
  const readWeak = weakPoint === '' ? [] : [readWords(weakPoint.slice(0, longestGoal), wish.catalogue)];
  const emphasis = emphasisIn(wish.text.title);
  const isWeak = weakPointIn(wish.text.title) >= 0;
  const readStress = emphasis < 0 ? [] : [readWords(wish.text.title.slice(emphasis), wish.catalogue)];
  const [, what = ''] = purpose.exec(wish.text.title) ?? [];
  const readPurpose = what === '' ? [] : [readWords(what.slice(0, longestGoal), wish.catalogue)];
  const names = new Map(
    [wish.title, wish.subject, ...readGoals, ...readWeak, ...readStress, ...readPurpose].map((read) => [
      read,
      namesIn(wish, read, entries),
    ]),
  );
  const ownOf = (read: ReadWords, cover: Cover | undefined) =>
    withoutNamesOfOthers(read, names.get(read) ?? [], cover);
  const isRange = range.test(wish.text.title);
  const isUntil = untilRange.test(wish.text.title);
  const isOnly = only.test(wish.text.title);
  const isAlone = entries.length === 1;
  const isUpTo = upTo.test(wish.text.title);
  const isHeading = headsAll(wish, entries);
  const subjects = new Set(isHeading ? names.get(wish.title)?.flatMap(({ places }) => places) : []);
  const scopes = entries.map((position): Scope => {
    const entry = wish.catalogue.entries[position] as Entry;
    // What for counts only where nothing else is named: "inglês para viagem", not "termodinâmica para engenharia".
    const covers = [
      [wish.title, coverOf(wish.title, position)],
      [wish.title, widerOf(wish.title, position)],
      [wish.subject, widerOf(wish.subject, position)],
    ] as const;
    const found = covers.map(([read, cover]) => namedIn(ownOf(read, cover), entry, read.words));
    const strict = found.find((each) => each.named.length > 0)?.named ?? [];
    const years = found.find((each) => each.years.length > 0)?.years ?? [];
    const outside = found.find((each) => each.without.size > 0)?.without;
    const levels = merged(found.flatMap((each) => (strict.length > 0 ? each.levels : [])));
    const looseOnes = looselyAsked(main, entry, isHeading ? new Set(subjects) : explained);
    const loose = looseOnes.map(({ asked }) => asked);
    const listed = looseOnes.filter(({ isListed }) => isListed).map(({ asked }) => asked);
    // What is listed is asked for, however loosely; a year only where nothing else is.
    const named = strict.length > 0 ? [...strict, ...listed] : loose.length > 0 ? [] : years;
    const stressedIn = (said: readonly ReadWords[], isLoose = true) =>
      said.flatMap((read) => {
        const cover = widerOf(read, position);
        // "Variação linguística (Língua Portuguesa)" says nothing of Química, where "variação" is a word of some topic.
        const isOfAnother = !cover?.isNamed && entries.some((other) => widerOf(read, other)?.isNamed);
        if (isOfAnother) return [];
        const named = askedBy(ownOf(read, cover), entry, read.words);
        if (!isLoose) return named;
        const known = new Set(entries.flatMap((each) => [...(widerOf(read, each)?.words ?? [])]));
        const loosely = looselyAsked(read, entry, known);
        return [...named, ...loosely.map(({ asked }) => asked)];
      });
    // "Enem, dificuldade em geometria" stresses no molecular one.
    const isOwn = (read: ReadWords) => {
      const points = (entry: number) => widerOf(read, entry)?.points ?? 0;
      return entries.every((other) => points(other) <= points(position));
    };
    const weak = stressedIn(readWeak.filter(isOwn));
    const first = merged([
      ...weak,
      ...stressedIn(readStress.filter(isOwn)),
      ...stressedIn(readPurpose.filter(isOwn), false),
    ]);
    const stressed = merged([first, ...stressedIn(readGoals)]);
    const asked = named.length > 0 ? named : loose;
    const isNamed = coverOf(wish.title, position)?.isNamed ?? false;
    // "Estado, poder e voto: primeira ciência política": words that only stand in it don't narrow what is named.
    const isLoose =
      isNamed &&
      !isHeading &&
      !(isPlaced(wish, position) && isKnownBefore(wish.title, position)) &&
      ![coverOf(wish.title, position), widerOf(wish.title, position)].some(isStrong) &&
      !isSpecified(wish.title, position, isAlone) &&
      !isStressed(wish, position, emphasis) &&
      !(isNamedNarrowly(wish, position) && merged(asked).size >= leastOfNarrowName);
    const span = isRange || isUntil ? between(entry, named) : undefined;
    const lies = isUpTo && isNamed ? until(asked) : isRange ? span : (span ?? asked);
    const isWhole =
      !lies ||
      (isLoose && !isRange && !span) ||
      (!isHeading && isItem(wish, position) && !isSpecified(wish.title, position, isAlone)) ||
      (!isUpTo && merged(lies).size > entry.topics.length * nearlyAll);
    const excluded =
      outside && !isWhole && !isRange && !goesBeyond.test(wish.text.title)
        ? unsaid(outside, entry, main)
        : new Map();
    return {
      entry,
      label: entry.subject,
      beside: isOnly
        ? 'nothing'
        : isNamed &&
            entry.topics.length <= mostOfField &&
            named.length < listOfThemes &&
            !isPartOf(wish, position)
          ? 'share'
          : levels.size > 0 || isStressed(wish, position, emphasis)
            ? levels.size === 0 && isWeak
              ? 'share'
              : 'room'
            : 'near',
      share: 1 / entries.length,
      asked: isWhole ? [] : [...lies, ...weak],
      stressed: merged([stressed, ...(isWhole ? named : []), ...(named.length > 0 ? loose : [])]),
      focus: [...first.keys()].map((topic) => [topic]),
      excluded: merged([excluded, outsideOf(levels, entry, lies ?? [])]),
    };
  });
  return { scopes, explained };
}

/** "Renascimento: história e artes": whether what stands before a colon is meant of each subject behind it. */
function headsAll({ title, catalogue }: Wish, entries: readonly number[]): boolean {
  const colon = title.words.findIndex(({ gap }) => gap.includes(':'));
  const telling = [...title.telling];
  const covers = entries.map((entry) => coverOf(title, entry));
  const isName = (at: number) =>
    covers.some((cover) =>
      cover?.taken.some(({ places, means }) => places.includes(at) && means.some(namesSubject)),
    );
  return (
    entries.length > 1 &&
    colon > 0 &&
    telling.some((at) => at < colon) &&
    telling.every((at) => at < colon !== isName(at)) &&
    entries.every((entry) =>
      telling.some((at) => at < colon && catalogue.entries[entry]?.stems.has(title.words[at]?.stem ?? '')),
    )
  );
}

const throughout = (first: number, last: number): Asked[] => [
  new Map(Array.from({ length: last - first + 1 }, (_, at) => [first + at, new Set<number>()])),
];

/** All that is taught up to the last topic asked for. */
const until = (asked: readonly Asked[]): readonly Asked[] =>
  asked.length === 0 ? asked : throughout(0, Math.max(...merged(asked).keys()));

/** Their topics follow each other in time. */
const ofHistory = /^História(?!\p{L})/u;

/** "Do Estado Novo à ditadura": all that lies between the first topic and the last; undefined where not both are known. */
function between({ isSchool, subject }: Entry, asked: readonly Asked[]): Asked[] | undefined {
  // "História do Brasil, República Velha até a redemocratização": the ends, within what holds them.
  const holds = (outer: Asked, inner: Asked) =>
    inner.size < outer.size && [...inner.keys()].every((topic) => outer.has(topic));
  const outer = asked.filter((each) => asked.some((other) => holds(each, other)));
  const ends = asked.filter((each) => !outer.includes(each));
  const topics = [...merged(ends).keys()];
  const [first, last] = [Math.min(...topics), Math.max(...topics)];
  if (!(isSchool || ofHistory.test(subject)) || ends.length < 2 || first === last) return undefined;
  const lies = throughout(first, last);
  const [around] = outer;
  return around ? lies.map((each) => new Map([...each].filter(([topic]) => around.has(topic)))) : lies;
}

/** Whether the title names the subject only by what is the name of a part, too: "manicure", not "ioga e meditação". */
function isNamedNarrowly(wish: Wish, position: number): boolean {
  const names = (coverOf(wish.title, position)?.taken ?? []).filter(({ means }) => means.some(namesSubject));
  return names.length > 0 && names.every(({ means }) => isNarrowName(means));
}

/** Beside a theme, and the level that is named, stands what is of that level: all other topics. */
function outsideOf(levels: Asked, { topics }: Entry, asked: readonly Asked[]): Asked {
  const named = merged(asked);
  const outside = [...topics.keys()].filter((at) => !levels.has(at) && !named.has(at));
  return new Map(levels.size > 0 ? outside.map((at) => [at, new Set<number>()]) : []);
}

/** "Direito penal com foco em crimes contra a vida": whether the title stresses some of the subject that it names. */
function isStressed({ title }: Wish, position: number, from: number): boolean {
  const taken = coverOf(title, position)?.taken ?? [];
  const startOf = ({ places }: Cover['taken'][number]) => title.words[places[0] ?? 0]?.start ?? 0;
  return (
    taken.some((each) => each.means.some(namesSubject) && startOf(each) < from) &&
    title.words.some((word, at) => title.telling.has(at) && from >= 0 && word.start > from)
  );
}

/** Whether the title lists the subject beside a part of it, in either order: "probabilidade e análise combinatória". */
function isItem(wish: Wish, position: number): boolean {
  const taken = coverOf(wish.title, position)?.taken ?? [];
  return taken.some(({ means, places }) => {
    const isJoined = (at: number) => isBeside(wish.title.words[at] ?? { gap: '' });
    const [first = 0, next] = [places[0], (places.at(-1) ?? 0) + 1];
    const own = taken.filter((other) => !other.means.some(namesSubject));
    const isBefore =
      isJoined(first) && !isNarrowName(means) && own.some((other) => other.places.at(-1) === first - 1);
    const isBehind = isJoined(next) && own.some((other) => other.places[0] === next);
    return means.some(namesSubject) && (isBefore || isBehind);
  });
}

/** "Acordes no violão", "encanador": what stands before the name of its subject, or is its name, too, is all that is meant. */
function isPartOf(wish: Wish, position: number): boolean {
  const taken = coverOf(wish.title, position)?.taken ?? [];
  // The name of the subject within that of a part: "Cálculo 1".
  const isWithin = !taken.some(({ means }) => means.some(namesSubject));
  return isWithin || taken.some(({ means }) => isNarrowName(means)) || isPlaced(wish, position);
}

/** "Acordes no violão": whether the name of the subject says where what stands before it belongs. */
function isPlaced(wish: Wish, position: number): boolean {
  const taken = coverOf(wish.title, position)?.taken ?? [];
  const [first, ...rest] = [...taken].sort((a, b) => (a.places[0] ?? 0) - (b.places[0] ?? 0));
  const subject = rest.find(({ means }) => means.some(namesSubject));
  const word = wish.title.words[subject?.places[0] ?? -1];
  // "Teoria da literatura - letras", "… (letras)".
  const isApart = /[(–—-]\s*$/.test(word?.gap ?? '') && rest.at(-1) === subject;
  return word !== undefined && !first?.means.some(namesSubject) && (saysWhere(word) || isApart);
}
