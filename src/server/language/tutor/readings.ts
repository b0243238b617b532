import { foldLetters } from '#shared/rules/text/fold.ts';
import { eitherIn } from './comparison/compared.ts';
import { asksOfAnother, threadOf } from './intent/follow-up.ts';
import { plainMessage } from './intent/plain-message.ts';
import { type Asked, askedIn } from './matching/asked-words.ts';
import { denies } from './quote/fitness.ts';
import { isPast, ofDeeds, type QuestionKind, takingPlace } from './quote/question-kind.ts';
import { isName } from './quote/quote.ts';
import type { Wanted } from './quote/rate.ts';
import type { Quotable } from './quote/read-quotables.ts';
import type { TutorInput } from './tutor.ts';

const storyWords = 26;
const mostOfStory = 40;

/** Who somebody was to others: "quem foi o presidente". */
const personRole =
  /^(?:lider|president\w+|rei|rainha|imperador|imperatriz|governador\w*|ministr[oa]|general|sucessor\w*|fundador\w*)$/;

/** Who may do something is told by whatever says who may. */
const mayDo = /\bquem (?:pode|podem|deve|devem|tem que|tem de|tem direito|precisa|consegue)\b/;

const saysWhoMay = ({ question, text }: Quotable) =>
  /(?<!\p{L})(?:pode|podem|poder[áã]o?|deve|devem|compete|competem|cabe|cabem|tem direito|t[êe]m direito|exclusiv\p{L}+|privativ\p{L}+)(?!\p{L})/iu.test(
    `${question ?? ''} ${text}`,
  );

/** "Quem recebe hora extra?" is told by who has a right to it. */
const having = /^(?:receb|possu|tem$|tinha)/;
/** "Onde nasceu …" is told by nothing of where somebody ruled. */
const ofLife = /(?<!\p{L})(?:nasc|morr|falec|morou|moram?|viveu)/u;

/** "O recurso tem prazo?" is told by nothing that says another thing of the appeal. */
const hadIn = (question: string) =>
  /(?<!\p{L})(?:tem|t[êe]m|possui|possuem|há) (?:(?:[oa]s?|uma?s?|algum[a]?|mesmo) )?(\p{L}{3,})/iu.exec(
    question,
  )?.[1];

/** Verbs of being the first to do something: any of them tells who did. */
const makes =
  /^(?:descobr|invent|cri[aoe]|propo|propu|propõ|formul|enunci|fund|desenvolv|elabor|conceb|idealiz)/;
const makers: readonly Asked[] = askedIn(
  'alguém descobriu, inventou, criou, propôs, formulou, enunciou, descreveu, mostrou, estudou, fundou, desenvolveu, elaborou, introduziu, divulgou, projetou, idealizou',
).map((word) => ({ ...word, role: 'verb' }));

/** A name said twice: "ddp / diferença de potencial", "gás carbônico (CO₂)". */
const otherName = /\([^)]*\)|[\p{L}\d]+ ?\/(?= ?\p{L})/u;
const bracketed = /\(([^)]*)\)/u;
const beforeSlash = /^.* ?\/ /u;

/** "Polimorfismo em Java" asks for what stands before its setting. */
function withSetting(asked: readonly Asked[], question: string): readonly Asked[] {
  const last = asked.at(-1);
  const [, setting] =
    / (?:em|n[ao]s?) (\p{L}+)(?: (?:o que|oq|que|é|e|eh|mesmo)| ?\?)*$/iu.exec(question) ?? [];
  return asked.length > 1 && last !== undefined && last.word === setting
    ? [...asked.slice(0, -1), { ...last, role: 'aspect' }]
    : asked;
}

/** "Quem controla o cálcio?", "quem faz os cálculos?" */
const doesNow = /(?<!\p{L})quem (?:é que )?(?!é |são |foi |foram |era |eram )\p{L}{3,}/iu;

/** What was asked for by its name before goes without saying. */
const unwanted = (word: Asked): Asked => ({ ...word, isWanted: false });

/** "E a praia?", of the island, is told by what begins with its beach. */
const beginsWith =
  (own: readonly Asked[]) =>
  ({ begins }: Quotable): boolean =>
    own.some(({ stem }) => begins.slice(0, 2).includes(stem));

/** Ways to read a question, the surest first: with what was spoken of before, by itself, as a story. */
export function readingsOf({
  message,
  said,
  intent,
}: Pick<TutorInput, 'message' | 'said' | 'intent'>): Wanted[] {
  const question = intent.kind === 'explain' ? intent.question : message;
  const { own, before, latest = before, kind, isPointing, isElsewhere } = threadOf(said, question);
  const isDenied = /(?<!\p{L})(?:n[ãa]o|nunca|nem)(?!\p{L})/iu.test(question);
  // Who did it and when is told by a sentence about doing it.
  const isOwn = askedIn(plainMessage(question)).some((word) => own.some(({ stem }) => stem === word.stem));
  const doing =
    isOwn &&
    (kind === 'person' ||
      kind === 'date' ||
      ((kind === 'place' || kind === 'manner') && ofLife.test(foldLetters(question)))) &&
    !mayDo.test(foldLetters(question))
      ? own.filter(
          ({ role, isVague, word }) => role === 'verb' && !isVague && !having.test(foldLetters(word)),
        )
      : [];
  const made =
    kind === 'person' && doing.some(({ word }) => makes.test(foldLetters(word)))
      ? [...doing, ...makers]
      : doing;
  const either = eitherIn(question).map(({ stem }) => stem);
  const had = own.filter(
    ({ word, role, stem }) =>
      (kind === 'whether' && role === 'name' && word === hadIn(question)) || either.includes(stem),
  );
  const roles = kind === 'person' ? own.filter(({ word }) => personRole.test(foldLetters(word))) : [];
  // Of "o clima do Cerrado", what goes on is near the Cerrado.
  const whose = before.filter(
    ({ role, isComplement, isPredicate }) => role === 'name' && isComplement && !isPredicate,
  );
  const named = before.filter(({ role, isVague }) => role === 'name' && !isVague);
  const spoken = whose.some(({ isVague }) => !isVague)
    ? { whose }
    : { near: named.length > 0 ? named : before };
  const placed =
    kind === 'definition' || kind === 'list' || kind === 'purpose' ? withSetting(own, question) : own;
  const settled = placed === own ? roles : placed.filter(({ role, isVague }) => role === 'name' && !isVague);
  const alone: Wanted = {
    asked: placed,
    context: before,
    kind,
    isDenied,
    must: made.length > 0 ? made : had.length > 0 ? had : settled,
    ...(isPointing && spoken),
  };
  // "Quem controla o cálcio?" may ask for a thing.
  const asksThing = kind === 'person' && doesNow.test(question) && !isPast(question);
  const asThing = (wanted: Wanted): Wanted[] =>
    asksThing ? [{ ...wanted, kind: 'plain', ...(isDenied && { among: denies }) }] : [];
  // Who was the first to do it is asked by any such verb.
  const matter = made.length > doing.length ? own.filter((word) => !doing.includes(word)) : own;
  const joint: Wanted = {
    asked: [...(before.length > 0 ? matter : own), ...before],
    must: [...own, ...made],
    kind,
    isDenied,
  };
  const other = [otherName, beforeSlash]
    .filter((name) => name.test(question))
    .map((name) => ({ asked: askedIn(question.replace(name, ' ')), kind }));
  // "As fases por onde o remédio passa (farmacocinética)" are told by the name in brackets, too.
  const sides = own.filter(({ role }) => role === 'aspect');
  const inBrackets = kind === 'list' ? askedIn(bracketed.exec(question)?.[1] ?? '') : [];
  if (inBrackets.length > 0 && sides.length > 0) other.unshift({ asked: [...sides, ...inBrackets], kind });
  const goingOn = (): Wanted[] => {
    if (isElsewhere)
      return [
        // "E no intestino grosso?" is told by what begins with it before what only counts it up.
        { asked: placed, context: before, kind, isDenied, among: beginsWith(own) },
        ...(made.length > 0 ? [own, made] : [own]).map((must) => ({
          ...joint,
          asked: joint.asked.map(unwanted),
          must,
        })),
      ];
    // Of several things that were spoken of, a pronoun may stand for the last one alone.
    const lately: Wanted[] =
      latest.length > 0 && latest.length < before.length
        ? [{ ...joint, asked: [...matter, ...latest], near: latest.filter(({ role }) => role === 'name') }]
        : [];
    if (isPointing) return [{ ...joint, ...spoken }, alone, ...asThing({ ...joint, ...spoken }), ...lately];
    const bare: Wanted = { ...alone, context: [] };
    const another = asksOfAnother(question) ? [bare] : [];
    if ('whose' in spoken) return [{ ...alone, ...spoken, among: beginsWith(own) }, alone, joint, ...another];
    // "E a mórula?" after what a blastocyst is asks what a morula is, and not for both.
    const isAnother = kind === 'definition' && own.some(({ role, isVague }) => role === 'name' && !isVague);
    return [isAnother ? bare : alone, joint, ...another];
  };
  const plain = before.length === 0 ? [alone, ...other, ...asThing(alone)] : goingOn();
  const isLong = message.split(/\s+/).length > storyWords;
  // "Como prevenir a lesão?" is told by what prevents before what the lesion is.
  const deeds = own.filter(({ role, isVague }) => role === 'verb' && !isVague);
  if (
    ofDeeds.has(kind) &&
    deeds.length > 0 &&
    before.length === 0 &&
    !isLong &&
    partsOf(question).length === 1
  )
    plain.unshift({ ...alone, must: deeds });
  const rest = question === message ? '' : plainMessage(message).replace(question, ' ').trim();
  // What says who may comes before what only names it.
  if (mayDo.test(foldLetters(question)))
    plain.unshift(...plain.slice(0, 1).map((wanted) => ({ ...wanted, among: saysWhoMay })));
  // What is said to take place just so comes before what only names it.
  const takesPlace = takingPlace(question);
  if (takesPlace)
    plain.unshift(
      ...plain.slice(0, 1).map(
        (wanted: Wanted): Wanted => ({
          ...wanted,
          asked: wanted.asked.filter(({ role }) => role !== 'aspect'),
          must: wanted.must?.filter(({ role }) => role !== 'aspect'),
          kind: kind === 'list' ? 'plain' : kind,
          among: ({ question: card, text }: Quotable) => card === null && takesPlace.test(text),
        }),
      ),
    );
  if (!isLong && isName(rest)) plain.push({ asked: askedIn(rest), kind });
  return isLong ? ofStory(message, question, plain, kind) : plain;
}

/** Points into the story that it ends: "quanto tempo ela tem para isso?", "esse tipo de demanda". */
const intoStory = /(?<!\p{L})(?:d|n)?(?:is[st]o|ess[ea]s?|aquel[ea]s?|aquilo|el[ea]s?)(?!\p{L})/iu;

/** Asks nothing but what holds for what was told: "qual é a regra nesse caso?" */
const ofTheCase = /(?<!\p{L})n(?:ess|est)[ea] (?:caso|situa[çc][ãa]o|exemplo)(?!\p{L})/iu;

const asksName = /(?<!\p{L})(?:se chama|nome)(?!\p{L})/iu;

/** The ways to read the question of a long message, whose other words tell what it points at. */
function ofStory(message: string, question: string, plain: readonly Wanted[], kind: QuestionKind): Wanted[] {
  const whole = askedIn(plainMessage(message), mostOfStory);
  const telling = plain.filter(
    ({ asked }) => question.split(/\s+/).length <= storyWords && asked.some(({ role }) => role !== 'verb'),
  );
  const readable = telling.map((wanted) => ({ ...wanted, context: whole }));
  const story: Wanted = { asked: whole, kind, isStory: true };
  if (question === message) return [...readable, story];
  if (ofTheCase.test(question)) return [story, ...readable];
  const told = (telling[0]?.asked ?? []).filter(({ role }) => role !== 'verb');
  if (!intoStory.test(question))
    return [...readable, ...(told.length > 0 ? [{ ...story, must: told }] : []), story];
  const named = told.filter(({ role }) => role === 'name');
  // "Como se chama esse erro?"
  const names = named.length === 0 && asksName.test(question) ? told : named;
  return names.length > 0 ? [...readable, { ...story, must: names }, story] : [story, ...readable];
}

const longestOfParts = 300;
const mostParts = 4;
const questionWord = 'o que|por que|como|quando|onde|quem|quais|qual|para que|quant[oa]s?';
const within = new RegExp(`(?:,| e)\\s+(?:(?:e|também|depois|ainda) )*(?=(?:${questionWord}) )`, 'iu');
const asksByItself = new RegExp(
  `(?<!\\p{L})(?:${questionWord})(?!\\p{L})|^(?:me )?(?:expli[cq]|defin)`,
  'iu',
);
/** "… e quais são?" goes on with the question before it. */
const asksNothingNew =
  /^(?:quais (?:s[ãa]o|foram|eram)(?: el[ea]s)?|(?:de|em) que ano (?:[ée]|foi|s[ãa]o|foram) cada(?: um[a]?)?|(?:o que|para que)(?: \p{L}+){0,3} cada(?: um[a]?)?(?: \p{L}+){0,3})\W*$/iu;
const shortestPart = 6;

/** The questions of one message: "o que é e por que acontece?", "o que é X? e Y?"; one alone of most. */
export function partsOf(question: string): string[] {
  if (question.length > longestOfParts) return [question];
  const asks = question.includes('?');
  const whole = question.split(/(?<=\?)\s+/u).filter((part) => !asks || part.includes('?'));
  const parts = whole.flatMap((each) => {
    const inside = each.split(within);
    return inside.every(
      (part) => asksByItself.test(part) && part.length > shortestPart && !asksNothingNew.test(part),
    )
      ? inside
      : [each];
  });
  return parts.length > 1 && parts.length <= mostParts ? parts : [question];
}
