import { foldLetters } from '#shared/rules/text/fold.ts';
import { stem } from '#shared/rules/text/stem.ts';

/** A word of a wish: as it is compared, and where it stands. */
export interface WishWord {
  /** Folded, in one form for number and gender; numbers in digits ("segunda", "2ª" and "II" are "2"). */
  readonly stem: string;
  /** Folded. */
  readonly word: string;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
  readonly isAccented: boolean;
  /** What stands between this word and the one before, folded, without the words that join. */
  readonly gap: string;
}

/** Words that only join others: phrases are compared without them. */
const joining = new Set(
  `a ao aos as o os um uma uns umas e ou de do da dos das em no na nos nas por pelo pela pelos pelas para pra pro pras
  pros p com sem sobre entre ate que se como q c d n`.split(/\s+/),
);

const ordinals: ReadonlyMap<string, string> = new Map([
  ...['primeir', 'segund', 'terceir', 'quart', 'quint', 'sext', 'setim', 'oitav', 'non', 'decim'].flatMap(
    (root, index) => ['o', 'a', 'os', 'as'].map((ending) => [root + ending, String(index + 1)] as const),
  ),
  // "Regra de 3" is "regra de três".
  ...Object.entries({ dois: '2', duas: '2', tres: '3', quatro: '4', cinco: '5' }),
]);
const roman = /^(?:(?:X?L)?X{0,3}(?:IX|IV|V?I{1,3})|(?:X?L)?X{1,3}V?I{0,3}|XLV?)$/;
const romanValues: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50 };

function romanNumber(word: string): number {
  const values = [...word].map((letter) => romanValues[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

const known = new Map<string, string>();
const mostKnown = 50_000;

/** Stems are asked for again and again while a catalogue is opened. */
export function stemOf(folded: string): string {
  const found = known.get(folded);
  if (found !== undefined) return found;
  const made = stem(folded);
  if (known.size < mostKnown) known.set(folded, made);
  return made;
}

function comparable(written: string, word: string): string {
  const ordinal = ordinals.get(word) ?? /^(\d+)[oa]s?$/.exec(word)?.[1];
  if (ordinal) return ordinal;
  if (written !== word && written !== 'X' && roman.test(written)) return String(romanNumber(written));
  // "Lei 8112" is "Lei 8.112".
  if (/^\d{1,3}(?:\.\d{3})+$/.test(word)) return word.replaceAll('.', '');
  return /^\d/.test(word) ? word : stemOf(word);
}

/** Whether other words have the same stem: "arte" and "ART", "motos" and "MOT". */
export const isShort = ({ stem: each }: Pick<WishWord, 'stem'>): boolean => /^[a-z]{1,3}$/.test(each);

const longestOfPart = 12;
const ofPart = /^[/.]?\s*(?:geral|especial)(?!\p{L})/iu;

/** Behind the beginning of a word, where the sentence goes on: "sist. digestório". */
const abbreviationPoint = /(?<=(?<!\p{L})\p{L}{1,4}[b-df-hj-np-tv-z])\.(?=\s\p{Ll})/gu;

/** A text of the same length in which points end sentences only. */
export const withoutAbbreviationPoints = (text: string): string => text.replace(abbreviationPoint, ' ');

/** The words of `text` that do more than join others, in order. Time in proportion to the text. */
export function wordsOf(given: string): WishWord[] {
  const text = withoutAbbreviationPoints(given);
  const words: WishWord[] = [];
  let gap = '';
  let last = 0;
  // "C++", "C#" and ".NET" are names; "NR10" is "NR-10".
  for (const match of text.matchAll(
    /(?<!\p{L})(?!av|np)\p{L}{2,4}(?=\d{1,4}(?![\p{L}\d]))|\p{L}[\p{L}\p{M}\p{N}]*(?:\+\+|#)?|\d+(?:[.,]\d+)*(?:[ºª°]|[oa](?!\p{L}))?/gu,
  )) {
    const [written] = match;
    const word = foldLetters(written).replace(/[ºª°]$/u, '');
    gap += foldLetters(text.slice(last, match.index));
    last = match.index + written.length;
    // "Penal p/ geral" is "penal, parte geral".
    if (word === 'p' && ofPart.test(text.slice(last, last + longestOfPart))) {
      words.push({
        stem: stemOf('parte'),
        word: 'parte',
        start: match.index,
        end: last,
        isAccented: false,
        gap,
      });
      gap = '';
      // The sign belongs to the abbreviation: it puts nothing beside "parte".
      last += /^[/.]/.test(text.slice(last)) ? 1 : 0;
      continue;
    }
    if (joining.has(word) && written !== 'C') {
      gap += word;
      continue;
    }
    // An ending in "ção" comes by habit: it is no sign that the word is spelt with care.
    const isAccented =
      word.replace(/c(?:ao|oes)$/, '') !== written.toLowerCase().replace(/ç(?:[ãa]o|[õo]es)$/u, '');
    // "3ª série" is the third year.
    const isYear = word === 'serie' && gap.trim() === '' && /^[1-3]$/.test(words.at(-1)?.stem ?? '');
    words.push({
      stem: isYear ? stemOf('ano') : comparable(written, word),
      word,
      start: match.index,
      end: last,
      isAccented,
      gap,
    });
    gap = '';
  }
  return words;
}

const coordinates = /(?<![a-z])(?:e|ou)(?![a-z])|[,/&+]/;

/** Whether a word is put beside the one before it: "física e química", "física, química". */
export const isBeside = ({ gap }: Pick<WishWord, 'gap'>): boolean => coordinates.test(gap);

/** Whether a word says in what the ones before it are: "em física", "no violão". */
export const saysWhere = ({ gap }: WishWord): boolean => /(?<![a-z])(?:em|n[oa]s?)\s*$/.test(gap);

/** How words are compared as one name: their stems, with a sign between those that are put beside each other. */
export const phraseIn = (words: readonly WishWord[]): string =>
  words.map((word, at) => (at > 0 && isBeside(word) ? `& ${word.stem}` : word.stem)).join(' ');

/** How the name of an exam is compared: as it is written, accents aside, for "TRE" is not "três". */
export const exactPhraseIn = (words: readonly WishWord[]): string => words.map(({ word }) => word).join(' ');

/** How a name is compared; empty for one of joining words alone. */
export const phraseOf = (name: string): string => phraseIn(wordsOf(name));

/** Words about studying, about oneself and about time: they say nothing of what is studied. */
const emptyWords = `
  eu ele ela isso este esta meu minha meus minhas seu sua seus suas me te mim mais menos muito muita bem so ja nao sim tudo todo
  toda todos todas cada algo coisa coisas quero queria gostaria preciso precisava vou fazer faco ter tenho ser sou estar estou
  saber sei poder posso dar ir indo vai valer aprender aprende aprendendo aprendizado entender entendendo compreender dominar
  estudar estudo estudos estudando conhecer revisar revisao revisoes melhorar passar passei tirar conseguir praticar pratica
  treinar treino preparar preparacao preparatorio focar foco enfase reforco reforcar ajuda ajudar comecar comeco iniciar montar criar
  curso aula aulas plano planos cronograma roteiro materia materias disciplina disciplinas assunto assuntos conteudo conteudos
  topico topicos tema temas geral gerais completo completa basico basica basicos basicas fundamento fundamentos fundamental
  introducao introdutorio iniciante iniciantes intermediario avancado avancada nivel niveis zero inicio base bases nocao nocoes
  conceito conceitos essencial principal principais importante importantes prova provas exame teste simulado simulados nota notas
  faculdade universidade universitario universitaria graduacao escola escolar ensino medio colegio superior ano anos serie semestre
  bimestre trimestre periodo mes meses semana semanas dia dias hora horas minuto minutos hoje amanha outro outra outros exercicio
  exercicios questao questoes problema problemas resolver resolucao aplicar aplicada aplicado aplicacao aplicacoes uso usar
  sozinho sozinha casa rapido rapida facil dificil daqui apenas somente tipo vez vezes novo nova novos novas bom boa melhor cai
  caem cair caiu caindo costuma passo passos profissional profissionalmente profissao vida pessoal interesse hobby trabalho
  carreira area areas campo jeito pessoa pessoas filho filha irmao irma namorado namorada amigo mae pai crianca
  adulto adultos jovem idoso urgente urgencia logo agora depois antes pouco tempo dias fds online ead gratis gratuito video videos
  livro livros pdf apostila resumo resumos mapa mapas final finais fim enade bimestral semestral mensal semanal
  recuperacao verdade realmente serio vestibulando concurseiro aluno aluna estudante turma professor professora
  obrigado obrigada favor oi ola ajude quanto onde quando qual quais porque por vontade sempre nunca ainda tambem ate tanto
  alguma algum alguns algumas nada ninguem coisas outras certo certa mil maxima desde sentido tecnico analista cargo dois duas tres quatro cinco seis sete oito nove dez especialmente principalmente sobretudo
  interessado interessada gosto gostei adoro amo odeio pretendo desejo objetivo objetivos meta metas sonho ingressar entrar
  ta to tou tava estava vc vcs voce voces pfv pfvr pls plmds vlw blz tipo mano cara galera gente alguem perdido perdida
  kk kkk kkkk kkkkk rs rsrs tb tbm hj pq mt mto mta so soh td top oq naum eh cobrado cobrados cobrada cobradas depressa
  qm qnd qdo dps cmg msm semana vem proximo proxima focando focado
  noite tarde manha hmm hum la
  foi fui fiz ontem aquela aquele aquilo aquelas aqueles essa esse esses essas passou passaram
  alem fase fases etapa etapas autor autores autora autoras
  prepara prepare preparem preparando estuda estude estudei estudamos ensina ensine explica explique ajudem revisa entende aprendi
  sala qualquer perdi perdeu chamada quer queremos querendo
  resumao resumido resumida revisaco intensivao intensivo aulao todinho todinha terceirao facul cursinho autodidata aff fera craque
  finalmente prof profe profa dando dp ruim pessimo pessima burro burra terrivel rec mestrado doutorado pos entendo entendi mandou mandaram obrigou dificuldade dificuldades
  cursar virar tornar aprovado aprovada aprovacao vaga vagas gabaritar acertar tocar
  atual atuais atualmente
  consigo mas nem esqueci esqueco lembro lembrar relembrar estagio falta faltam faltando restam sabado domingo feira nenhum nenhuma vejo ver
`
  .trim()
  .split(/\s+/);

// Not by stem: "onde" says nothing, "ondas" are studied.
const empty = new Set(emptyWords);
/** Cries for help, but "primeiros socorros". */
const emptyAsWritten = new Set(['socorro']);

/** "Uso dos porquês" is a matter, "porque" is none. */
const tellingPlurals = new Set(['porques']);

/** Whether a word is a level of the Common European Framework of languages: "B1". */
export const isLanguageLevel = ({ word }: Pick<WishWord, 'word'>): boolean => /^[abc][12]$/.test(word);

/** The words that say nothing, for those who misspell them. */
export const wordsOfNothing: readonly string[] = [...empty];

/** Whether a word names something that may be studied. Numbers alone don't. */
export const saysSomething = ({ stem: each, word }: Pick<WishWord, 'stem' | 'word'>): boolean =>
  word.length > 1 &&
  !/^(?:\d+|20\d\d\.\d|(?:p|av|np)\d)$/.test(each) &&
  !emptyAsWritten.has(word) &&
  !empty.has(word) &&
  (tellingPlurals.has(word) || !empty.has(word.replace(/s$/, '')));

/** The stems of the words of a text that say something, each once, in order. */
export const stemsOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter(saysSomething)
      .map(({ stem: each }) => each),
  );
