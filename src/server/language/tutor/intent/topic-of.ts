import { stopWords } from '#server/language/text/stop-words.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';

const list = (words: string) => words.trim().split(/\s+/).join('|');

const verbs =
  list(`explicar explique explica ensinar ensine ensina dizer diga diz falar fale fala contar conte conta
  mostrar mostre mostra definir defina define descrever descreva descreve resumir resuma resume entender aprender saber
  estudar revisar compreender comentar comente comparar compare citar cite cita listar liste lembrar dar ajudar ajude ajuda
  esclarecer esclareca esclarece tirar ver conhecer`);
const nouns =
  list(`explicacao definicao conceito significado resumo exemplo exemplos duvida duvidas informacoes
  diferenca diferencas prova`);
/** "Me dá outro exemplo" names no matter. */
const asksAlone = new RegExp(`^(?:uma? |outr[oa]s? |mais )*(?:${nouns})$`, 'u');
const askers = list(`que qual quais quem quando onde como porque pq quanto quantos quantas`);
const predicates =
  list(`e eh sao foi foram era eram significa significam serve servem funciona funcionam ocorre
  ocorrem acontece acontecem surgiu surgiram comecou terminou fica ficam consiste existe existem ha aconteceu ocorreu cai caem`);

/** What begins a question and says nothing about its matter; folded, longer ones before those that begin them. */
const openings: readonly RegExp[] = [
  /^(?:oi|ola|opa|e ai|bom dia|boa tarde|boa noite|professora?|prof|por favor|entao|mas|e|ok|agora|oh|ei)(?!\p{L})[\s,.!:-]*/u,
  /^(?:(?:voce |vc )?(?:pode|poderia|consegue|sabe)(?: me| nos)?|(?:eu |a gente )?(?:posso|podemos|devo|devemos)|(?:eu )?(?:quero|queria|gostaria de|preciso|vou|tenho que)(?: muito)?|me|nos) /u,
  new RegExp(
    `^(?:${verbs})(?:-me|-nos)?(?: (?:me|nos|melhor|mais|um pouco|tudo|algo|bem|a (?:entender|estudar)|com|o que (?:e|sao|foi)))*(?: |$)`,
    'u',
  ),
  new RegExp(
    `^(?:uma? |[oa]s? |alguns |algumas |mais )?(?:${nouns}) (?:sobre|d[eao]s?|em|n[ao]s?|entre|com) `,
    'u',
  ),
  /^(?:eu )?nao (?:entendi|entendo|sei|lembro|consigo entender|compreendi)(?: (?:nada|bem|muito|direito|o que e|o que sao))*(?: (?:sobre|de|d[ao]s?))? /u,
  /^(?:eu )?(?:tenho|estou com|fiquei com)(?: uma?| muitas?)? /u,
  new RegExp(
    `^(?:em que (?:ano|seculo)|(?:por|para|pra|de|a|com|em|o) que|oq|${askers})(?: (?:${predicates}|e que|quer dizer|se chama|se da|se faz|se calcula|calcular|fazer|resolver|usar))*(?= |$)(?: )?`,
    'u',
  ),
  /^por onde (?:eu )?(?:devo |posso )?comec\p{L}+(?: a)?(?: estudar| aprender)? /u,
  /^(?:tudo |algo |mais )?(?:sobre|a respeito de|acerca de|quanto a) /u,
  /^(?:mesmo|(?:o |a )?tal d[aeo]s?|se|com) /u,
  /^(?:[oa]s?|uma?s?|uns|d[eao]s?|em|n[ao]s?|entre|ess[ea]s?|est[ea]s?) /u,
];
const pointing = /^(?:is[st]o|aquilo|ess[ea]s?|est[ea]s?|el[ea]s?|aqui|mais|tudo|voce|eu|me)$/;
const closing =
  /(?<!\p{L})(?:por favor|mesmo|(?:pra|para) (?:mim|a prova)|de novo|resumidamente|em detalhes?|com exemplos?|professora?|prof|obrigad[oa]|quais(?: sao)?|qual(?: e)?|o que e|ai|hein|ne|pfv|rapidinho|vai)$/u;
const signs = /(?<![\s?!.…,;:])[\s?!.…,;:]+$/u;

/**
 * What a question is about, as the student writes it: "mitose" of "Oi, você pode me explicar o que é a mitose, por
 * favor?". Empty when it names nothing.
 */
export function topicOf(message: string): string {
  let rest = message.normalize('NFC').replace(/\s+/gu, ' ').trim();
  for (let turn = 0; turn < 12; turn++) {
    const folded = foldLetters(rest);
    const found = openings.map((opening) => opening.exec(folded)?.[0] ?? '').find((text) => text !== '');
    if (found === undefined) break;
    rest = rest.slice(found.length);
  }
  const bare = foldLetters(rest).replace(signs, '').replace(closing, '').replace(signs, '');
  const topic = rest.slice(0, bare.length).trim();
  const words = wordsOf(foldLetters(topic));
  if (asksAlone.test(foldLetters(topic))) return '';
  const says =
    words.some((word) => !stopWords.has(word)) ||
    (words.length > 2 && !words.some((word) => pointing.test(word)));
  return says || /\p{L}\d|\d/u.test(topic) ? topic.slice(0, 200) : '';
}
