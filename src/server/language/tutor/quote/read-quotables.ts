import { type ItemList, type Sentence, splitSentences } from '#server/language/text/split-sentences.ts';
import { hasVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { type ContentWord, contentWords, stemsOf } from '../content-words.ts';
import { sidesOf } from '../quiz/cloze-card.ts';
import type { Passage } from '../tutor.ts';
import { fullName, inheritedBy, subjectOf } from './antecedents.ts';
import { ElidedNouns } from './elided-nouns.ts';
import { isCommand } from './is-command.ts';

/** What can be quoted by itself: a sentence, an announced list, or the answer of a card. */
export interface Quotable {
  /** Position among the passages. */
  passage: number;
  /** Where it begins and ends in the text of the passage. */
  start: number;
  end: number;
  /** On one line, cleaned; of a list, what announces it. */
  text: string;
  items: readonly string[];
  /** As it stands in the passage. */
  source: string;
  /** The question of a card. */
  question: string | null;
  /** The words of the text that say something, in order. */
  words: readonly ContentWord[];
  /** Stems of its words, a card's question among them, and of what it stands under: title and heading. */
  stems: ReadonlySet<string>;
  around: ReadonlySet<string>;
  /** Stems of what the first sentence of its paragraph is about. */
  opening: ReadonlySet<string>;
  /** Stems of the whole text that it is of. */
  whole: ReadonlySet<string>;
  /** What it stands under, as it is written. */
  heading: string;
  /** Stems of the question that it answers, of a card. */
  asks: ReadonlySet<string>;
  /** The first stems of the text, in order. */
  begins: readonly string[];
  /** Stems of what its pronouns stand for. */
  inherited: ReadonlySet<string>;
  /** The sentence before it, without which it can't be understood. */
  leansOn: Quotable | null;
  /** Whether it begins as if something had been said before, and nothing was. */
  isTorn: boolean;
}

/** Of what opens a paragraph, or has none. */
export const none: ReadonlySet<string> = new Set();
const longest = 600;
const fewestWords = 3;
const mostItems = 10;
const pronoun =
  /^(?:(?!que |quando )[^\s,.;:]+[ ,]+){0,4}?(?:d?el[ea]s?|nel[ea]s?|[dn]?ess[ea]s?|[dn]?est[ea]s?|disso|nisso|isso|isto)(?!\p{L})/iu;
/** "Por ser crime contra o patrimônio, ele é julgado …" */
const afterClause =
  /^(?:Por|Para|Ao|Quando|Se|Como|Embora|Mesmo|Depois|Antes|Após|Durante|Em|N[oa]s?) [^.;:]{3,70}, el[ea]s?(?!\p{L})/u;
/** "Para evitá-la" as well. */
const clitic = /^(?:[^\s,;:]+ ){0,4}\p{L}+-l[oa]s?(?!\p{L})/u;
/** "Diminui esse efeito" speaks of what was told before. */
const pointing =
  /(?<!\p{L})(?:d|n)?ess[ea]s? (?:efeito|processo|fen[oô]meno|problema|caso|per[ií]odo|movimento|situa[cç][aã]o|tipo|forma|lei|regra|fato|rea[cç][aã]o|mudan[cç]a|conflito|tratado|acordo|m[eé]todo|teoria|modelo)(?!\p{L})/iu;
const leaning =
  /^(?:[EÉ]l[ea]s?|D?[EI]st?s[eao]s?|N?[EI]ss[eao]s?|[DN]?(?:est|ess)[ea]s?|Isto|Seus?|Suas?|Além disso|Por isso|Assim|Portanto|Logo|Já|Mas|Porém|Contudo|Todavia|No entanto|Entretanto|Também|Com isso|Então|Depois(?! d[aeo]s?(?!\p{L}))|Em seguida|Tal|Tais|Lá|Ali|Ambos|Ambas|O mesmo|A mesma|E|Ou|São|É|Foi|Foram|Era|Eram|Pode|Podem|Deve|Devem|Tem|Têm|Possui|Possuem|Ocorre|Ocorrem|Serve|Servem|Consiste|Inclui|Incluem|Divide-se|Dividem-se|Acontece|Surgiu|Surge|[OA]s (?:mais \p{Ll}+|principais) (?:são|eram|foram)|Por exemplo|Por outro lado|Por sua vez|Ou seja|Isto é|Dessa forma|Desse modo|Nesse caso|A maio(?:ria|r parte)(?! d[aeo]s?(?!\p{L})))(?!\p{L})/u;

/** "Nasceu no interior", "Em 1963 recebeu também …", "No ano seguinte, invadiu …": who did it is told before. */
export const subjectless =
  /^(?:(?:\p{L}+ (?:anos|meses|dias|semanas|décadas|séculos) (?:mais tarde|depois|antes),? )|(?:Em|N[oa]s?|Depois|Mais tarde|Anos depois|Logo|Por fim|Ainda|Também|Já|A partir d[aeo]s?|Após|Durante) (?:[^,.;:]{2,40}, |(?:\p{L}{1,3} )?\d{4},? |seguida,? )?)?(?!(?:museu|liceu|coliseu|apogeu|ateneu|mausol[eé]u|trof[eé]u|europeu|judeu|hebreu|plebeu|ateu|chap[eé]u|r[eé]u|c[eé]u|v[eé]u|pneu)(?!\p{L})|surgi|(?:nasceu|caiu|morreu|terminou|acabou|chegou|apareceu|desapareceu|entrou) (?:[oa]s?|um|uma) |come[çc]ou|ocorreu|aconteceu|houve|existi)(?:também |ainda )?\p{L}{2,}(?:ou|eu|iu) (?!(?:o|a|os|as) \p{L}+ (?:que|de|do|da)?$)(?:(?:em|n[oa]s?|d[aeo]s?|a|o|as|os|um|uma|com|por|pel[oa]s?|para|também|ainda|seu|sua|mais|duas|dois|três|\d+) )/iu;

/** "Efeitos adversos: gastrite e úlcera" within a paragraph: a side of what was spoken of. */
export const sideOf =
  /^(?:Ações|Ação|Características|Causas?|Consequências?|Contraindicaç(?:ão|ões)|Desvantagens?|Diagnóstico|Efeitos?|Finalidade|Fórmula|Funç(?:ão|ões)|Indicaç(?:ão|ões)|Objetivos?|Prevenção|Profilaxia|Propriedades|Reações|Sinais|Sintomas?|Transmissão|Tratamento|Usos?|Vantagens?)(?: \p{Ll}{4,}| e \p{Ll}{4,})?: /u;

/** "São cinco os requisitos" counts, and goes on with nothing. */
const counting =
  /^(?:São|Foram|Eram) (?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|\d+|vári[oa]s|divers[oa]s|muit[oa]s)(?!\p{L})/u;

/** "Metáfora: comparação implícita …" says by itself what it is about. */
export const glossed = /^[^:]{2,60}: .{12,}/u;

/** What sets words apart for a model: no text for students has it. */
const markup = /<\/?(?:system|assistant)>|\[\/?(?:INST|SYSTEM)\]/iu;

/** "U = R · i" is a formula, and need not say so. */
const equation = /[\p{L}\d)] ?= ?[\p{L}\d(√-]/u;

const isTelling = ({ text }: Sentence) =>
  text.length <= longest &&
  !text.endsWith('?') &&
  !markup.test(text) &&
  (equation.test(text) ||
    (wordsOf(text).length >= fewestWords &&
      (hasVerb(text) ||
        glossed.test(text) ||
        (wordsOf(text).length > fewestWords + 1 && /[.!]$/u.test(text))))) &&
  !isCommand(text);

const firstWords = 4;
/** The stems of a text, and the first of them in order. */
function stemsIn(text: string): Pick<Quotable, 'words' | 'stems' | 'begins'> {
  const words = contentWords(text);
  const all = words.map(({ stem }) => stem);
  return { words, stems: new Set(all), begins: all.slice(0, firstWords) };
}

const lived = /\(\d{3,4} ?[-–] ?\d{3,4}\)/u;
const years =
  /(?:entre|d[eao]) (?:os anos de )?(?:(?:\d{1,2}º? de )?(?:\p{L}+) de )?\d{3,4} (?:e|a|até)(?: os anos de)? (?:(?:\d{1,2}º? de )?(?:\p{L}+) de )?\d{3,4}|(?<!\p{L})vai d[aeo]s? [^.]{3,80}\d{3,4}[^.]* até /u;
const stretch =
  /(?<!\p{L})(?:em|por|durante|de) (?:cerca de |uns |quase |aproximadamente )?\d[\d.,]* (?:segundos|minutos|horas|dias|semanas|meses|anos|séculos)(?!\p{L})/u;
/**
 * What a sentence says without the word for it: an equation is a formula, "Freud (1856-1939)" was born and died, what went
 * on from 1914 to 1918 began and ended, what takes 365 days lasts them.
 */
const implying = (
  [
    [equation, 'fórmula'],
    [lived, 'nasceu morreu começou terminou'],
    [years, 'começou terminou'],
    [stretch, 'dura'],
  ] as const
).map(([pattern, words]) => ({ pattern, words: contentWords(words) }));
/** Stems of such words, each with how it is written. */
export const implied: ReadonlyMap<string, string> = new Map(
  implying.flatMap(({ words }) => words.map(({ stem, word }) => [stem, word])),
);
export const formula: ReadonlySet<string> = stemsOf('fórmula');
function withImplied<Stems extends { stems: ReadonlySet<string> }>(made: Stems, text: string): Stems {
  const found = implying.filter(({ pattern }) => pattern.test(text)).flatMap(({ words }) => words);
  return found.length === 0
    ? made
    : { ...made, stems: made.stems.union(new Set(found.map(({ stem }) => stem))) };
}

const likeness = 6;
const isLike = (one: string, other: string) =>
  one === other || (one.length >= likeness && one.slice(0, likeness) === other.slice(0, likeness));

/**
 * What a title says of what stands under a heading. "Revolução Francesa e era napoleônica": of a lesson's matters, one
 * that has a section of its own, by a word of its name, is told of in no other.
 */
function titleOver(
  parts: readonly { heading: string | null }[],
  { kind, title }: Passage,
): (heading: string | null) => ReadonlySet<string> {
  const matters = title.split(/, | e /u).map(stemsOf);
  const whole = stemsOf(title);
  if (kind !== 'lesson' || matters.length === 1) return () => whole;
  const sections = [...new Set(parts.map(({ heading }) => heading ?? ''))].map(stemsOf);
  const isOf = (matter: ReadonlySet<string>, section: ReadonlySet<string>) =>
    [...matter].some((word) => [...section].some((other) => isLike(word, other)));
  return (heading) => {
    const own = stemsOf(heading ?? '');
    return new Set(
      matters
        .filter(
          (matter, at) =>
            isOf(matter, own) ||
            // It begins with the first of them.
            (heading === null && at === 0) ||
            !sections.some((each) => isOf(matter, each)),
        )
        .flatMap((matter) => [...matter]),
    );
  };
}

function fromText(passage: Passage, at: number): Quotable[] {
  const { sentences, lists } = splitSentences(passage.text);
  const found = new Map<Sentence, Quotable>();
  const base = {
    passage: at,
    heading: `${passage.title} ${passage.subject ?? ''}`,
    question: null,
    asks: none,
    inherited: none,
    opening: none,
    whole: none,
    leansOn: null,
    isTorn: false,
  };
  const headings = new Map<string | null, ReadonlySet<string>>();
  const title = titleOver([...sentences, ...lists], passage);
  const around = (heading: string | null) => {
    const known =
      headings.get(heading) ?? stemsOf(`${heading ?? ''} ${passage.subject ?? ''}`).union(title(heading));
    headings.set(heading, known);
    return known;
  };
  const ends = ({ at: start, source }: Sentence | ItemList) => ({ start, end: start + source.length });
  const whole = lists
    .filter(
      ({ items }) =>
        items.every((item) => item.length <= longest) && !items.every((item) => glossed.test(item)),
    )
    .map((list) => ({ ...list, items: list.items.map((item) => item.replace(/[;,]$/, '')) }));
  // What announces a list that is told line by line says nothing without it.
  const announced = (text: string) => lists.find(({ intro }) => intro === text.replace(/:$/u, ''));
  const listOf = ({ at: start }: Sentence) =>
    lists.find((list) => start >= list.at && start < list.at + list.source.length);
  let opening = none;
  let person = none;
  const nouns = new ElidedNouns();
  for (const sentence of sentences) {
    const { text, source, heading, previous } = sentence;
    const isListed = whole.some(
      (list) => sentence.at >= list.at && sentence.at < list.at + list.source.length,
    );
    const items = (announced(text)?.items ?? [])
      .slice(0, mostItems)
      .map((item) => item.replace(/[;,]$/u, ''));
    if (isListed || (items.length === 0 && !isTelling(sentence))) continue;
    const isSaid = !sentence.opens && /^["“‘]/u.test(text);
    const leans =
      isSaid ||
      (leaning.test(text) && !counting.test(text)) ||
      pronoun.test(text) ||
      afterClause.test(text) ||
      clitic.test(text) ||
      (!sentence.opens && subjectless.test(text)) ||
      pointing.test(text) ||
      (!sentence.opens && sideOf.test(text));
    const leansOn = (leans && previous && found.get(previous)) || null;
    const noun = nouns.read(text, sentence.opens, leans);
    if (sentence.opens) [opening, person] = [none, none];
    found.set(sentence, {
      ...base,
      ...ends(sentence),
      text,
      items,
      source,
      ...withImplied(stemsIn(text), text),
      around: around(heading),
      inherited: (leansOn ? inheritedBy(text, leansOn, person) : noun).union(
        stemsOf(listOf(sentence)?.intro ?? ''),
      ),
      opening,
      leansOn,
      isTorn: leans && leansOn === null,
    });
    const made = found.get(sentence);
    if (sentence.opens && made) opening = subjectOf(made);
    const [who] = made && !leansOn ? (fullName.exec(text) ?? []) : [];
    if (who !== undefined) person = stemsOf(who);
  }
  const listed = whole.map(
    (list): Quotable => ({
      ...base,
      ...ends(list),
      text: list.intro,
      items: list.items,
      source: list.source,
      ...stemsIn([list.intro, ...list.items].join(' ')),
      around: around(list.heading),
    }),
  );
  const all = [...found.values(), ...listed];
  const ofText = new Set(all.flatMap(({ stems }) => [...stems]));
  for (const each of all) each.whole = ofText;
  return all;
}

/** A lesson's cards stand under its topic too. */
const filedUnder = ({ asks, title, subject = '' }: Passage) =>
  asks === undefined ? subject : `${title} ${subject}`;

/** A card is quoted whole: its answer says nothing without its question. */
function fromCard(passage: Passage, at: number): Quotable[] {
  const question = passage.asks ?? passage.title;
  const { asked, proof } = sidesOf({ question, answer: passage.text });
  const isCloze = asked !== question;
  if (proof.trim() === '') return [];
  const source =
    proof.length <= 4 * longest ? proof : `${proof.slice(0, 4 * longest).replace(/\s+\S*$/u, '')} […]`;
  return [
    {
      passage: at,
      start: 0,
      end: source.length,
      text: source.replace(/\s+/gu, ' ').trim(),
      items: [],
      source,
      question: isCloze ? null : asked,
      ...stemsIn(source),
      stems: stemsOf(isCloze ? source : `${asked} ${source}`),
      around: stemsOf(filedUnder(passage)),
      heading: filedUnder(passage),
      asks: stemsOf(isCloze ? '' : asked),
      inherited: none,
      opening: none,
      whole: none,
      leansOn: null,
      isTorn: false,
    },
  ];
}

/** One answer reads the same passages several times, each time some of them. */
const readBefore = new WeakMap<Passage, { at: number; quotables: Quotable[] }>();

/** What can be quoted of the passages, in their order; every `source` is a substring of its passage but for clozes. */
export const readQuotables = (passages: readonly Passage[]): Quotable[] =>
  passages.flatMap((passage, at) => {
    const known = readBefore.get(passage);
    if (known?.at === at) return known.quotables;
    const isCard = passage.kind === 'flashcard' || passage.asks !== undefined;
    const quotables = isCard ? fromCard(passage, at) : fromText(passage, at);
    readBefore.set(passage, { at, quotables });
    return quotables;
  });
