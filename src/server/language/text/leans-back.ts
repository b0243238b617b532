import { foldLetters } from '#shared/rules/text/fold.ts';
import { weakNouns } from './stop-words.ts';
import { isVerb } from './verbs.ts';
import { wordsOf } from './words.ts';

const list = (words: string) => new Set(words.trim().split(/\s+/));

/** Words that point back wherever they stand near the beginning. With accents, for "está" and "esta" differ. */
const pointing = list(`
  isso isto aquilo esse essa esses essas este esta estes estas aquele aquela aqueles aquelas
  desse dessa desses dessas deste desta destes destas daquele daquela daqueles daquelas nesse nessa nesses nessas
  neste nesta nestes nestas naquele naquela naqueles naquelas disso disto daquilo nisso nisto naquilo
  àquele àquela àqueles àquelas tal tais ambos ambas
  daí ali dali lá então lhe lhes
`);

/** "isto é", and "aquela em que", which goes on to say which. */
const pointingAhead =
  /(?<!\p{L})(?:isto é|aquel[ea]s? (?=(?:em |de |com |por |a )?(?:que|quem|quais?|cuj[oa]s?) ))/gu;

/** Pronouns that point back unless the sentence itself has what they stand for, by its article. */
const pronoun = /^[dn]?el(?:e|a|es|as)$/;
const articles: Readonly<Record<string, RegExp>> = {
  e: /^(?:o|do|no|ao|pelo|um|num)$/,
  a: /^(?:a|da|na|à|pela|uma|numa)$/,
  es: /^(?:os|dos|nos|aos|pelos)$/,
  as: /^(?:as|das|nas|às|pelas)$/,
};
/** Words from an article, which is not the subject's, to a pronoun that can stand for its noun, at least. */
const apart = 3;

/** Words that only go on from what was said when they begin a sentence. */
const continuing = list(`
  mas porém contudo todavia entretanto e ou nem pois portanto logo assim enfim afinal aliás também tampouco
  já ainda depois antes inclusive seu sua seus suas outro outra outros outras mesmo mesma cujo cuja que porque
  onde só somente apenas mais menos daí senão pouco sim não
`);

const continuingPhrase =
  /^(?:com (?:isso|o tempo)|por (?:isso|ess[ea]|outro lado|sua vez|fim|consequência|exemplo)|além d|apesar d(?:iss|ess)|em (?:seguida|contrapartida|consequência|resumo|suma|outras palavras)|no (?:entanto|fundo)|ao (?:contrário|mesmo tempo)|na mesma|no mesmo|pelo contrário|a partir daí|desde então|pouco depois|mais tarde|anos depois|(?:\p{L}+|\d+) (?:anos?|meses|dias|décadas?|séculos?) (?:depois|mais tarde)|do mesmo modo|da mesma|de fato|na verdade|na prática|isto é|ou seja|a seguir|nos seguintes|é (?:por isso|o que|a[ií] que|assim que|el[ea])|daí|d[oe] outro lado)(?!\p{L})/iu;

/** A numeral or "other" that stands for a noun: "As duas", "O outro", "A primeira é", "Poucos chegavam". */
const elliptic =
  /^(?:[oa]s? )?(?:dois|duas|demais|seguintes?|resto|restante|mesm[oa]s?|outr[oa]s?)(?!\p{L})|^[oa]s? (?:primeir|segund|terceir|quart|últim|maiori)[oa]s?,/iu;
const standing =
  /^(?:[oa]s? (?:primeir|segund|terceir|quart|últim|maiori)[oa]s?|muit[oa]s|pouc[oa]s|algu(?:ns|mas)|uns|umas?|nenhuma?|tod[oa]s|vári[oa]s|cada uma?|quase tod[oa]s|três|quatro|cinco) (\p{L}+)/iu;
/** Nouns that, with the article alone, name what was just told: "O resultado é", "A cena mostra". */
const shell =
  /^(?:[oa]s?) (?:resposta|cena|resultado|solução|correção|dúvida|objeção|nome|diferença|motivo|razão|razões|causa|questão|palavra|efeito|ideia|argumento|decisão|medida|conclusão|pergunta|problema|explicação|consequência|escolha|frase|expressão|imagem|caso|exemplo|lição|fato|fenômeno|mudança|balanço|números?|valor|valores|experiência|experimento|cifra|conta|plano|proposta|comparação|distinção|ressalva|exceção|reação|ação|restante|diagnóstico|remédio|segredo|truque|raciocínio|equívoco|erro|engano|contraste|paradoxo|episódio|história|trabalho|texto|livro|obra|crítica|prazo|desfecho|notícia|campanha|polêmica|descoberta|invento|invenção|enfermidade|iniciativa|discussão|boato|tragédia|definição|levantamento|objetivo|saída|quadro|enunciado|episódio|afirmação)s?(?:,| (?:não |se |já |só )?(\p{L}+))/iu;
/** General nouns in the singular that with the article alone may also mean what everybody knows. */
const known = list(
  'vida tempo mundo homem gente estado povo pais ano norte sul leste oeste populacao direito cidade rainha rei',
);
/** What follows such a noun and an adjective, or "não", when it has no complement: "O exemplo clássico é". */
const predicate = /^ ?(?:é|são|foi|foram|era|eram|está|estão)(?!\p{L})/iu;
/** "Introduzido em 1965, ganhou": what was introduced stands before. */
const withoutSubject = /^\p{L}{3,}(?:ad|id)[oa]s? [^,]{0,60}, (\p{L}+)(?!-)/iu;
/** "A mais antiga é": of those just told of. */
const superlative = /^[oa]s? (?:mais|menos) \p{L}+(?: e \p{L}+)? (?:é|são|foi|foram|era|eram)(?!\p{L})/iu;
const withObject = /^(?:o que|quem) (?:[oa]s?|lhes?) /iu;
/** A contrast with what was said, or a pair told of before. */
const opposed =
  /^[^,]{2,40}, (?:ao contrário|por sua vez|por outro lado|também),|(?<!\p{L})[oa]s segund[oa]s(?!\p{L})/iu;
/** "Em regra, retroagem": a verb without a subject after what comes before it. */
const delayed = /^(?:em|n[oa]s?|por|de|para|às|hoje|desde) [^,]{0,30}, (\p{L}+)(?!-)/iu;

/** "Na época, o Rio era": of a time told before; "nos vinculados, a lei": of a kind named before. */
const thenOrThose =
  /^(?:n[ao] |à )(?:época|ocasião)(?:,| (?:foi|era|foram|eram) )|^n[oa]s \p{L}+[ai]d[oa]s, /iu;

const withClitic = /-(?:l?[oa]s?|n[oa]s?|lhes?)$/u;
const impersonal =
  /^(?:há|houve|havia|haverá|existem?|existiam?|existiu|surgiu|surgiram|surgem?|basta|cabe|convém|chove)$/u;
const introducing =
  /^(?:é|era|foi|será) (?:preciso|necessári[oa]|possível|impossível|comum|costume|importante|fundamental|essencial|verdade|claro|difícil|fácil|provável|obrigatóri[oa]|proibid[oa]|permitid[oa]|vedad[oa])(?!\p{L})/iu;

/** "Tornou-se o primeiro", "Divide-se em": no subject follows, as in "Calcula-se que" or "Forma-se um açúcar". */
const subjectless =
  /^(?:(?:torn|cas|mant|revel|mostr|cham|consider|mud|form(?:ou|ava))\p{L}*-se (?!que)|\p{L}+-se (?:a|à|às|ao|aos|em|n[oa]s?|de|d[oa]s?|por|pel[oa]s?|com|contra|entre|e|apenas|também|ainda)(?!\p{L}))/iu;

/** What may stand before such a verb: "No verão, espalha-se e". */
const circumstance = /^(?:em|n[oa]s?|por|de|para|às|hoje|desde) [^,]{0,30}, /iu;

/** How many words count as the beginning of a sentence. */
const reach = 10;

const isUnresolved = (word: string, at: number, words: readonly string[]) => {
  const article = articles[/^[dn]?el(.+)$/.exec(word)?.[1] ?? ''];
  return (
    pronoun.test(word) && !words.slice(1, Math.max(1, at - apart + 1)).some((other) => article?.test(other))
  );
};

/** "O processo é", "A lei, porém": a general noun with the article alone, which names what was told before. */
function namesAgain([article = '', noun = '', next]: readonly string[], text: string): boolean {
  const folded = foldLetters(noun);
  if (!/^[oa]$/.test(article) || !weakNouns.has(folded) || known.has(folded)) return false;
  return text.charAt(article.length + 1 + noun.length) === ',' || (next !== undefined && isVerb(next, noun));
}

/** Whether the sentence is about what was just told, by a noun such as "o resultado" or "a cena" with its article alone. */
export function namesTold(text: string): boolean {
  const label = shell.exec(text);
  // Named: "o efeito Joule".
  if (!label || /^\p{Lu}/u.test(label[1] ?? '')) return false;
  return label[1] === undefined || isVerb(label[1], 'e') || predicate.test(text.slice(label[0].length));
}

/** Whether the sentence can't stand without the one before it: it begins with a pronoun, a connective or no subject. */
export function leansBack(sentence: string): boolean {
  const text = sentence.replace(/^["“(]+/u, '');
  const words = wordsOf(text.slice(0, 200)).map((word) => word.toLowerCase());
  const [first, second] = words;
  if (first === undefined) return false;
  if (continuing.has(first) || continuingPhrase.test(text) || elliptic.test(text)) return true;
  if (namesTold(text)) return true;
  const late = (delayed.exec(text) ?? withoutSubject.exec(text))?.[1];
  if (
    opposed.test(text) ||
    superlative.test(text) ||
    withObject.test(text) ||
    words.slice(0, 5).some((word) => /^(?:também|seguintes?|anterior(?:es)?|tampouco)$/u.test(word))
  )
    return true;
  if (namesAgain(words, text)) return true;
  const opening = wordsOf(text.slice(0, 200).toLowerCase().replace(pointingAhead, '')).slice(0, reach);
  if (
    opening.some((word, at) => pointing.has(word) || isUnresolved(word, at, opening)) ||
    words.slice(0, 3).some((word) => withClitic.test(word))
  )
    return true;
  const next = standing.exec(text)?.[1];
  if (next !== undefined && isVerb(next, 'e')) return true;
  if (/^(?:o|a|os|as|um|uma)$/u.test(first) && /^(?:del[ea]s|que|de|do|da|dos|das)$/u.test(second ?? ''))
    return true;
  if (late !== undefined && isVerb(late, 'e') && !impersonal.test(late)) {
    const told = text.slice(text.indexOf(', ') + 2);
    if (!/^(?:é|são) /u.test(told) || /^(?:é|são) (?:\p{L}+mente )?(?:in)?transitiv[oa]/u.test(told))
      return true;
  }
  if (thenOrThose.test(text)) return true;
  if (introducing.test(text) || impersonal.test(first)) return false;
  if (circumstance.test(text) && subjectless.test(text.slice(text.indexOf(', ') + 2))) return true;
  return subjectless.test(text) || (isVerb(first, 'e') && !/-se$/u.test(first));
}
