import { foldLetters } from '#shared/rules/text/fold.ts';
import { type Asked, merged, namedIn } from './asked.ts';
import type { Catalogue, Entry } from './catalogue.ts';
import { type Cover, namesSubject } from './matches.ts';
import { type ReadWords, readWords } from './read-words.ts';
import type { Reading, Scope, StudentText } from './reading.ts';
import { coverOf } from './wish.ts';
import { saysSomething, wordsOf } from './words.ts';

/** "Não quero ver …", but not "não quero errar …", which is a wish. */
const unwanted =
  'n[ãa]o (?:(?:quero|queria|preciso|precisa|pretendo|vou)(?: mais)?(?: (?:de|ver|estudar|revisar|aprender|incluir|saber|nada)){0,3}(?!(?: mais)? \\p{L}+[aeio]r(?!\\p{L})| que )|(?:vai )?(?:ca(?:i|em|ir))|inclua|coloque|ponha)';
const except =
  '(?:exceto|tirando|pulando|(?:com )?exce[çc][ãa]o d[aeo]s?|a n[ãa]o ser|menos(?! (?:de|que|tempo|horas?|foco|[êe]nfase)(?!\\p{L}))|sem(?! (?:gl[úu]ten|lactose|a[çc][úu]car|ovos?|leite|carne)(?!\\p{L})))';
const known =
  '(?:eu )?j[áa] (?:sei|domino|conhe[çc]o|estudei|vi|fiz|aprendi|terminei)(?: (?:bem|tudo|muito|bastante|sobre|de)){0,2}(?! (?:que|como|o b[áa]sico)(?!\\p{L}))';
/** What follows is not to be studied, up to the end of the sentence or to what is wished for after all. */
const exclusion = new RegExp(
  `[\\s,;(–-]{0,4}(?<![\\p{L}]|mais ou |pelo )(?:(?:mas|só que|e|pois|porque) )?(?:${unwanted}|${except}|${known}) ([^.;!?\\n()]{2,80}?)(?=[.;!?\\n()]|,? (?:mas|por[ée]m|s[óo]|quero|queria|foco|focar|focando|principalmente|para|pra|pro|at[ée]|agora|e quero|e foco)(?!\\p{L})|$)`,
  'giu',
);
/** Behind these, a comma goes on with the wish: "sem macro, com gráficos". */
const endsAtComma = /(?<!\p{L})(?:sem|menos)\s/iu;

/** "Já estudei química, mas esqueci tudo." */
const comesBack =
  /^,? ?(?:mas|s[óo] que|por[ée]m|e) .{0,30}(?:esquec|lembr|revis|aprofund|melhor|refor[çc])/iu;

/** What is said not to be studied; `isSem`: by "sem", which may also be of a name. */
interface Excluded {
  what: string;
  isSem: boolean;
}

/** What a text wishes for, and what it says is not to be studied. */
interface Parted {
  wanted: string;
  excluded: Excluded[];
}

/** A text without what it says is not to be studied: "biologia, exceto botânica". */
function part(text: string): Parted {
  const excluded: Excluded[] = [];
  const wanted = text.replace(exclusion, (whole, what: string, at: number) => {
    if (comesBack.test(text.slice(at + whole.length))) return whole;
    const marker = whole.slice(0, whole.length - what.length);
    const comma = endsAtComma.test(marker) ? what.indexOf(',') : -1;
    excluded.push({
      what: (comma < 0 ? what : what.slice(0, comma)).replace(/,? com$/iu, ''),
      isSem: /(?<!\p{L})sem\s/iu.test(marker),
    });
    return comma < 0 ? '' : what.slice(comma);
  });
  return { wanted: wanted.replace(/^[\s,;]+|[\s,;]+$/gu, ''), excluded };
}

/** The same of all that a student wrote; null where nothing is excluded. */
export function partWish(text: StudentText): { text: StudentText; excluded: Excluded[] } | null {
  const [title, subject, description] = [part(text.title), part(text.subject), part(text.description)];
  const goals = text.goals.map(part);
  const excluded = [title, subject, description, ...goals].flatMap((each) => each.excluded);
  if (excluded.length === 0) return null;
  return {
    text: {
      title: title.wanted,
      subject: subject.wanted,
      description: description.wanted,
      goals: goals.map(({ wanted }) => wanted).filter((goal) => goal !== ''),
    },
    excluded,
  };
}

/** "VBA nem macro" are two. */
const piecesOf = (what: string): string[] =>
  what
    .split(/,\s*|\s+(?:e|nem|ou)\s+/iu)
    .map((piece) => piece.replace(/^(?:[oa]s?|d[aeo]s?) /iu, '').trim())
    .filter(Boolean);

/** Whether a curriculum has a matter of that name that does without: "receitas sem glúten" is not without recipes. */
const isMatter = (entry: Entry, what: string): boolean => {
  const name = `sem ${foldLetters(what).split(' ')[0]}`;
  return entry
    .read()
    .topics.some(({ name: topic, subtopics, terms }) =>
      [topic, ...subtopics.map(([sub]) => sub), ...terms].some((each) => foldLetters(each).includes(name)),
    );
};

const stemsOf = (text: string) =>
  wordsOf(text)
    .filter(saysSomething)
    .map(({ stem }) => stem);

/** Topics that have all words of a name in theirs: "geometria" is also the analytic one. */
const inNames = ({ topics }: Entry, what: string): Asked => {
  const stems = stemsOf(what);
  const has = (name: string) => {
    const own = new Set(stemsOf(name));
    return stems.length > 0 && stems.every((stem) => own.has(stem));
  };
  return new Map([...topics.entries()].flatMap(([at, name]) => (has(name) ? [[at, new Set<number>()]] : [])));
};

/** Of one curriculum, what some words name; null where they name all of it. */
function namedOf(what: string, read: ReadWords, entry: Entry): Asked | null {
  const cover = coverOf(read, entry.position);
  const named = cover ? namedIn(cover, entry, read.words).named : [];
  const isSubject = named.length === 0 && cover?.taken.some(({ means }) => means.some(namesSubject));
  return isSubject ? null : merged([...named, ...piecesOf(what).map((piece) => inNames(entry, piece))]);
}

/** A scope without what is excluded; null where nothing of it is left. */
function without(scope: Scope, excluded: Asked): Scope | null {
  if (excluded.size === 0) return scope;
  const isLeft = (at: number) => excluded.get(at)?.size !== 0;
  const asked = scope.asked
    .map((group) => new Map([...group].filter(([at]) => isLeft(at))))
    .filter((group) => group.size > 0);
  if (scope.asked.length > 0 && asked.length === 0) return null;
  return {
    ...scope,
    asked,
    stressed: new Map([...scope.stressed].filter(([at]) => isLeft(at))),
    excluded,
  };
}

/**
 * A reading of what is wished for without what is `excluded`: of each subject the topics and parts that are named; a
 * subject that is named as a whole, where others are left. Null where the words name nothing that could be left out.
 */
export function exclude(
  reading: Reading,
  excluded: readonly Excluded[],
  catalogue: Catalogue,
): Reading | null {
  if (reading.status !== 'known') return null;
  const { scopes } = reading;
  const isName = ({ means }: Cover['taken'][number]) => means.some(({ kind }) => kind !== 'fragment');
  const meant = excluded
    .map(({ what, isSem }) => ({ what, isSem, read: readWords(what, catalogue) }))
    .filter(
      ({ what, isSem, read }) =>
        read.covers.some(({ taken }) => taken.some(isName)) &&
        !(isSem && scopes.some(({ entry }) => isMatter(entry, what))),
    );
  if (meant.length === 0) return null;
  const done = new Set<string>();
  const left = scopes.flatMap((scope) => {
    const named = meant.map(({ what, read }) => {
      const found = namedOf(what, read, scope.entry);
      if (found === null ? scopes.length > 1 : found.size > 0) done.add(what);
      return found;
    });
    if (named.includes(null) && scopes.length > 1) return [];
    return without(scope, merged(named.map((each) => each ?? new Map()))) ?? [];
  });
  if (left.length === 0) return null;
  const total = left.reduce((sum, { share }) => sum + share, 0);
  return {
    ...reading,
    scopes: left.map((scope) => ({ ...scope, share: scope.share / total })),
    excluded: [...done].flatMap(piecesOf),
  };
}
