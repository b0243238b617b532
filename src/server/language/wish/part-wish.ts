import type { Exam } from '#server/content/curricula.ts';
import { fold } from '#shared/rules/text/fold.ts';
import type { Catalogue } from './catalogue.ts';
import type { Cover } from './matches.ts';
import { examsIn, readWords } from './read-words.ts';
import type { StudentText } from './reading.ts';
import { saysSomething } from './words.ts';

/** Words that say of what follows that it is not to be studied. */
const markers = {
  /** May be of a name, where no comma stands before it: "contratação sem licitação". */
  weak: 'sem',
  except:
    'sem (?:contar|incluir|precisar de)(?: [oa]s?)?|menos|exceto|tirando|pulando|fora|(?<=[,.;(] ?|mas |e )nada de|(?:com )?exce[çc][ãa]o d[aeo]s?|a n[ãa]o ser|(?:mas |e )n[ãa]o|ficou de fora, como você pediu:',
  unwanted:
    'n(?:[ãa]o)? (?:(?:quero|queria|preciso|precisa|pretendo|vou|gosto)(?: mais)?(?: (?:de|ver|estudar|revisar|aprender|incluir|saber|fazer|nada)){0,3}|(?:vai )?ca(?:i|em|ir)|inclua|coloque|ponha)',
  known:
    'j[áa] (?:(?:mando|vou) (?:muito )?bem (?:em|de|n[ao]s?)|sei|domino|conhe[çc]o|estudei|vi|fiz|aprendi|terminei)(?: (?:bem|tudo|muito|sobre|de)){0,2}',
} as const;
/**
 * What stands before says so of itself: "português eu já mando bem", "…, mas orgânica já vi", "a p1 (campo elétrico, Gauss)
 * já passou". What was only taught is what the next test asks.
 */
const knownBehind =
  /(?<=^|[.:;!?\n,–]|(?<!\p{L})(?<but>mas|só que)) {0,3}(?:(?<what>(?:(?! (?:mas|só que) )[^.,:;!?\n()–]){3,60}?)|(?:[ao] )?(?:p1|av1|n1|primeira prova|prova 1|unidade 1)[^.,:;!?\n()]{0,10}\((?<list>[^()\n]{3,100})\)),? (?:(?:eu|a gente) )?j[áa] (?:(?<mastered>mando bem|domino|sei(?: bem| tudo)?)|vi(?: tudo)?|vimos|estudei|aprendi|terminei|passou|passei|foi|caiu)(?=\s*(?:[.,;!?\n]|$)| (?:e|mas) )/giu;
/** "Só Durkheim e Weber, Marx não", but not "sei álgebra, geometria não". */
const deniedBehind =
  /(?<=(?<!\p{L})s[óo] (?:(?!(?<!\p{L})(?:sei|fiz|vi|sou|vou|estudei|gosto)(?!\p{L}))[^.;!?\n])*[,;] {0,3}(?:mas |e )?)(?<denied>(?!tamb[ée]m)[^.,:;!?\n()–]{3,40}?) n[ãa]o(?=\s*(?:[.,;!?\n]|$))/giu;
const marker = new RegExp(
  `[\\s,;(–-]{0,4}(?<![\\p{L}-])(?:(?:mas|só que|e|pois|porque|eu|ainda|por enquanto) )*(?:(?<except>${markers.except})|(?<weak>${markers.weak})|(?:${markers.unwanted})|(?<known>${markers.known})) `,
  'giu',
);
/** Before "menos", these turn it around: "sei tudo menos óptica" wishes for optics, "tudo de física menos óptica" doesn't. */
const turnsAround =
  /(?<!\p{L})(?:sei|domino|estudei|vi|fiz|tudo(?! d[aeo]s? )|(?:sou|vou|estou|to|tô|ando)(?: \p{L}+)? (?:bem|bom|boa)|mais ou|ao|pelo)(?!\p{L})[^.;!?\n]*$/iu;
/** "Já estudei química, mas esqueci tudo." */
const comesBack =
  /^[^.;!?\n]{0,60}(?:aprofund|revis|esquec|lembr|melhor|refor[çc]|entend|d[úu]vida|reprov|pratic|avan[çc]ad|fluent|desafi|exerc|quest[õo]|erro|erra|zerei|tirei|nota|refaz|rever|do zero|n[ãa]o passei|n[ãa]o fui|de novo|outra vez)|^[^.;!?\n]{0,40}[.;!?\n]\s*(?:quero |preciso |vou )?(?:revis|aprofund|refor[çc])/iu;
const between = /(,\s*|\s+(?:e|nem|ou)\s+)/iu;
const article = /^(?:(?:[oa]s?|d[aeo]s?|(?:a )?(?:parte|teoria|mat[ée]ria)(?: geral)? d[aeo]s?) )+/iu;
const longest = 80;
/** Of a text that a student writes, and of a goal, so much is read that is not to be studied; of both, names. */
const most = { text: 12, goal: 2, names: 6 } as const;
const wanting =
  'quero|queria|preciso|foc\\p{L}+|vou|tenho|estou|t[ôo]|gostaria|meu|minha|tamb[ée]m|mas|agora|falta\\p{L}*|com|para|pra|prova de';
const rest = `(?:(?!(?:${wanting})(?!\\p{L}))[^\\s.,;!?\\n()]+(?: |(?=[.,;!?\\n)]|$)))`;
/** Says why, behind what is left out: "menos logaritmo, que eu já sei"; nothing that wishes for more. */
const reason = new RegExp(
  `^,? (?:que|pois|porque|pq|já que) (?:(?:eu|já|a gente|isso|esse|essa|não|nao) )+${rest}{0,12}(?=[.,;!?\\n)]|$)|^ ?\\((?:ess[ea]s?|isso|que|j[áa]) [^()\\n]{2,60}\\)|^ (?:por enquanto|ainda|agora|de jeito nenhum)(?=[.,;!?\\n)]|$)`,
  'iu',
);
/** What else is said to be known, whatever it is called: "já sei derivadas e a integral de uma variável". */
const restOfKnown = new RegExp(`^ e ${rest}{1,7}(?=[.,;!?\\n)]|$)`, 'iu');
/** "… na escola", "… na Aliança". */
const whereKnown =
  /^ n[ao]s? (?:\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*|(?:escola|aulas?|curso|cursinho|faculdade|col[ée]gio|ano|semestre)(?: passad[oa]s?)?)(?=[ .,;!?\n)]|$)/u;
/** "Só logaritmo, o resto já sei": what isn't named is not wished for. */
const restKnown =
  /[\s,;(–-]+(?:(?:e|mas|pois|porque|que) )?(?:o )?(?:resto|restante) (?:eu )?(?:j[áa] )?(?:sei|domino|vi|estudei|aprendi)(?: tudo| bem)?\)?(?=\s*(?:[.,;!?\n]|$))/iu;
/** Points of what is a name, and no loose word. */
const leastOfWish = 6;
/** Far enough to see what turns a marker around. */
const longestBefore = 120;

/** What is said not to be studied; `isWeak`: by a word that may be of a name. */
export interface Excluded {
  what: string;
  isWeak: boolean;
}

/** The groups of an examination that have a name: "exatas". */
export const groupsNamed = (what: string, { groups = {} }: Exam): string[] =>
  Object.entries(groups).flatMap(([group, aliases]) =>
    aliases.map(fold).includes(fold(what)) ? [group] : [],
  );

/** What students say of a matter, and is in the names of others. */
const feelings = new Set('medo erro erros duvida duvidas pressa ajuda sono'.split(' '));

/** Whether words are a name of the catalogue, and nothing else: "botânica", not "bem em botânica". */
function isName(what: string, catalogue: Catalogue): boolean {
  const bare = what.replace(article, '');
  if (catalogue.exams.some((exam) => groupsNamed(bare, exam).length > 0)) return true;
  const { covers, words } = readWords(bare, catalogue);
  const isSaid = words.every((word) => saysSomething(word) && !feelings.has(word.word));
  const isNamed = ({ taken }: Cover, at: number) =>
    taken.some(
      ({ places, means }) => places.includes(at) && (isSaid || means.some(({ kind }) => kind !== 'fragment')),
    );
  return words.length > 0 && covers.some((cover) => words.every((_, at) => isNamed(cover, at)));
}

/** The names at the beginning of a text, and how far they reach: to a comma, or over it. */
function namesIn(
  text: string,
  endsAtComma: boolean,
  catalogue: Catalogue,
  isOfWish: (name: string) => boolean,
): { names: string[]; end: number } {
  const [sentence = ''] = text.split(
    /[.;!?\n()]| (?:que|pois|porque|pq|já que) (?=eu |já |a gente |isso |ess[ea] |n[ãa]o )| n[ao]s? (?=escola|aula|curs|facul|col[ée]gio|semestre|ano|\p{Lu})| (?:por enquanto|agora|ainda|de jeito nenhum)(?=[.,;!?\n)]|$)| (?=falta| ?s[óo] )/u,
  );
  const parts = sentence.slice(0, longest).split(between, 2 * most.names - 1);
  const names: string[] = [];
  let [end, at] = [0, 0];
  for (const [index, part] of parts.entries()) {
    const isSign = index % 2 === 1;
    if (isSign && endsAtComma && part.startsWith(',')) break;
    if (!isSign && !isName(part.trim(), catalogue)) break;
    if (!isSign && names.length > 0 && !isOfWish(part.trim())) break;
    at += part.length;
    if (isSign) continue;
    names.push(part.trim().replace(article, ''));
    end = at;
  }
  return { names, end };
}

interface Parted {
  wanted: string;
  excluded: Excluded[];
}

/** A text without what it says is not to be studied: "biologia, exceto botânica". */
function part(text: string, catalogue: Catalogue, limit: number): Parted {
  const excluded: Excluded[] = [];
  let [wanted, from] = ['', 0];
  for (const found of text.matchAll(marker).take(limit)) {
    const { weak, except, known } = found.groups ?? {};
    const start = found.index + found[0].length;
    if (found.index < from) continue;
    const isTurned =
      (weak || except) && turnsAround.test(text.slice(Math.max(0, found.index - longestBefore), found.index));
    if (isTurned || (known && comesBack.test(text.slice(start, start + 2 * longest)))) continue;
    // "Biologia sem botânica e química orgânica" is no biology without chemistry.
    const wished = readWords(text.slice(0, found.index), catalogue).covers.filter(({ isNamed }) => isNamed);
    const isOfWish = (name: string) => {
      const own = readWords(name.replace(article, ''), catalogue).covers;
      const isOther = own.some(({ isNamed }) => isNamed) && wished.length > 0;
      const holds = (cover: Cover) =>
        catalogue.entries[cover.entry]?.isGeneral || own.some(({ entry }) => entry === cover.entry);
      return !isOther || wished.some(holds);
    };
    const { names, end } = namesIn(
      text.slice(start, start + 2 * longest),
      /(?:sem|menos) $/iu.test(found[0]),
      catalogue,
      isOfWish,
    );
    if (names.length === 0) continue;
    const isWeak = weak !== undefined && !/^\s*[,;(]/u.test(found[0]);
    excluded.push(...names.map((what) => ({ what, isWeak })));
    wanted += text.slice(from, found.index);
    const isInside = found[0].includes('(') && text[start + end] === ')';
    from = start + end + (isInside ? 1 : 0);
    if (known) from += whereKnown.exec(text.slice(from))?.[0].length ?? 0;
    from += (known ? restOfKnown : reason).exec(text.slice(from))?.[0].length ?? 0;
  }
  return { wanted: `${wanted}${text.slice(from)}`.replace(/^[\s,;]+|[\s,;]+$/gu, ''), excluded };
}

/** What a text wants besides says something that the catalogue knows. */
function isWish(text: string, catalogue: Catalogue): boolean {
  const { words, covers, telling } = readWords(text, catalogue);
  const isKnown = covers.some(({ isNamed, points }) => isNamed || points >= leastOfWish);
  return examsIn(words, catalogue).length > 0 || (telling.size > 0 && isKnown);
}

/** The same of what is said behind the names, where something else is wished for: "química eu já sei, quero física". */
function partBehind(text: string, catalogue: Catalogue, limit: number): Parted {
  const excluded: Excluded[] = [];
  let [left, from] = ['', 0];
  const behind = [...text.matchAll(knownBehind).take(limit), ...text.matchAll(deniedBehind).take(limit)];
  for (const found of behind.toSorted((one, other) => one.index - other.index)) {
    if (found.index < from) continue;
    const { but, what = found.groups?.denied, list, mastered = found.groups?.denied } = found.groups ?? {};
    const end = found.index + found[0].length;
    const said = (list ?? what ?? '').split(between).filter((_, at) => at % 2 === 0);
    const names = said.slice(0, most.names).map((name) => name.trim().replace(/^(?:mas|só que) /iu, ''));
    const isBut = but !== undefined || /^\s*(?:mas|só que) /iu.test(found[0]);
    if (!(mastered || list || isBut) || !names.every((name) => isName(name, catalogue))) continue;
    if (comesBack.test(text.slice(end, end + 2 * longest))) continue;
    excluded.push(...names.map((name) => ({ what: name.replace(article, ''), isWeak: false })));
    left += text.slice(from, found.index);
    from = end;
  }
  const wanted = `${left}${text.slice(from)}`
    .replace(/(?<=[.:;!,]),/gu, '')
    .replace(/^[\s.,;]+|(?:[\s,;]|\s(?:mas|só que)(?=\s*$))+$/gu, '');
  return excluded.length > 0 && isWish(wanted, catalogue)
    ? { wanted, excluded }
    : { wanted: text, excluded: [] };
}

/** What is said not to be studied, before and behind its names. */
function partBoth(text: string, catalogue: Catalogue, limit: number): Parted {
  const before = part(text, catalogue, limit);
  const behind = partBehind(before.wanted, catalogue, limit);
  return { wanted: behind.wanted, excluded: [...before.excluded, ...behind.excluded] };
}

/** A title without what it says of all the rest. */
export const withoutRest = (text: StudentText): StudentText => ({
  ...text,
  title: text.title.replace(restKnown, ''),
});

/** The same of all that a student wrote; null where nothing is excluded. */
export function partWish(
  text: StudentText,
  catalogue: Catalogue,
): { text: StudentText; excluded: Excluded[] } | null {
  const [title, subject, description] = [text.title, text.subject, text.description].map((each) =>
    partBoth(each, catalogue, most.text),
  ) as [Parted, Parted, Parted];
  const goals = text.goals.map((goal) => partBoth(goal, catalogue, most.goal));
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
