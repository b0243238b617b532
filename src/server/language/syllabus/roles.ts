import { areaKind, isForAll } from './areas.ts';
import { isProgrammeTitle, levelsIn, plain, soundsLikeDiscipline, soundsLikePost } from './words.ts';

/** What a heading opens: parts of a notice, those who are meant, a discipline, or a part of one. */
export type Role = 'title' | 'skip' | 'plain' | 'level' | 'area' | 'post' | 'discipline' | 'topic' | 'text';

const skipped =
  /^(?:justificativas?|(?:sugest(?:ão|ões)\s+(?:de\s+)?)?(?:refer[êe]ncias?|bibliografias?|leituras?)\b.*|(?:documentos|livros|obras)\s+(?:de\s+refer[êe]ncia|recomendad[oa]s|sugerid[oa]s)|orienta[çc](?:ão|ões)(?:\s+(?:gerais|geral|did[áa]tic\w+|ao candidato))?|introdu[çc][ãa]o|(?:eixos cognitivos|compet[êe]ncias gerais|habilidades gerais)\b.*|apresenta[çc][ãa]o|objetivos?(?:\s+gera\w+)?|observa[çc](?:ão|ões)|aten[çc][ãa]o|importante|notas?|obs\.?|endere[çc]os? eletr[ôo]nicos?.*|sites?\b.*|legenda)\s*:?$/iu;
const transparent =
  /^(?:(?:eixos?|itens|t[óo]picos|conte[úu]dos?)(?:\s+(?:da|do|de|das)\s.*)?|temas(?:\s+(?:da|do|das|dos)\s.*)?|ementas?|programas?(?:\s+e\s+(?:refer[êe]ncias?|bibliografias?)(?:\s+\p{L}+)?)?|habilidades|conhecimentos|habilidades e conhecimentos|conte[úu]dos? program[áa]ticos?|prova objetiva|provas? (?:escrita|de conhecimentos)|assuntos?)(?:\s+parte\s+(?:[IVX]+|\d+))?\s*:?$/iu;
const postPrefix =
  /^(?:para\s+)?(?:[oa]s?\s|aos?\s)?(?:(?:cargos?|empregos?|fun[çc](?:ão|ões))(?:\/[\p{L}/]+)?(?:\s*p[úu]blicos?)?\s*(?:\(s\))?\s*(?:[:–—-]|de\s|n?[º°o.]{0,2}\s*[A-Z]?\d)|(?:op[çc][ãa]o|c[óo]digo|perfil|[êe]nfase|especialidade|habilita[çc][ãa]o)\s*(?:[:–—-]|n?[º°o.]{0,2}\s*[A-Z]?\d))/iu;
const loudPrefix = /^(?:CARGO|EMPREGO)S?\s+\p{Lu}/u;
const code = /^(?:[A-Z]{0,3}\d{2,4}|[A-Z]\d{1,3})\s*[:.)–—-]+\s*(?=\p{L}{3})/u;
const levelPrefix =
  /^(?:para\s+)?(?:[oa]s?\s|aos?\s)?(?:cargos?|empregos?|fun[çc]ões)\s+(?:de\s+)?(?:n[íi]vel|ensino)/iu;
const forEverybody = /^(?:cargos?|empregos?)\s*(?:\(s\))?\s*[:–—-]\s*tod[oa]s\b/iu;

/** What begins anew for other positions, when one has been read. */
const firstModule = /^(?:m[óo]dulo|bloco|parte)\s+(?:I|1|A)$/iu;

const isSkipped = (text: string): boolean => skipped.test(text);
export const hasCode = (heading: string): boolean => code.test(heading);
export const isForEverybody = (text: string): boolean => isForAll(text) || forEverybody.test(text);
export const isPostHeading = (text: string): boolean =>
  (postPrefix.test(text) || loudPrefix.test(text)) && !isForEverybody(text) && !levelPrefix.test(text);

const numberBefore =
  /^(?:\d{1,2}(?:\.\d{1,2})*|[IVX]{1,5}|[A-Z]|[a-z](?=\)))\s*[.)–—-]+\s*(?=\p{L}{2})|^\d{1,2}(?:\.\d{1,2})*\s+(?=\p{Lu}{2})|^\d{1,2}(?:\.\d{1,2})+\s+/u;

/** A heading without its number and the signs at its end. */
export const bareName = (heading: string): string =>
  heading
    .replace(numberBefore, '')
    .replace(/[\s:.;–—-]+$/u, '')
    .replace(/^([^()]*)\)$/u, '$1')
    .trim();

/** The positions that a heading names, with its own number or code where it has one. */
export function postNames(heading: string, text: string): string[] {
  const list = /^(?:para\s+)?(?:[oa]s\s|aos\s)?(?:cargos|empregos|fun[çc]ões)\s*(?:de\b|:)\s*(.+)$/iu.exec(
    text,
  )?.[1];
  const names = (list?.split(/\s*[,;]\s*|\s+e\s+(?=\p{Lu})/u) ?? []).filter((name) => name.length > 3);
  if (names.length > 0) return names;
  return hasCode(heading)
    ? [heading]
    : [text.replace(/^para\s+(?:o\s|os\s)?(?:cargos?|empregos?|fun[çc](?:ão|ões))\s+de\s+/iu, '')];
}

const withSign =
  /^(.{3,90}?)\s*[-–—(:]\s*((?:comu(?:m|ns)|para|exclusiv\w*|somente|apenas|s[óo]|todos|n[íi]ve(?:l|is)|ensino|exceto|cargos?|empregos?|[áa]reas?)\b.*)$/iu;
const withoutSign =
  /^(.{3,90}?)\s+((?:comu(?:m|ns) a|para (?:todos|todas|os? cargos?|os? empregos?)|exclusiv[ao]s? para)\b.*)$/iu;

/** A discipline's heading parted from those whom it is for: "Matemática – comum a todos os cargos de nível médio". */
export function splitScope(text: string): { name: string; scope: string | null } {
  const found = withSign.exec(text) ?? withoutSign.exec(text);
  const [, name = '', scope = ''] = found ?? [];
  if (!found || !soundsLikeDiscipline(name) || areaKind(name)) return { name: text, scope: null };
  return { name: name.trim(), scope: scope.replace(/\)\s*$/u, '').trim() };
}

const titleWords =
  /^(?:anexo|[ivx]+|\d+|conteudos?|programatic\w*|programas?|d[aeo]s?|provas?|objetiv\w+|escrit\w+|objetos?|avaliacao|e|ou|habilidades|conhecimentos?|matriz|referencias?|bibliograf\w+|edital|n|continuacao|retificad\w+|concurso|publico|para|as?|nivel|fundamental|medio|superior|tecnico)$/u;

const isBareTitle = (title: string) =>
  plain(title)
    .split(' ')
    .every((word) => titleWords.test(word));

/** Whether a heading only says for which schooling what follows is. */
function isLevel(text: string): boolean {
  if (levelsIn(text).length === 0 || text.length > 110 || soundsLikePost(text)) return false;
  if (/\b(?:[êe]nfase|especialidade|perfil|[áa]rea)\s*[:–—-]/iu.test(text)) return false;
  const { name, scope } = splitScope(text);
  return plain(text).split(' ').length <= 12 && !(scope && soundsLikeDiscipline(name));
}

interface Around {
  isInline: boolean;
  isRoman: boolean;
  /** Whether a position or a specific part is open. */
  isSpecific: boolean;
  isGeneral: boolean;
  /** Whether the open position has disciplines already. */
  hasOwn: boolean;
  title: string;
}

/** The role that a heading's own words give it; null when only its place can tell. */
export function roleByWords(heading: string, text: string, around: Around): Role | null {
  const { isInline, isRoman, isSpecific, isGeneral, hasOwn, title } = around;
  if (text === '' || transparent.test(text)) return 'plain';
  if (isProgrammeTitle(text) && (isBareTitle(text) || (!isInline && plain(text) === plain(title))))
    return 'title';
  if (isSkipped(text)) return 'skip';
  if (
    isInline &&
    isSpecific &&
    (isRoman || /^(?:bloco|m[óo]dulo|parte|eixo|unidade)\s+(?:[IVX]+|\d+)$/iu.test(text))
  )
    return 'text';
  if (isPostHeading(text)) return 'post';
  const kind = areaKind(text);
  if (kind && !isInline) return 'area';
  if (isLevel(text) || (hasOwn && !isInline && firstModule.test(text))) return 'level';
  if (isForEverybody(text) && !soundsLikeDiscipline(text)) return 'level';
  if (kind) return 'discipline';
  if (!isInline && hasCode(heading) && !isGeneral) return 'post';
  return null;
}
