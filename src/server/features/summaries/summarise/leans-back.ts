import { isVerb } from '#server/platform/text/verbs.ts';
import { wordsOf } from '#server/platform/text/words.ts';

const list = (words: string) => new Set(words.trim().split(/\s+/));

/** Words that point back wherever they stand near the beginning. With accents, for "está" and "esta" differ. */
const pointing = list(`
  ele ela eles elas isso isto aquilo esse essa esses essas este esta estes estas aquele aquela aqueles aquelas
  desse dessa desses dessas deste desta destes destas daquele daquela daqueles daquelas nesse nessa nesses nessas
  neste nesta nestes nestas naquele naquela naqueles naquelas disso disto daquilo nisso nisto naquilo
  dele dela deles delas nele nela neles nelas àquele àquela àqueles àquelas tal tais ambos ambas
  daí ali lá então lhe lhes
`);

/** Words that only go on from what was said when they begin a sentence. */
const continuing = list(`
  mas porém contudo todavia entretanto e ou nem pois portanto logo assim enfim afinal aliás também tampouco
  já ainda depois antes inclusive seu sua seus suas outro outra outros outras mesmo mesma cujo cuja que porque
  onde só somente apenas mais menos daí senão pouco sim não
`);

const continuingPhrase =
  /^(?:com (?:isso|o tempo)|por (?:isso|ess[ea]|outro lado|sua vez|fim|consequência|exemplo)|além d|apesar d(?:iss|ess)|em (?:seguida|contrapartida|consequência|resumo|suma|outras palavras)|no (?:entanto|fundo)|ao (?:contrário|mesmo tempo)|na mesma|no mesmo|pelo contrário|a partir daí|desde então|pouco depois|mais tarde|anos depois|(?:\p{L}+|\d+) (?:anos?|meses|dias|décadas?|séculos?) (?:depois|mais tarde)|do mesmo modo|da mesma|de fato|na verdade|na prática|isto é|ou seja|a seguir|nos seguintes|é (?:por isso|o que|a[ií] que|assim que|el[ea])|daí)(?!\p{L})/iu;

/** A numeral or "other" that stands for a noun: "As duas", "O outro", "A primeira é", "Poucos chegavam". */
const elliptic =
  /^(?:[oa]s? )?(?:dois|duas|demais|seguintes?|resto|restante|mesm[oa]s?|outr[oa]s?)(?!\p{L})|^[oa]s? (?:primeir|segund|terceir|quart|últim|maiori)[oa]s?,/iu;
const standing =
  /^(?:[oa]s? (?:primeir|segund|terceir|quart|últim|maiori)[oa]s?|muit[oa]s|pouc[oa]s|algu(?:ns|mas)|uns|umas?|nenhuma?|tod[oa]s|vári[oa]s|cada uma?|quase tod[oa]s|três|quatro|cinco) (\p{L}+)/iu;
/** Nouns that, with the article alone, name what was just told: "O resultado é", "A cena mostra". */
const shell =
  /^(?:[oa]s?) (?:resposta|cena|resultado|solução|correção|dúvida|objeção|nome|diferença|motivo|razão|razões|causa|questão|palavra|efeito|ideia|argumento|decisão|medida|conclusão|pergunta|problema|explicação|consequência|escolha|frase|expressão|imagem|caso|exemplo|lição|fato|fenômeno|mudança|balanço|números?|valor|valores|experiência|experimento|cifra|conta|plano|proposta|comparação|distinção|ressalva|exceção|reação|ação|restante|diagnóstico|remédio|segredo|truque|raciocínio|equívoco|erro|engano|contraste|paradoxo|episódio|história|trabalho|texto|livro|obra|crítica)s?(?:,| (\p{L}+))/iu;
const withObject = /^o que (?:[oa]s?|lhes?) /iu;
/** A contrast with what was said, or a pair told of before. */
const opposed =
  /^[^,]{2,40}, (?:ao contrário|por sua vez|por outro lado|também),|(?<!\p{L})[oa]s segund[oa]s(?!\p{L})/iu;
/** "Em regra, retroagem": a verb without a subject after what comes before it. */
const delayed = /^(?:em|n[oa]s?|por|de|para|às|hoje|desde) [^,]{0,30}, (\p{L}+)(?!-)/iu;

const withClitic = /-(?:l?[oa]s?|n[oa]s?|lhes?)$/u;
const impersonal =
  /^(?:há|houve|havia|haverá|existem?|existiam?|existiu|surgiu|surgiram|surgem?|basta|cabe|convém|chove)$/u;
const introducing =
  /^(?:é|era|foi|será) (?:preciso|necessári[oa]|possível|impossível|comum|costume|importante|fundamental|essencial|verdade|claro|difícil|fácil|provável|obrigatóri[oa]|proibid[oa]|permitid[oa]|vedad[oa])(?!\p{L})/iu;

/** How many words count as the beginning of a sentence. */
const reach = 10;

/** Whether the sentence can't stand without the one before it: it begins with a pronoun, a connective or no subject. */
export function leansBack(sentence: string): boolean {
  const text = sentence.replace(/^["“(]+/u, '');
  const words = wordsOf(text.slice(0, 200)).map((word) => word.toLowerCase());
  const [first, second] = words;
  if (first === undefined) return false;
  if (continuing.has(first) || continuingPhrase.test(text) || elliptic.test(text)) return true;
  const label = shell.exec(text);
  if (label && (label[1] === undefined || isVerb(label[1], 'e'))) return true;
  if (
    opposed.test(text) ||
    withObject.test(text) ||
    words.slice(0, 5).some((word) => /^(?:também|seguintes?|anterior(?:es)?|tampouco)$/u.test(word))
  )
    return true;
  const opening = words.slice(0, reach);
  if (opening.some((word) => pointing.has(word)) || words.slice(0, 3).some((word) => withClitic.test(word)))
    return true;
  const next = standing.exec(text)?.[1];
  if (next !== undefined && isVerb(next, 'e')) return true;
  if (/^(?:o|a|os|as|um|uma)$/u.test(first) && /^(?:del[ea]s|que|de|do|da|dos|das)$/u.test(second ?? ''))
    return true;
  const late = delayed.exec(text)?.[1];
  if (late !== undefined && isVerb(late, 'e') && !impersonal.test(late) && !/^(?:é|são)$/u.test(late))
    return true;
  if (introducing.test(text) || impersonal.test(first)) return false;
  return isVerb(first, 'e') && !/-se$/u.test(first) ? true : first === 'trata-se' || first === 'tratava-se';
}
