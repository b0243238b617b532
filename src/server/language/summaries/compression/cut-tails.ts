import { hasVerb } from '#server/language/text/verbs.ts';
import { ended, goesOnWithVerb, standsAlone } from './clauses.ts';

const relative =
  /^(?:que|o que|[oa]s? qua(?:l|is)|cuj[oa]s?|onde|em que|(?:n|d|pel)[oa]s? qua(?:l|is)|(?:com|para|por|sobre|entre|segundo) [oa]s? qua(?:l|is)|de onde|a quem|com quem)(?!\p{L})/u;
const additional =
  /^(?:pois|porque|já que|uma vez que|visto que|dado que|embora|ainda que|apesar d|por isso|de (?:modo|forma|maneira) que|razão pela qual|motivo pelo qual|para que|a fim de|assim como|bem como|inclusive|sobretudo|principalmente|especialmente|em especial|como|por exemplo|isto é|ou seja|entre (?:eles|elas)|incluindo|além d|graças a|em vez de|diferentemente d|ao contrário d|fruto d|resultado d|sendo)(?!\p{L}{3})/u;
const gerund = /^(?!quando|segundo|mundo|fundo)\p{L}+(?:ando|endo|indo)(?:-\p{L}+)* /u;
const participle = /^\p{L}{3,}(?:ad|íd|id)[oa]s? /u;

const restOfList = /^(?:[^\s,]+ ){1,4}(?:e|ou) (?!que )/u;
/** "realizado pelo IBGE", but not "tecidos e órgãos", the rest of a list. */
const describes = (tail: string) => (gerund.test(tail) || participle.test(tail)) && !restOfList.test(tail);

const preposition =
  /^(?:em|n[oa]s?|com|por|pel[oa]s?|para|a|à|às|aos?|de|d[oa]s?|sob|sobre|durante|após|desde|até|contra|entre)(?!\p{L})/u;

const addsTo = (tail: string) => relative.test(tail) || additional.test(tail) || describes(tail);

/** What sets a condition, or turns what was said. */
const conditional =
  /^(?:desde que|a menos|a não ser|com exceção|(?:em|n[oa]s?) casos?|para quem|na medida|(?:com|sob) a condição|sob pena)(?!\p{L})/u;

/** "A osmose é a passagem": what follows tells it from others. */
const definition =
  /^(?:[OA]s? |Uma? )?(?:[\p{L}-]+ |\([^()]*\) ){1,6}(?:(?:é|são|foi|foram|era|eram) (?:uma?|[oa]s?|toda?) |são (?!\p{L}+[ai]d[oa]s )\p{Ll}{4,})/u;
const year = /(?<!\d)[12]\d{3}(?!\d)/gu;

const denied = /(?<!\p{L})(?:não|nem|nunca|jamais|nenhuma?|sem|só|apenas|somente|exceto|salvo)(?!\p{L})/iu;
/** "quanto menor a pontuação, maior o risco". */
const proportional = /(?<!\p{L})quanto (?:mais|menos|maior|menor|melhor|pior)(?!\p{L})/iu;
/** "para depois da morte", "até o parto": what something is for, or when it holds. */
const limiting = /^(?:para|com|sob|após|desde|até|contra|entre)(?!\p{L})/u;

/** "e a tradição, por hábito": a clause that shares the verb of the one before. */
function lacksVerb(before: string): boolean {
  const clause = before.slice(before.lastIndexOf(', ') + 2);
  return before.includes(', ') && /^e [oa]s? /u.test(clause) && !hasVerb(clause);
}

/** ", em homenagem a Calvin": a circumstance without figures that is none of a list and that no "não" turns on. */
const isCircumstance = (before: string, tail: string) =>
  preposition.test(tail) &&
  !lacksVerb(before) &&
  !limiting.test(tail) &&
  !/\d/u.test(tail.replace(year, '')) &&
  !tail.includes(', ') &&
  !tail
    .split(/ e | ou /u)
    .slice(1)
    .some((part) => preposition.test(part)) &&
  !denied.test(before);

/** ", pigmento que absorve luz", ", um solvente polar": what the last noun is, and none of a list. */
function isApposition(before: string, tail: string): boolean {
  const [noun = ''] = tail.split(' que ');
  const last = before.slice(before.lastIndexOf(', ') + 1).split(' ');
  return (
    !tail.includes(', ') &&
    !/ (?:e|ou) /u.test(noun) &&
    /^(?:uma? )?\p{Ll}{4,}(?<!mente) /u.test(`${noun} `) &&
    !/^(?:mas|enquanto|embora|porque|porém|então|assim|também|ainda|ambos|ambas|tudo|todos|todas|cada|muit|pouc|outr|alg|nenhum|nada|menos|mais|quase|depois|antes|onde|quando|quem|caso|exceto|salvo|logo|nunca|sempre|talvez|além|dentro|fora|perto|longe|cerca|sem|quer|seja|ora|já|não|nem|só)/u.test(
      noun,
    ) &&
    !preposition.test(tail) &&
    !goesOnWithVerb(tail) &&
    !hasVerb(`o ${noun}`) &&
    last.length >= 4
  );
}

/** What binds a later clause with "que" or "como" to what stands before it. */
const correlated =
  /(?<!\p{L})(?:tão|tal|tais|tant[oa]s?|tamanh[oa]s?|mais|menos|não (?:só|apenas|somente))(?!\p{L})/iu;
const saying =
  /(?<!\p{L})(?:di[zs]\p{L}*|afirm\p{L}+|mostr\p{L}+|conclu\p{L}+|prov[aeo]\p{L}*|sab\p{L}+|precis\p{L}+|necessári\p{L}+|demonstr\p{L}+|percebe\p{L}*|not\p{L}+|determin\p{L}+|estabelec\p{L}+|exig\p{L}+|prev\p{L}+|prop\p{L}+|sug\p{L}+|defend\p{L}+|expli\p{L}+|acredit\p{L}+|pens\p{L}+|sup\p{L}+|possível|verdade)(?!\p{L})/iu;

/** Whether all that follows the first comma of `tail` still belongs to it: more clauses, or the rest of a list. */
function isWhole(tail: string): boolean {
  const parts = tail.split(', ').slice(1);
  const isList = / e /u.test(parts.at(-1) ?? '');
  return parts.every((part) => {
    const [, joined] = /^(?:e|ou|mas) (.*)$/u.exec(part) ?? [];
    // "chega aos pulmões, onde ocorre a troca, e volta ao coração": the sentence itself goes on.
    if (joined !== undefined)
      return addsTo(joined) || /^(?:[oa]s?|uma?)(?!\p{L})/u.test(joined) || preposition.test(joined);
    return addsTo(part) || (isList && !hasVerb(part));
  });
}

/** "a entrega de madeira, comprada no porto, que atrasou": what follows an insertion may tell what stands before it. */
const isOfNounBefore = (before: string, tail: string) =>
  relative.test(tail) && before.includes(', ') && !hasVerb(before.slice(before.lastIndexOf(', ') + 2));

/** Ends of a sentence, its full stop left out, before what a comma adds: relative clauses, reasons, examples … */
function* beforeAdditions(body: string): Generator<string> {
  for (const { index } of body.matchAll(/, (?=\p{Ll})/gu)) {
    const [before, tail] = [body.slice(0, index), body.slice(index + 2)];
    if (before.includes(':') || conditional.test(tail)) continue;
    if (!additional.test(tail) && denied.test(tail)) continue;
    if (proportional.test(before) || isOfNounBefore(before, tail)) continue;
    if (definition.test(before) && !additional.test(tail)) continue;
    if (isCircumstance(before, tail) || isApposition(before, tail)) yield before;
    if (!addsTo(tail) || !isWhole(tail)) continue;
    const bound = /^(?:que|como|assim como|bem como) /u.test(tail) && correlated.test(before);
    if (!bound && !(/^que /u.test(tail) && before.includes(', ') && saying.test(before))) yield before;
  }
}

/** A sentence without what a comma adds at its end: what stays is whole, and says less. */
export function withoutTail(text: string): string[] {
  const body = text.replace(/[.!…]+$/u, '');
  if (/[;?]/u.test(body)) return [];
  return [...beforeAdditions(body)].filter(standsAlone).map(ended);
}
