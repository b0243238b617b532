import type { Lexicon } from '#server/language/text/lexicon.ts';
import { weakNouns } from '#server/language/text/stop-words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';

/** With a capital first, unless it begins with a symbol: "pH", "πr²", "f(x)" stay as they are. */
export function capitalized(text: string): string {
  const isSymbol = /^(?:\p{Ll}(?:\p{Lu}|[^\p{L}\s'’-])|[b-df-np-z] |(?!\p{Script=Latin})\p{L})/u.test(text);
  return isSymbol ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

const article = /^(?:os?|as?|uma?|uns|umas)$/iu;
const functionWord =
  /^(?:os?|as?|uma?s?|uns|n[ao]s?|em|d[aeo]s?|por|pel[ao]s?|com|sem|sob|sobre|para|ao?s?|à|às|entre|durante|após|desde|até|segundo|conforme|tod[ao]s?|cada|qualquer|quando|se|não|nenhuma?|há|existem?|muit[ao]s?|alguns|algumas|vári[ao]s|apenas|quem|como|porque|dois|duas|três|quatro|cinco|ambos|ambas)$/iu;

/** A phrase from the beginning of a sentence, as it is written in the middle of one: names keep their capitals. */
export function inside(phrase: string, lexicon: Lexicon): string {
  const [first = '', second = ''] = phrase.split(' ');
  const word = first.replace(/[^\p{L}\d'’-]/gu, '');
  if (!/^\p{Lu}/u.test(word) || /^["“‘'(]/u.test(first) || /^\p{Lu}\p{Ll}+ e \p{Lu}/u.test(phrase))
    return phrase;
  const secondIsName =
    /^\p{Lu}(?!\p{Lu})/u.test(second) ||
    (/^\p{Lu}{2}/u.test(first) && /^\p{Lu}/u.test(second)) ||
    (/^d[aeo]s?$/u.test(second) && /^\p{Lu}(?!\p{Lu})/u.test(phrase.split(' ')[2] ?? ''));
  const isName =
    functionWord.test(word) || (weakNouns.has(foldLetters(word)) && !secondIsName)
      ? false
      : lexicon.isName(word) || (secondIsName && !article.test(word));
  return isName || first.endsWith('.') ? phrase : phrase.charAt(0).toLowerCase() + phrase.slice(1);
}

const commonEnding =
  /(?:ção|ções|são|sões|dades?|oses?|eses?|ismos?|mentos?|agens?|gens?|ias?|uras?|ezas?|âncias?|ências?|logias?|ores?|tudes?)$/iu;

/**
 * Like `inside`, for the subject of something that happened: without an article that is a name, even when the text
 * has it at the beginning of sentences only.
 */
export function insideEvent(clause: string, lexicon: Lexicon): string {
  const [first = '', second = ''] = clause.split(' ');
  const isAlone =
    /^\p{Lu}\p{Ll}+$/u.test(first) &&
    !functionWord.test(first) &&
    !lexicon.isCommon(first) &&
    !/[aei]r$/u.test(first) &&
    /^(?:\p{Ll}+(?:ou|eu|iu|ram|ava|avam|ia|iam)|foi|foram|é|tem|possui|fica)$/u.test(second);
  const isMany = /(?:ram|avam|iam)$/u.test(second) && isPlural(first);
  const isPlace = /ia$/u.test(first) && /^(?:foi|\p{Ll}+(?:ou|eu|iu))$/u.test(second);
  return isAlone && !isMany && (isPlace || !commonEnding.test(first)) ? clause : inside(clause, lexicon);
}

const joined: Record<string, Record<string, string>> = {
  de: { o: 'do', a: 'da', os: 'dos', as: 'das' },
  por: { o: 'pelo', a: 'pela', os: 'pelos', as: 'pelas' },
  a: { o: 'ao', a: 'à', os: 'aos', as: 'às' },
};

/** "de" and "o núcleo" make "do núcleo". */
export function withPreposition(preposition: 'de' | 'por' | 'a', phrase: string): string {
  const [first = '', ...rest] = phrase.split(' ');
  const contracted = joined[preposition]?.[first.toLowerCase()];
  return contracted ? [contracted, ...rest].join(' ') : `${preposition} ${phrase}`;
}

const apart: Record<string, string> = {
  do: 'o',
  da: 'a',
  dos: 'os',
  das: 'as',
  pelo: 'o',
  pela: 'a',
  pelos: 'os',
  pelas: 'as',
  no: 'o',
  na: 'a',
  nos: 'os',
  nas: 'as',
};

/** "pelo núcleo" and "por um núcleo" make "o núcleo" and "um núcleo". */
export function withoutPreposition(phrase: string): string {
  const [first = '', ...rest] = phrase.split(' ');
  const bare = apart[first.toLowerCase()];
  if (bare) return [bare, ...rest].join(' ');
  return /^(?:por|de|em)$/iu.test(first) ? rest.join(' ') : phrase;
}

const masculineA = /(?:ema|oma|ama|ima|eta|ista|ota|dia|mapa)s?$/;
const feminineOnes = new Set(
  `base fase classe parte ordem mao cor flor lei face chave nave rede serie arvore ave vez fonte morte noite ponte
  frente torre raiz luz cruz voz vogal consoante especie potencia tese hipotese sintese analise crise catedral
  capital marca celula gema forma plataforma norma rima lagrima vitima estrategia lampada camada superficie febre
  doença tribo veste estirpe planicie vertente pele dose enzima chama lama fama dama cama trama rama alma arma turma
  assembleia roleta caneta bicicleta gaveta planilha borboleta meta etapa nota rota cota gota derrota frota dota
  bota pilota estrofe nuvem mulher imagem origem viagem linguagem margem vantagem homenagem mensagem contagem
  matriz diretriz frase haste estirpe elite greve`.split(/\s+/),
);
const singularOf = (folded: string) =>
  folded
    .replace(/(?:oes|aes)$/, 'ao')
    .replace(/ais$/, 'al')
    .replace(/([rz])es$/, '$1')
    .replace(/ns$/, 'm')
    .replace(/s$/, '');

/** The usual gender of a noun, singular or plural, by its ending and a list of exceptions. */
export function isFeminine(noun: string): boolean {
  const folded = foldLetters(noun);
  const single = singularOf(folded);
  if (feminineOnes.has(single)) return true;
  if (/(?:cao|sao|xao|giao|niao|stao|dade|gem|fase|tude|ice|ie|ose|ise|ite|ade)$/.test(single))
    return !/^(?:coracao|personagem|limite|convite|apetite|satelite)$/.test(single);
  return /a$/.test(single) && !masculineA.test(folded);
}

/** Whether the ending tells the gender; "jubarte" may have either. */
export function hasPlainGender(noun: string): boolean {
  const single = singularOf(foldLetters(noun));
  return (
    feminineOnes.has(single) ||
    /(?:ase|ose|ese|lise)$/.test(single) ||
    !/(?<!nt|gr|m|ad|ud|an|bal|lh|is)e$/.test(single)
  );
}

const invariant = /(?:us|ax|[áéíóúâêô]s|[^aeo]is|ês)$/iu;

/** Whether a bare noun is in the plural: "lipídios", not "vírus" or "lápis". */
export function isPlural(noun: string): boolean {
  return /s$/iu.test(noun) && !invariant.test(noun) && !/ss$/iu.test(noun) && noun.length > 3;
}

/** Whether brackets and quotation marks open and close within the text. */
export function isBalanced(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '(' || character === '[') depth++;
    else if (character === ')' || character === ']') depth--;
    if (depth < 0) return false;
  }
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0;
  return depth === 0 && count(/"/g) % 2 === 0 && count(/[“«]/gu) === count(/[”»]/gu);
}

export const withoutBrackets = (text: string) =>
  text
    .replace(/(?:^| )\([^()]{0,200}\)/gu, '')
    .replace(/ (?=[,.;:])/gu, '')
    .trim();

/** "baseava-se" becomes "se baseava", as after a word that asks. */
export const withProclisis = (clause: string) =>
  clause.replace(/(?<![\p{L}-])(\p{Ll}+)-se(?![\p{L}-])/gu, 'se $1');

/** Ready to be read alone: a capital first, no loose punctuation at the end. */
export const asTerm = (text: string) =>
  capitalized(
    text
      .replace(/[\s,;:.–—-]+$/u, '')
      .replace(/^[\s,;:–—-]+/u, '')
      .replace(/(?<![\p{L}])([ad]\.C|(?<= )spp?|etc)$/u, '$1.'),
  );

/** Like `asTerm`, closed by a full stop. */
export function asSentence(text: string): string {
  const term = asTerm(text);
  return /(?:[?!…]["”’)]?|\.C\.)$/u.test(term) ? term : `${term}.`;
}
