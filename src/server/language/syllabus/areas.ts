import { plain } from './words.ts';

/** The group of disciplines that a heading or a row of a table opens. */
export type AreaKind = 'general' | 'specific';

const general =
  /\b(?:conhecimentos?|conteudos?|disciplinas?|materias?|formacao|parte|nucleo|base|provas?|modulo)\s(?:de\s)?(?:gerais|geral|basic[oa]s?|comu(?:m|ns)|complementares|fundamentais|nacional comum)\b/u;
const specific =
  /\b(?:conhecimentos?|conteudos?|disciplinas?|materias?|formacao|parte|provas?|modulo)\s(?:tecnico |profissiona(?:l|is) )?(?:de\s)?(?:especific[oa]s?|tecnicos?|profissiona(?:l|is)|especializad[oa]s?|da especialidade|do cargo)\b|^especific[oa]s?(?:\s|$)/u;

export function areaKind(text: string): AreaKind | null {
  const words = plain(text);
  if (specific.test(words)) return 'specific';
  return general.test(words) ? 'general' : null;
}

/** What a heading says besides the area itself: "(área da saúde)", a position, a level. */
export function beyondArea(text: string): string {
  return text
    .replace(/^(?:[IVX]{1,5}|\d{1,2}|[A-Z]|[a-z](?=\)))\s*[.)–—-]+\s*/u, '')
    .replace(/^(?:m[óo]dulo|bloco|grupo|parte|n[úu]cleo|prova)\s+(?:[IVX]+|\d+|[A-Z])\b\s*[.:)–—-]*\s*/iu, '')
    .replace(
      /(?:conhecimentos?|conte[úu]dos?|disciplinas?|mat[ée]rias?|forma[çc][ãa]o|parte)\s+(?:gerais|geral|b[áa]sic[oa]s?|comu(?:m|ns)|complementares|fundamentais|espec[íi]fic[oa]s?|t[ée]cnicos?|profissiona(?:l|is)|especializad[oa]s?|da especialidade)/iu,
      '',
    )
    .replace(/^espec[íi]fic[oa]s?(?=\P{L}|$)/iu, '')
    .replace(
      /(?:^|\s)(?:d[oa]s?|para|por|de|a)?\s*(?:cada|todos? os?|o|os|as?)?\s*(?:cargos?|empregos?|fun[çc](?:ão|ões))(?:\s*\/\s*(?:especialidades?|perfis|perfil|[áa]reas?))?\s*$/iu,
      '',
    )
    .replace(
      /^\s*(?:para|d[eoa]s?)?\s*(?:os?|as?)?\s*(?:cargos?|empregos?|fun[çc](?:ão|ões))\s*(?:d[eoa]s?\s|:)\s*/iu,
      '',
    )
    .replace(/^[\s:()–—.-]+|[\s:(–—.-]+$/gu, '')
    .replace(/^([^()]*)\)$/u, '$1')
    .trim();
}

/** Whether a heading says that what follows is for everybody. */
export const isForAll = (text: string): boolean =>
  /\b(?:a|para|por)?\s?(?:todos|todas) (?:os|as) (?:demais )?(?:cargos?|empregos?|funcoes|candidatos?|perfis|areas|especialidades|cursos)|\bcomuns? (?:a |para )?(?:todos|todas)|comuns? aos/u.test(
    plain(text),
  );

/** Whether what a heading says besides the area is a group of positions: "área da saúde". */
export const isGroupName = (text: string): boolean =>
  /^(?:[áa]reas?|profissionais|trabalhadores|grupo|eixo|cargos?|quadro)\b/iu.test(text);
