import { foldLetters } from '#shared/rules/text/fold.ts';
import { contentWords } from '../content-words.ts';
import { plainMessage } from '../intent/plain-message.ts';
import { topicOf } from '../intent/topic-of.ts';
import { type Asked, askedIn } from '../matching/asked-words.ts';
import { withNouns } from './ordinals.ts';

const article = '(?:(?:o|a|os|as|um|uma|uns|umas|de|do|da|dos|das) )*';
const end = '(?=$|[,?;:.]| (?:qual|quais|o que|na prática|mesmo|afinal|por favor)(?: |$))';
/** Ways to ask what parts two things; the first two groups are the things. */
const comparing = [
  `^(?:(?:prof|e|então) )*${article}((?:[^,?:]{2,40}, ){1,3}?[^,?:]{2,40}?) e ${article}([^,?:]{2,40}?) ?[:,;-]+ (?:[^?]*)?(?:diferen|difere|distin|confund|compar)`,
  `^(?:(?:prof|e|então) )*(?:em que|no que|sobre o que|o que|como) ${article}([^,?]+?) e ${article}([^,?]+?) (?:discordam?|divergem|diferem|se opõem|se diferenciam|se distinguem|concordam|t[êe]m (?:de diferente|em comum))`,
  `(?:diferen[cç]as?|distin[cç][aãoõ]\\p{L}*|compara[cç][aãoõ]\\p{L}*|semelhan[cç]as?|muda)(?: (?:principal|principais|básica|que há|que existe|existe|há))* (?:(?:entre|de|do|da|dos|das) |d')${article}(.+?) (?:e|pra|para|com|vs\\.?|versus|x|ou) ${article}(.+?)${end}`,
  `(?:compar(?:e|a|ar|ando)|confundo|confundindo|diferenci(?:e|a|ar)|distin(?:ga|gue|guir|guo)) (?:entre )?${article}(.+?) (?:e|com|ao?|vs\\.?|versus) ${article}(.+?)${end}`,
  `^(?:(?:prof|e|qual|entre) )*${article}(.+?) (?:vs\\.?|versus|(?<!(?<!\\p{L})(?:de|em|do|valor|função|por|que|a|o|[=+*/-]) )x(?! (?:é|não|tem|tende|vale|elevado|[=+*/-]))) ${article}(.+?)${end}`,
  `(?:o que|em que|como)? ?(?:difere|diferencia|distingue|separa) ${article}(.+?) d[aeo]s? ${article}(.+?)${end}`,
  `(?:em que|no que|como|quanto) ${article}(.+?) (?:diferem?|se diferenciam?|são? diferentes?|é diferente|se distinguem?) d[aeo]s? ${article}(.+?)${end}`,
  `(?:(?:prof|e|por que|como) )*${article}([^,?]+?)(?: não)? (?:é|são|seria) (?:a mesma coisa|igua(?:l|is)|o mesmo|diferentes?) (?:que|a|ao|à|d[aeo]|do que) ${article}(.+?)${end}`,
  `^(?:(?:prof|e|então) )*${article}([^,?]+?) e ${article}([^,?:]+?)[,:]? (?:(?:não )?(?:são|é|fazem|dão|dizem|significam|querem dizer|servem para) (?:tudo |quase |bem |meio )*(?:a mesma coisa|igua(?:l|is)|diferentes|o mesmo|opost\\p{L}+|contrári\\p{L}+|parecid\\p{L}+|sinônimos)|qual (?:é )?a diferen[cç]a|o que muda|mudam? (?:o )?que|têm em comum|em que diferem|diferem|como (?:eu |se )?(?:diferenci|distingu|sab)\\p{L}*)`,
  `^(?:(?:prof|e|então) )*${article}([^,?:]+?) (?:e|ou) ${article}([^,?:]+?)[, ]+(?:.* )?qual é qual`,
  `^(?:(?:prof|e|por que|como|em que|no que) )*${article}([^,?]+?) (?:\\p{L}+ )?diferentes? d[aeo]s? ${article}(.+?)(?: em que| no que| como)?${end}`,
  `^(?:(?:prof|e|então) )*${article}([^,?:]+?) e ${article}([^,?:]+?) ?[:,-]* (?:quais (?:as )?)?(?:diferen[cç]as?|semelhan[cç]as?|compara|(?:o que|como|quando|para que|onde|quanto)(?: \\p{L}+)* cada)`,
  `^(?:(?:prof|e|então) )*${article}([^,?]+?) e ${article}([^,?]+?)[, ]+(?:(?:eu|sempre|ainda) )*(?:não (?:sei|entend\\p{L}+|lembro|vejo)|me (?:confund|enrol|perc)\\p{L}+|confund\\p{L}+|qual)(?: .*)?diferen`,
  `^(?:(?:prof|e|então|fala|explica|diga|me) )*(?:sobre )?${article}((?:\\p{L}+ )*?(\\p{L}{3,}) [\\p{L}\\d]+) e ${article}(?=\\2)([\\p{L}\\d ]+?)${end}`,
  `^${article}([^,?]+? (em|por|com|sem) [\\p{L}\\d]+) e \\2 ([\\p{L}\\d ]+?)${end}`,
  `^(?:quando|como|para que|onde) (?:(?:eu|se|devo|uso|usa|usar|cabe|aplico|serve) )*${article}([^,?]+?) e (?:quando|como|para que|onde) (?:(?:eu|se|devo|uso|usa|usar|cabe|aplico|serve) )*${article}([^,?]+?)${end}`,
  `(?:diferenci\\p{L}+|distingu\\p{L}+) ${article}(.+?) d[aeo]s? ${article}(.+?)${end}`,
  `(?:melhor|usar|uso|usa|usamos|escolher|escolho|entre|prefiro|preferir|é|dúvida entre|quando)(?:,? (?:usar|o|a|um|uma|melhor))*,? ${article}([^,?]+?) ou ${article}([^,?]+?)${end}`,
  `^(?:(?:prof|e|entre) )*${article}([^,?:]+?) ou ${article}([^,?:]+?)${end}`,
].map((form) => new RegExp(form, 'iu'));
const together = new RegExp(
  `^(?:.*? )??${article}([\\p{L} -]{3,50}?) e ${article}([\\p{L} -]{3,50}?)[?!. ]*$`,
  'iu',
);

/** Characters of a question that are read, and what it can't compare without. */
const longest = 200;
const hints =
  /(?<!\p{L})(?:quando .* e quando|discord|diverg|concord|opõem|diferen|difer|distin|compar|semelhan|confund|mud[ae]|versus|vs|x|ou|igua|mesm|mesma|mesmo|separa|em comum|opost|contr[áa]ri|parecid|sin[ôo]nim)| e /iu;

/** One of two things that are compared. */
export interface Side {
  name: string;
  asked: readonly Asked[];
  /** Those of `asked` that it has been given no head by the other: "escura" of "fase clara e escura". */
  own: readonly Asked[];
}

const prefix = '(?:hiper|hipo|endo|exo|micro|macro|intra|inter|extra|homo|hetero|mono|poli|pro|eu|auto)';
const halved = new RegExp(`(?<!\\p{L})(${prefix})-? (e|ou|x|vs) (${prefix})-?(\\p{L}{4,})`, 'giu');
const saidOnce =
  /(?<!\p{L})(?!diferen|distin|compara|semelhan)(\p{L}{4,}) (d[aeo]s? [^,?]+?) (e|ou|x|vs) [oa]s? (?=d[aeo]s? )/iu;
/** "Hiper e hipotireoidismo" are two whole words, "a sociedade do açúcar e a do ouro" two societies. */
const completeWords = (text: string) =>
  withNouns(text.replace(halved, '$1$4 $2 $3$4').replace(saidOnce, '$1 $2 $3 $1 '));

const tail = /(?:[,:].*| (?:na|no|em|para|pra|quando|mesmo|afinal|por favor)(?: .*)?)$/iu;

const ordinal = /^(?:primeir|segund|terceir|quart|quint)[oa]$/;

/** "Fase clara e escura" are two phases, "primeira e segunda fase" as well. */
function completed(one: readonly Asked[], other: readonly Asked[]): [readonly Asked[], readonly Asked[]] {
  const [first] = one;
  // "Primeiro reinado e segundo reinado" share no "primeiro".
  const isOfOther = first !== undefined && !ordinal.test(foldLetters(first.word));
  const head = isOfOther && other.length === 1 && one.length > 1 ? [first] : [];
  const shared = one.length === 1 && other.length > 1 ? other.slice(1) : [];
  return [
    [...one, ...shared.filter(({ stem }) => stem !== first?.stem)],
    [...head, ...other],
  ];
}

/** "Aumenta na oxidação ou na redução?" asks of the two. */
const within = /^n[ao]s? /u;

/** The words of a side; "comparação" asks elsewhere, and is a thing here. */
function wordsOfSide(name: string): readonly Asked[] {
  const asked = askedIn(name);
  return asked.length > 0
    ? asked
    : contentWords(name).map(({ word, stem }) => ({
        word,
        stem,
        role: 'name',
        isQualifier: false,
        isComplement: false,
        isVague: false,
      }));
}

export const mostSides = 4;
const longestTerm = 4;
const isTerm = (name: string) => name !== '' && name.split(' ').length <= longestTerm;

function sideOf(name: string): Side {
  const asked = wordsOfSide(name);
  return { name, asked, own: asked };
}

function sidesIn(found: RegExpExecArray | null): Side[] | null {
  // What both sides share may be a group of its own: the second thing stands last.
  const [first = '', ...others] = found?.slice(1) ?? [];
  const second = others.at(-1) ?? '';
  const [place] = within.exec(second) ?? [];
  const at = place === undefined ? -1 : first.lastIndexOf(` ${place}`);
  const whole =
    place === undefined || at < 0
      ? [first, second]
      : [first.slice(at + 1 + place.length), second.slice(place.length)];
  const [one, other] = whole.map((name) => (others.length > 1 ? name : name.replace(tail, '')).trim());
  const counted = first.split(/, +(?:[oa]s? )?/u).map((name) => name.trim());
  const sides = other ? [...counted, other].map(sideOf) : [];
  const areTerms = counted.every(isTerm) && sides.every(({ asked }) => asked.length > 0);
  if (sides.length > 2 && sides.length <= mostSides && areTerms) return sides;
  return one && other ? sidesOf(one, other) : null;
}

/** "É melhor ou pior?" asks of one thing. */
const judgement =
  /^(?:bem )?(?:melhor(?:es)?|pior(?:es)?|mais|menos|maior(?:es)?|menor(?:es)?|bo[am]s?|bons|ruim|ruins|cert[oa]s?|errad[oa]s?|sim|n[ãa]o|verdade\p{L}*|fals[oa]s?|positiv[oa]s?|negativ[oa]s?)$/iu;

/** "… ou tem algum ponto ruim?" asks on. */
const clause =
  /^(?:tem|têm|há|dá|dão|faz|fazem|fica|ficam|pode|podem|vai|vão|está|estão|existe|existem|precisa|precisam)(?: |$)/iu;

function sidesOf(one: string, other: string): Side[] | null {
  const [first, second] = [wordsOfSide(one), wordsOfSide(other)];
  const [asked, others] = completed(first, second);
  if (asked.length === 0 || others.length === 0 || asked.length > 6 || others.length > 6) return null;
  if ((judgement.test(one) && judgement.test(other)) || clause.test(other)) return null;
  return [
    { name: one, asked, own: asked },
    { name: other, asked: others, own: second },
  ];
}

/** "O botulismo é vírus ou bactéria?" asks which of two a thing is, and compares nothing. */
const eitherOf =
  /^(?:(?:prof|e|então|mas) )*(?:[oa]s? )?((?!qual(?!\p{L})|que(?!\p{L})|quando|como|onde|melhor|o que)\p{L}[\p{L}\d -]{1,40}?) (?:é|são|foi|era|usa|usam|utiliza|sofre|sofrem|pertence|leva|pede) (?:(?:[oa]s?|uma?|[nd][ao]s?|de|em|melhor) )*(?!melhor|mais|menos|para)[\p{L}\d]+(?: [\p{L}\d]+)? ou (?:(?:[oa]s?|uma?|[nd][ao]s?|de|em) )*[\p{L}\d]+(?: [\p{L}\d]+)?[?!. ]*$/iu;
/** What a question asks which of two it is; empty for any other. */
export const eitherIn = (question: string): readonly Asked[] =>
  askedIn(eitherOf.exec(question.trim())?.[1] ?? '').filter(({ role }) => role === 'name');

/** The things that a question compares, two of them or a few; null when it compares none. */
export function comparedIn(question: string): Side[] | null {
  const line = completeWords(question.replace(/\s+/gu, ' ').trim().slice(0, longest));
  if (!hints.test(line) || eitherIn(line).length > 0) return null;
  for (const form of comparing) {
    const sides = sidesIn(form.exec(line));
    if (sides) return sides;
  }
  return null;
}

const ofTwo =
  /(?<!\p{L})(?:d?el[ea]s|os dois|as duas|ambos|ambas|dess[ea]s|ess[ea]s|disso|os 2|as 2)(?!\p{L})/iu;

/** "Qual a diferença dele para o roteador?" */
const besidePointed =
  /diferen[çc]as? (?:d(?:el|ess|est)[ea]s?|disso) (?:para|pra|com|e|d[aeo]s?) (?:[oa]s? )?([^?!.]+)/iu;

/** The last two things that were asked about, where a question only points at them: "qual a diferença entre eles?" */
export function comparedBefore(said: readonly string[], question: string): Side[] | null {
  const plain = plainMessage(question);
  const beside = besidePointed.exec(plain)?.[1];
  const last = said.map((each) => topicOf(plainMessage(each))).findLast((topic) => topic !== '');
  if (beside && last) return sidesOf(last, beside);
  if (!/diferen|difer|distin|compar|semelhan|em comum/iu.test(plain)) return null;
  if (!ofTwo.test(plain) && askedIn(plain).length > 0) return null;
  const topics = [
    ...new Set(said.map((each) => topicOf(plainMessage(each))).filter((topic) => topic !== '')),
  ];
  const [one, other] = topics.slice(-2);
  return one && other ? sidesOf(one, other) : null;
}

/** Says something, and names no two things: "só planejou e não fez nada". */
const telling = /(?<!\p{L})(?:n[ãa]o|nunca|s[óo]|se|que|el[ea]s?|eu|nada|ningu[ée]m)(?!\p{L})/iu;

/** Two things of one question, which may be told one by one: "sujeito e predicado". */
export const bothIn = (topic: string): Side[] | null =>
  telling.test(topic)
    ? null
    : sidesIn(together.exec(completeWords(topic.replace(/\s+/gu, ' ').trim().slice(0, longest))));
