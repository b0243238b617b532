import type { KeyTerms } from '#server/language/text/key-terms.ts';
import type { Lexicon } from '#server/language/text/lexicon.ts';
import { leadingAdjectives, stopWords, vagueNouns, weakNouns } from '#server/language/text/stop-words.ts';
import { isVerb } from '#server/language/text/verbs.ts';
import type { FieldTerms } from '#server/language/wish/read-field.ts';
import { phraseOf } from '#server/language/wish/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { stem } from '#shared/rules/text/stem.ts';
import { naming } from './questions/subject.ts';

/** Nouns of what there is one of, or no number of. */
const everywhere = new Set(
  `sol terra lua mundo planeta universo ceu corpo homem vida morte natureza agua ar luz calor energia solo chuva mar
  madeira sangue oxigenio carbono dinheiro comercio agricultura industria pecuaria ambiente norte sul leste oeste nordeste
  sudeste litoral latim portugues ingles frances internet fogo vacuo atmosfera oceano sociedade humanidade ser direita
  esquerda mente ano centro gelo vento ferro ouro prata cobre sal leite vidro populacao povo governo dia noite inverno verao outono primavera plural singular`
    .split(/\s+/)
    .map(stem),
);
/** Nouns that, with the article alone, name again what has a name of its own. */
const again = new Set(
  `especie doenca animal instituicao entidade orgao substancia produto aparelho autor protagonista narrador personagem artista obra historia romance filme conto enredo cientista medico jovem equipe
  empresa pais cidade regiao cume topo fundo borda ponta margem fronteira rota filho filha irmao pai mae esposa
  marido vizinho preco tamanho peca episodio local sitio`
    .split(/\s+/)
    .map(stem),
);
/** What follows the article in phrases that are no noun: "ao longo de", "a partir de". */
const fixed =
  /^(?:longo|redor|lado|contrário|partir|cada|seguir|respeito|menos|mais|máximo|mínimo|todo|fim|meio|entanto|lugar|longe|vez|acaso|passo)$/u;
const article = /^(?:[oa]s?|[dn][oa]s?|aos?|às?|pel[oa]s?)$/iu;
const oneOf = /^(?:dois|duas|três|quatro|primeir[oa]s?|segund[oa]s?|terceir[oa]s?|últim[oa]s?|outr[oa]s?)$/u;
const complement = /^(?:d[aeo]s?|que|entre|sobre|cuj[oa]s?|por)$/u;
const adjective =
  /(?:al|ais|ar|ares|[aeiu]?il|ic[oa]s?|os[oa]s?|iv[oa]s?|[aáó]ri[oa]s?|vel|veis|ês|esa|eses|an[oa]s?|[ai]d[oa]s?|[ei]nt[ea]s?|enses?|antes?|ist[ao]s?|tric[oa]s?|fic[oa]s?)$/u;
/** "A adaptativa guarda memória": of a kind told before, unless it is a term. */
const quality = /(?:ic|os|iv|ári)[oa]s?$|(?:al|ais)$/u;
const nounsInAl =
  /^(?:capital|animal|sal|metal|canal|jornal|hospital|tribunal|cristal|vegetal|sinal|general|mar|ar|lugar|pilar|radar|portal|mural|final|mal|edital|material|arquivo|objetivo|motivo|adjetivo|substantivo|cultivo|narrativa|iniciativa|alternativa|expectativa|tentativa|saliva|festival|arsenal|quintal|açúcar|nectar|luar)$/u;
const abstract = /(?:ção|ções|são|sões|mentos?|dades?)$/u;
const past =
  /(?<!\p{L})(?:foi|foram|era|eram|havia|teve|fez|deu|\p{L}{2,}(?:ou|eu|iu|aram|eram|iram|ava|avam))(?!\p{L})/u;
const found = /(?<!\p{L})(?:invent|descobr|isol|desenvolv|sintetiz)(?:ou|iu|eu|aram|iram|eram)(?!\p{L})/u;
const changes =
  /^(?:variações|mudanças|alterações|diferenças|decisões|medidas|regras|barreiras|conclusões|dificuldades)$/u;
const hollowAdjective =
  /^(?:principa(?:l|is)|importantes?|recentes?|distint[oa]s?|preferencia(?:l|is)|definitiv[oa]|inteir[oa]|gera(?:l|is)|seguintes?|escass[oa]|necessári[oa]s?|atua(?:l|is)|envolvid[oa]s?)$/u;
const beforeClitic = /^(?:não|que|já|se|quem|também|ainda)$/u;

/** Curricula that may have a name for a word that is a term of one field. */
const mostFields = 5;
const oneField = 3;
/** The same for the noun of something that happens. */
const fewFields = 8;

const general = (folded: string) => weakNouns.has(folded) || vagueNouns.has(folded) || stopWords.has(folded);

interface Token {
  word: string;
  start: number;
  end: number;
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\d]+(?:[’'-][\p{L}\d]+)*/gu)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));

const agreesWith = (word: string, article: string) =>
  word.length > 4 && word.endsWith(/[oa]s?$/u.exec(article.replace('à', 'a'))?.[0] ?? '-');

/** What the words of a text can be taken to mean by a reader who hasn't the text before them. */
export class Understanding {
  private readonly terms: FieldTerms;
  private readonly keyTerms: KeyTerms;
  private readonly headings: ReadonlySet<string>;
  private readonly lexicon: Lexicon;

  /** `terms`: what the catalogue knows of the text's field; `headings`: the text's. */
  constructor(terms: FieldTerms, keyTerms: KeyTerms, lexicon: Lexicon, headings: Iterable<string>) {
    this.lexicon = lexicon;
    this.terms = terms;
    this.keyTerms = keyTerms;
    this.headings = new Set(
      [...headings].flatMap((heading) => tokensOf(heading).map(({ word }) => stem(foldLetters(word)))),
    );
  }

  /** Whether the words are a term of the text's field. */
  isTerm(words: string): boolean {
    return this.terms.has(phraseOf(words));
  }

  /** Whether the noun is a term of the text's field, and first named by a sentence at position `at`. */
  isNewTerm(noun: string, at: number): boolean {
    const single = noun.replace(/(?:õe|ãe)s$/u, 'ão').replace(/s$/u, '');
    return (
      (this.isTerm(noun) || this.isTerm(single)) &&
      [noun, single].every((word) => (this.lexicon.firstAt(word) ?? at) >= at)
    );
  }

  /** Whether a word of a heading begins so. */
  isHeaded(root: string): boolean {
    return [...this.headings].some((word) => word.startsWith(foldLetters(root)));
  }

  /** Whether a question tells by itself what it is about: by a name, a heading or a term that few fields have. */
  isAnchored(question: string): boolean {
    const tokens = tokensOf(question);
    return tokens.some(({ word, start }, at) => {
      const root = stem(foldLetters(word));
      if (at > 0 && /^\p{Lu}/u.test(word)) return true;
      if (this.headings.has(root) || everywhere.has(root) || naming.test(word)) return true;
      return [1, 2, 3].some((size) => {
        const last = tokens[at + size - 1];
        const phrase = last ? phraseOf(question.slice(start, last.end)) : '';
        const fields = this.terms.get(phrase) ?? Number.POSITIVE_INFINITY;
        return fields <= (phrase.includes(' ') ? 2 * mostFields : mostFields);
      });
    });
  }

  /** Whether the word before another adjective is a noun: not so in "a polar atlântica". */
  private isThing(noun: string, next: string): boolean {
    if (!/(?:al|ar|iv[oa])$/u.test(noun) || complement.test(next)) return true;
    return nounsInAl.test(noun) || this.isTerm(noun) || this.isTerm(`${noun} ${next}`);
  }

  /** Whether what may be a verb is a noun here: "que a planta usa". */
  private isNamed(word: string, next: string): boolean {
    return this.isTerm(word) || this.keyTerms.timesOf(word) > 2 || isVerb(next, word);
  }

  /** Whether "o" and the noun alone tell what is meant. */
  private isKnown(noun: string, at: number, isTimeless: boolean, isOwner: boolean): boolean {
    const folded = foldLetters(noun);
    const root = stem(folded);
    if (everywhere.has(root) || (this.headings.has(root) && !again.has(root))) return true;
    if (again.has(root)) return false;
    const isTopic = this.keyTerms.timesOf(noun) > 1 && this.keyTerms.shareOf(noun) >= 0.1;
    const isTerm = this.isTerm(noun);
    if (weakNouns.has(folded)) return isTerm && isTopic;
    // A kind of thing, of which nothing was told yet: "o termômetro mede a temperatura".
    if (quality.test(noun) && !nounsInAl.test(noun) && (!isTerm || /[^t]ional$|iv[oa]$/u.test(noun)))
      return false;
    const isNew = isTimeless && (isOwner || !abstract.test(noun)) && (this.lexicon.firstAt(noun) ?? 0) >= at;
    if (isTopic || isNew) return true;
    // "A migração" of whom? Many fields have it.
    return isTerm && (!abstract.test(noun) || (this.terms.get(phraseOf(noun)) ?? 0) <= fewFields);
  }

  /**
   * Whether the text, of a sentence at position `at`, names with an article alone something that was told of
   * elsewhere: "rompeu o acordo". What an answer tells may be new, if it is no general noun.
   */
  leavesOpen(text: string, at: number, isAnswer = false): boolean {
    const isTimeless = !past.test(text) || found.test(text);
    const tokens = tokensOf(text);
    const joined = (at: number) =>
      tokens[at] !== undefined && /^["“‘]? ["“‘]?$/u.test(text.slice(tokens[at - 1]?.end, tokens[at]?.start));
    return tokens.some(({ word }, from) => {
      if (!article.test(word) || !joined(from + 1)) return false;
      let place = from + 1;
      const wordAt = (where: number) => tokens[where]?.word ?? '';
      // "O segundo maior país": of all there are.
      const isOneOf = oneOf.test(wordAt(place)) && !/^(?:maior|menor|mais|melhor)$/u.test(wordAt(place + 1));
      const isFirst = /^primeir[oa]$/u.test(wordAt(place));
      const isOrdinal = isFirst || /^(?:segund|terceir)[oa]$/u.test(wordAt(place));
      while (
        (leadingAdjectives.has(foldLetters(wordAt(place))) || oneOf.test(wordAt(place))) &&
        joined(place + 1)
      )
        place++;
      const noun = wordAt(place);
      if (/^[\p{Lu}\d]|-/u.test(noun) || fixed.test(noun) || (noun.length < 3 && place === from + 1))
        return false;
      if (stopWords.has(foldLetters(noun)) && place === from + 1) return false;
      if (
        /^[oa]s?$/u.test(word) &&
        beforeClitic.test(wordAt(from - 1)) &&
        isVerb(noun, 'x') &&
        !this.isNamed(noun, wordAt(place + 1))
      )
        return true;
      if (/^(?:a|ao)$/u.test(word) && /[aei]r$/u.test(noun) && !this.isTerm(noun)) return false;
      const next = joined(place + 1) ? wordAt(place + 1) : '';
      const isHollow = hollowAdjective.test(next);
      const isQualified =
        (isHollow && joined(place + 2) && complement.test(wordAt(place + 2))) ||
        complement.test(next) ||
        (next === 'em' && wordAt(place + 2) === 'que') ||
        // "O estado com a maior população", "o país com mais rios": of all there are.
        (next === 'com' &&
          /^(?:maior(?:es)?|menor(?:es)?|mais|menos)$/u.test(
            wordAt(place + (article.test(wordAt(place + 2)) ? 3 : 2)),
          )) ||
        (naming.test(noun) && next !== '' && !isVerb(next, noun)) ||
        /^\p{Lu}/u.test(next) ||
        (next !== '' &&
          !stopWords.has(foldLetters(next)) &&
          !isHollow &&
          !isVerb(next, noun) &&
          (adjective.test(next) || agreesWith(next, word.toLowerCase())));
      if (isQualified) return !this.isThing(noun, next);
      const isGeneralNoun = weakNouns.has(foldLetters(noun)) || stopWords.has(foldLetters(noun));
      if (/^(?:nov|antig)[oa]$/u.test(wordAt(from + 1)) && place > from + 1) return true;
      if (isOneOf) return isGeneralNoun || !(isFirst || (isOrdinal && this.isTerm(noun)));
      const isMany = /s$/u.test(word);
      const isGeneral = isHollow || weakNouns.has(foldLetters(noun)) || changes.test(noun);
      return isMany || isAnswer
        ? isGeneral && !this.isKnown(noun, at, isTimeless && !isHollow, /^d/iu.test(word))
        : !this.isKnown(noun, at, isTimeless, /^d/iu.test(word));
    });
  }

  /** Whether a term that few fields have is among the words. */
  namesTerm(words: string): boolean {
    const tokens = this.terms.size > 0 ? tokensOf(words) : [];
    const opens = ({ word }: Token) => word.length > 3 && !stopWords.has(foldLetters(word));
    return tokens.some((token, at) =>
      [0, 1, 2].some((more) => {
        const last = tokens[at + more];
        return last !== undefined && opens(token) && this.isTelling(words.slice(token.start, last.end));
      }),
    );
  }

  /** The same, or a noun of a heading, or that the text comes back to. */
  namesMatter(words: string): boolean {
    const comesBack = ({ word }: Token) =>
      this.headings.has(stem(foldLetters(word))) ||
      (word.length > 3 &&
        !general(foldLetters(word)) &&
        this.keyTerms.timesOf(word) > 1 &&
        this.keyTerms.shareOf(word) >= 0.1);
    return this.namesTerm(words) || tokensOf(words).some(comesBack);
  }

  /** Whether the word is one of those of the field, however many others have it. */
  isWord(word: string): boolean {
    return word.length > 3 && !general(foldLetters(word)) && this.isTerm(word);
  }

  /** The same, and hardly another in any field. */
  isOnly(noun: string): boolean {
    return (this.terms.get(phraseOf(noun)) ?? Number.POSITIVE_INFINITY) <= oneField;
  }

  /** Whether the noun alone names one thing: "a mitose", and not "o núcleo" or "o suporte", or does so among terms of its field. */
  isOwn(noun: string, isOfTerms = false): boolean {
    const fields = this.terms.get(phraseOf(noun)) ?? Number.POSITIVE_INFINITY;
    return fields <= (isOfTerms ? fewFields : mostFields);
  }

  /** Whether a gap for the words asks for something worth knowing: a term that few fields have. */
  isTelling(words: string): boolean {
    const folded = foldLetters(words);
    if (folded.length < 4 || general(folded)) return false;
    return (
      (this.terms.get(phraseOf(words)) ?? Number.POSITIVE_INFINITY) <=
      (words.includes(' ') ? 2 * mostFields : mostFields)
    );
  }
}
