import { stopWords } from '#server/language/text/stop-words.ts';
import { hasMainVerb, hasVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { stem } from '#shared/rules/text/stem.ts';
import { compress } from './compression/compress.ts';
import { type Bringer, bringersOf } from './mentions.ts';
import { isCaption, isSource } from './outline/apart.ts';
import type { Unit } from './outline/read-outline.ts';
import { labelOf } from './outline/sections.ts';
import { pointsBack } from './points-back.ts';
import { oneBefore } from './series.ts';

/** One wording of a statement. */
export interface Form {
  text: string;
  /** Words of `text`. */
  length: number;
  /** Position of the statement without which it is not said. */
  on: number | undefined;
  /** Beginning of the word that the statement must have on which it leans. */
  names?: string;
}

/** A unit of the text in the forms that a summary may take, the first as it stands; without forms when it may not. */
export interface Statement {
  forms: readonly Form[];
  /** Whether it is a heading or a question, said only before what leans on it. */
  isName: boolean;
  /** Number of the stretch of the text, of a paragraph or two, in which it lies. */
  block: number;
  opens: boolean;
  heading: string | null;
  /** Whether it tells what the theme of the text is. */
  definesTheme: boolean;
  /** Whether it is an item that claims nothing by itself: "idade avançada", "Lavar as mãos". */
  isBareItem: boolean;
  /** Number of the list or the answer that it is part of. */
  list: number | undefined;
  /** Whether the text says something here, other than in a caption or a bibliography. */
  isRunning: boolean;
}

const exercise =
  /^(?:(?:exercícios?|questão|questões|atividades?)(?: \d|\.|:|$)|responda|assinale|marque|calcule|complete|observe|veja|leia|analise|julgue|pense|imagine|suponha|considere|lembre|siga|verdadeiro ou falso|certo ou errado)(?!\p{L})/iu;
const address =
  /(?<!\p{L})(?:você|vocês|clique|capítulo anterior|próximo capítulo|(?:próxima|última|nesta) aula|aula passada|nesta unidade|né|tá|lembram|anotem|imagina|beleza|olha só|boa pergunta|bom dia|boa noite|vamos (?:começar|ver)|semana (?:passada|que vem)|muita gente (?:erra|confunde)|(?:cai|caem|caiu) (?:em|na) prova|prova (?:dia|amanhã|na)|a gente (?:v[êa]|vai|viu|entra|entrou|fala)|ler (?:o )?cap\p{L}*)(?!\p{L})|, (?:gente|pessoal|galera)(?!\p{L})|!!$|trazer dúvidas|^\d{1,2}\/\d{1,2}\/\d{2,4}|atualizado (?:há|em) |nos próximos (?:dias|meses)\.$/iu;

const shortestForm = 5;
const shortestEntry = 2;
const longestForm = 90;
/** Words after which the next paragraph begins a stretch of its own, and after which any sentence does. */
const enough = 50;
const plenty = 160;

const unbalanced = (text: string) =>
  (text.match(/"/gu)?.length ?? 0) % 2 === 1 ||
  (text.match(/[“«]/gu)?.length ?? 0) !== (text.match(/[”»]/gu)?.length ?? 0) ||
  (text.match(/\(/gu)?.length ?? 0) !== (text.match(/\)/gu)?.length ?? 0);

/** A verb of the future, which names have not. */
const future = /\p{L}{2}[aei]r(?:á|ão)(?!\p{L})/u;

/** Sentences that are none: captions, bibliographies, lines without a verb. */
const isRunningText = (text: string) =>
  !isCaption(text) &&
  !isSource(text) &&
  (hasVerb(text) || future.test(text)) &&
  /[\p{L}\d.!?…”"’)%]$/u.test(text);

const mayStand = (text: string) =>
  !/[?:;,]["”’)]?$/u.test(text) && !exercise.test(text) && !address.test(text);

const ended = (text: string) => (/[\p{L}\p{N}\p{S})%”"]$/u.test(text) ? `${text}.` : text);

function formsOf(
  { kind, text, shorter, needs, before, isRule, list }: Unit,
  earlier: number | undefined,
  brought: Bringer | undefined,
): Form[] {
  if (kind === 'name') return [{ text, length: wordsOf(text).length, on: undefined }];
  const isEntry = kind === 'entry';
  const least = isEntry ? (list === undefined ? shortestEntry : 1) : shortestForm;
  const wordings = isEntry || isRule ? [text, ...shorter] : [text, ...compress(text)];
  return wordings.flatMap((wording): Form[] => {
    const length = wordsOf(wording).length;
    // Somebody's words, taken up from others that aren't told.
    if (/^["“«]/u.test(wording) && pointsBack(wording.slice(1))) return [];
    const back = pointsBack(wording) ? (isEntry ? (needs ?? before) : before) : undefined;
    const on = earlier ?? back ?? brought?.unit ?? needs;
    if (length < least || length > longestForm || unbalanced(wording) || on === -1) return [];
    const names = on === brought?.unit ? brought?.noun : undefined;
    return mayStand(wording) ? [{ text: ended(wording), length, on, ...(names && { names }) }] : [];
  });
}

/** A line in capitals is a title, even where it ends like a sentence. */
const shouts = (text: string) =>
  (text.match(/\p{Lu}/gu)?.length ?? 0) > (text.match(/\p{Ll}/gu)?.length ?? 0);

const mayBeSaid = ({ kind, text }: Unit) =>
  kind === 'name' ||
  (kind === 'entry' ? !isCaption(text) && !isSource(text) : isRunningText(text) && !shouts(text));

/** "Quilombolas são grupos …", "A ótica estuda …", and "O que é a ótica?" over an answer. */
const meaning =
  /^((?:[\p{L}-]+ |\([^()]{1,40}\) ){1,6}?)(?:(?:é|são|foi|foram) (?:uma? |[oa]s? )?(?!\p{L}+[ai]d[oa]s? )\p{Ll}{4,}|estudam? |consistem? |significam? )/u;
const asksMeaning = /^O que (?:é|são|foi|foram) ([^?]{2,60})\?$/u;

const stemsOf = (text: string) =>
  wordsOf(text)
    .map(foldLetters)
    .filter((word) => word.length > 2 && !stopWords.has(word))
    .map(stem);

const isBareItem = ({ kind, text, list, needs, shorter }: Unit, units: readonly Unit[]) =>
  kind === 'entry' &&
  list !== undefined &&
  shorter.length === 0 &&
  !/\?$/u.test(units[needs ?? -1]?.text ?? '') &&
  labelOf(text) === undefined &&
  !hasMainVerb(text);

/** What a summary may be made of, in the order of the text. */
export function readStatements(units: readonly Unit[], names: string): Statement[] {
  const brought = bringersOf(units, names);
  const themes = new Set(stemsOf(names));
  const definesTheme = ({ text, needs }: Unit) => {
    const asked = needs === undefined ? undefined : units[needs];
    const [, term] = asksMeaning.exec(asked?.text ?? '') ?? meaning.exec(text) ?? [];
    const stems = stemsOf(term ?? '');
    return stems.length > 0 && stems.every((each) => themes.has(each));
  };
  let block = 0;
  let words = 0;
  const said = new Set<string>();
  return units.map((unit, at) => {
    const { kind, text, opens, heading } = unit;
    const isName = kind === 'name';
    const length = wordsOf(text).length;
    if ((opens && words >= enough) || words >= plenty) {
      block++;
      words = 0;
    }
    words += length;
    const isRunning = !isName && mayBeSaid(unit);
    // What a text repeats word for word is said once.
    const forms =
      (isName || isRunning) && !said.has(text) ? formsOf(unit, oneBefore(units, at), brought[at]) : [];
    if (!isName) said.add(text);
    return {
      forms,
      isName,
      block,
      opens,
      heading,
      list: unit.list,
      isRunning,
      definesTheme: definesTheme(unit),
      isBareItem: isBareItem(unit, units),
    };
  });
}
