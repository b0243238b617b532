import { hasVerb, isVerb } from '#server/language/text/verbs.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { type Asked, askedIn } from '../matching/asked-words.ts';
import { type QuestionKind, questionKind } from '../quote/question-kind.ts';
import { onlyAsksAgain } from './asks-again.ts';
import { plainMessage } from './plain-message.ts';

/** What a conversation is about, as far as a message has brought it. */
export interface Thread {
  /** The words of the message itself. */
  own: readonly Asked[];
  /** Those of what it goes on with; none where it begins something new. */
  before: readonly Asked[];
  /** Of these, those of the last message alone. */
  latest?: readonly Asked[];
  kind: QuestionKind;
  /** Whether a pronoun stands for what was spoken of before. */
  isPointing: boolean;
  /** Whether that pronoun stood in a question about a side of it: "quais são as operações dela?" */
  isOfBefore?: boolean;
  /** Whether it asks the same under another condition: "e em base?" */
  isElsewhere?: boolean;
}

const pointing =
  /(?<!\p{L})(?:d?el[ea]s?|nel[ea]s?|d?iss?o|disto|nisso|d?ess[ea]s?|ness[ea]s?|d?est[ea]s?|nest[ea]s?|dai|(?:[oa]s?|ao|[dn][oa]s?) mesm[oa]s?|mesmo assim|ambos|ambas|os dois|as duas)(?!\p{L})/u;
/** "O livro confirma?", without which one: the work that was spoken of; folded. */
const work =
  /(?<!\p{L})[dn]?(?:[oa]|ess[ea]|est[ea]) (livro|obra|romance|conto|poema|novela|peca|filme|quadro)(?: ([\p{L}]+))?(?!\p{L})/u;
const goesOn = /^(?:e|eh|nao|ja|se|tambem)$/;
function workMeant(folded: string): string | undefined {
  const [, noun, next] = work.exec(folded) ?? [];
  return next === undefined || goesOn.test(next) || isVerb(next, noun) ? noun : undefined;
}

const goingOn = /^(?:e|mas|ai|entao|tambem|ja|ou|e se|e quanto|e sobre)(?!\p{L})/u;
/** "E em base?" asks the same under another condition. */
const elsewhere =
  /^(?:e|mas) (?:em|n[ao]s?|com|sem|para|quando|se) (?!(?:que|qual|quem|outr[oa]s?)(?!\p{L}))/u;
/** "Com qual obra?" has no verb of its own. */
const elliptic =
  /^(?:e )?(?:com|em|de|d[ao]s?|n[ao]s?|por|para|pra|sob|a) (?:qual|quais|que|quem)(?: \p{L}+){0,2}$/u;
/** "E o do Cerrado?" asks the same of another. */
const sameOf = /^(?:e|mas) (?:[oa]s? )?d[aeo]s? (?!que )/;
const another = /(?<!\p{L})(?:outr[oa]s?|segund[oa]|terceir[oa]|quart[oa]|ultim[oa]|primeir[oa])(?!\p{L})/u;
/** "E a ilha Sul, é quente?" asks of another thing what stands behind the comma. */
const askedOf =
  /^(?:e|mas) (?!(?:se|quando|em|n[ao]s?|com|para|por|que|assim|também|depois|então)(?!\p{L}))(?=[^,?]{2,40}, (?:(?:n[ãa]o|j[áa]|também|s[óo]) )?\p{L}+)/iu;
/** "E a praia, …" may be a side of what was spoken of; "e marca-passo, …" and "e a ilha Sul, …" are named whole. */
const sideAlone = /^(?:e|mas) (?:[oa]s?|uma?) \p{L}+,/iu;
export const asksOfAnother = (message: string): boolean => {
  const plain = plainMessage(message).trim();
  return asksOf(plain) !== plain && !sideAlone.test(plain);
};

const asksOf = (plain: string) => {
  const of = plain.replace(askedOf, '');
  return of !== plain && hasVerb(of.slice(of.indexOf(',') + 1)) ? of : plain;
};

const shortest = 6;
const ordinals = '(?:primeir|segund|terceir|quart|quint|ultim)[oa]|[1-5][aoªº]';
/** "Fala mais da primeira": an ordinal without a noun of its own, folded. */
export const loneOrdinal = new RegExp(
  `(?<!\\p{L})(?:[dn]?[oa]|sobre [oa]) (${ordinals})(?: (?:delas|deles|d[ao] lista))?(?=[ ?!.]*$|,| (?:e|eh|foi|era|se|tem|que|mesmo|mais|acontece|ocorre|serve|funciona|faz|significa|quer)(?!\\p{L}))`,
  'u',
);

/** What only says which kind of answer is wanted. */
const kindWords: Partial<Record<QuestionKind, RegExp>> = {
  date: /^(?:ano|data|seculo|dia|epoca)$/,
  place: /^(?:lugar(?:es)?|local|locais|parte|pais(?:es)?|regiao|regioes|cidades?|estados?|continentes?)$/,
  person: /^(?:nome|pessoa)$/,
  quantity: /^(?:numero|tempo|quantidade)$/,
  purpose: /^(?:serv|utili[sz]|empreg)|^us(?:[ao]|ad[oa]|a[mr])s?$|^(?:funcao|finalidade|objetivo|papel)$/,
};

/** "Quem era o chefe?", of what was spoken of. */
const ofOthers =
  /^(?:chefes?|lider(?:es)?|dono|dona|autor(?:a|es)?|fundador(?:a|es)?|criador(?:a|es)?|comandantes?|diretor(?:a)?|responsaveis|responsavel|inimig[oa]s?|aliad[oa]s?|vencedor(?:es)?)$/;

const none: Thread = { own: [], before: [], kind: 'plain', isPointing: false };

/** What `message` is about, after a conversation that was about `thread`. */
function follow(thread: Thread, message: string): Thread {
  const plain = plainMessage(message);
  const folded = foldLetters(plain).trim();
  const kind = questionKind(asksOf(plain.trim()));
  const isSameOf = sameOf.test(folded);
  const hasBefore = thread.own.length > 0;
  if (hasBefore && onlyAsksAgain(plain)) return thread;
  const meant = hasBefore ? workMeant(folded) : undefined;
  const asked = askedIn(plain)
    .filter(({ word }) => foldLetters(word) !== meant && !kindWords[kind]?.test(foldLetters(word)))
    .map((word) => (isSameOf && word.role === 'name' ? { ...word, isComplement: true } : word));
  if (asked.length === 0 && thread.isOfBefore && pointing.test(folded))
    return { ...none, own: thread.before, kind: kind === 'plain' ? thread.kind : kind, isPointing: true };
  if (asked.length === 0)
    return hasBefore
      ? { ...thread, kind: kind === 'plain' ? thread.kind : kind, isPointing: pointing.test(folded) }
      : { ...none, kind };
  const isPointing = meant !== undefined || pointing.test(folded);
  const words = folded.split(/\s+/).length;
  // "Quem era o presidente?", of what was spoken of.
  const namesNothing = asked.every(
    ({ role, isVague, word }) =>
      role !== 'name' || (kind === 'person' && (isVague || ofOthers.test(foldLetters(word)))),
  );
  const isElliptic = elliptic.test(folded.replace(/[?!. ]+$/, '')) && !hasVerb(folded);
  // "E a segunda?" is said of another first one, or of what was counted up.
  const isNext = asked.every(({ word }) => another.test(foldLetters(word)));
  const isGoingOn =
    isElliptic ||
    loneOrdinal.test(folded) ||
    goingOn.test(folded) ||
    (another.test(folded) && words <= shortest && namesNothing);
  if (!hasBefore || !(isPointing || isGoingOn || (namesNothing && words <= shortest)))
    return { own: asked, before: [], kind, isPointing: false };
  const known = new Set(asked.map(({ stem }) => stem));
  // "E o 4?" is another of what was counted.
  const isNumber = asked.every(({ word }) => /^\d+$/.test(word));
  const before = [...thread.own, ...thread.before]
    .filter(
      ({ stem, word, isComplement }) =>
        !known.has(stem) && !(isNext && another.test(foldLetters(word))) && !(isSameOf && isComplement),
    )
    .slice(0, 8);
  return {
    own: asked,
    before,
    latest: before.filter((word) => thread.own.includes(word)),
    kind:
      kind === 'plain' && isGoingOn && !isPointing
        ? thread.kind === 'whether'
          ? 'plain'
          : thread.kind
        : kind,
    isPointing: isPointing || isElliptic || namesNothing || isNext || isNumber || elsewhere.test(folded),
    isOfBefore: isPointing,
    isElsewhere: elsewhere.test(folded),
  };
}

/** What the last of a student's messages is about; those before tell what its pronouns stand for. */
export const threadOf = (said: readonly string[], message: string): Thread =>
  [...said, message].reduce(follow, none);
