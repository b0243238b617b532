import { firstVerb, hasMainVerb, hasVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { isPerson, personNoun } from './people.ts';
import { asSentence, inside, isPlural, withoutBrackets } from './phrase.ts';
import type { Asking, Draft } from './statement.ts';
import { isBare, subjectIn } from './subject.ts';

const labels =
  /^(?:ex(?!\p{L})|figura|tabela|quadro|gráfico|mapa|imagem|foto|exemplos?|obs|observaç(?:ão|ões)|dicas?|nota|importante|atenção|resumo|objetivos?|data|autora?|fonte|título|tema|aula|capítulo|questão|resposta|gabarito|conclusão|introdução|lembrete|cuidado|curiosidade|características?|funç(?:ão|ões)|causas?|consequências?|vantagens|desvantagens|tipos|definição|conceito|local|período|ou seja|isto é|assunto|referências?|palavras-chave|professora?|aluno|disciplina|matéria|fórmula|unidade|símbolo|sintomas?|tratamento|habitat|origem|etapa|fase|passo|parte|principais|invenções)(?!\p{L})/iu;
/** "Vantagem", "contraindicação": of what, its owner tells. */
const ofOwner =
  /^(?:(?:des)?vantage(?:m|ns)|(?:contra)?indicaç(?:ão|ões)|complicaç(?:ão|ões)|causas?|sintomas?|ordem|usos?|aplicaç(?:ão|ões)|efeitos?|consequências?|finalidades?|equipamentos?|materia(?:l|is)|composição|prevenção|diagnóstico)(?: (?:principa(?:l|is)|gera(?:l|is)|comu(?:m|ns)))?$/iu;
/** "Falta de EPO -> anemia", "glomérulo + cápsula": what comes of it, or makes it up. */
const chained = /(?:->|→|=>|[<>]| \+ )/u;
const isChained = (gloss: string) =>
  / = /u.test(gloss) || chained.test(withoutBrackets(gloss.replace(/\$[^$]*\$/gu, '')));
const ofConcept = /^(?:conceito|definição|significado) d[aeo]s? /iu;
const openings =
  /^(?:que|quem|só|quando|para|em|n[oa]s?|d[eoa]s?|por|pel[oa]s?|com|se|como|não|sim|até|desde|entre|\p{L}+(?:ndo)|entende-se|consiste) /iu;
const closeTo =
  / (?:que|qual|quais|onde|d[aeo]s?|por|em|entre|com|sem|n[oa]s?|para|ao|à|acima|abaixo|pel[oa]s?) /u;
const copula = /^(?:é|são) (?=(?:uma?|os?|as?|tod[oa]|qualquer|aquel[ea]s?) )/iu;

const besides =
  /^[^,]+, (?!(?:sem|com|que|em|n[oa]s?|d[aeo]s?|por|pel[oa]s?|para|como|cuj[oa]s?|onde|quando|e|ou|geralmente|\p{L}+(?:[ai]d|nt|iv|os|ic)[oae]s?)(?!\p{L}))\p{Ll}/u;

/** Two commas between short names: an enumeration, not a definition. */
const isEnumeration = (text: string) => {
  const parts = text.split(/, | e /u);
  return parts.length > 2 && parts.every((part) => wordsOf(part).length <= 5);
};

/** "Cinco dias", "A Comissão de Justiça", "Conquista e açúcar": a term, an organ or a title, and no definition. */
const unfit =
  /^(?:\d|(?:[Dd]ois|[Dd]uas|[Tt]rês|[Qq]uatro|[Cc]inco|[Ss]eis|[Ss]ete|[Oo]ito|[Nn]ove|[Dd]ez|[Qq]uinze|[Vv]inte|[Tt]rinta|[Pp]ena de)(?!\p{L})|[OAoa]s? \p{Lu}|\p{L}+ e \p{L}+$)/u;

/** "Considerado o pai de …", "único P que …": told of something that has a definition of its own. */
const attribute =
  /^(?:(?:considerad|conhecid|chamad|apelidad|vist|tid)[oa]s? |(?:[oa]s? )?(?:únic[oa]s?|maior(?:es)?|menor(?:es)?|melhor(?:es)?|primeir[oa]s?|últim[oa]s?|principa(?:l|is)) )/iu;

/** "Privilegiado", "nominal", "francês": a kind without its noun. */
const quality =
  /^(?!(?:ativo|passivo|substantivo|adjetivo|dispositivo|objetivo|tecido|estado|mercado|pecado)s?$)\p{L}+(?:[ai]d[oa]|[^aeiou]al|iv[oa]|ês|ári[oa]|[ií]cit[oa]|áti[cv]o|óp?ri[oa]|plex[oa])s?$/iu;

/** "Consulta os dados": what it does, not what it is. */
const deed = /^\p{L}+[aem] (?:[oa]s?|uma?|uns|umas) (?!que |qua)\p{L}/u;
/** "Permeável à água", "alvo do ADH", "múltiplos caminhos entre os nós": a property or a relation. */
const property =
  /^(?!(?:nível|combustível|variável|imóvel|móvel|automóvel)(?!\p{L}))(?:\p{L}+(?:[aeí]vel|[aeí]veis) (?:à|ao|a|em|n[oa]s?|de|d[oa]s?|por|para|com) |alvos? d|(?:múltipl|vári|divers|muit)[oa]s? )/iu;
/** "Néfron -> estrutura que filtra o plasma": after an arrow only what sets a kind apart is a definition. */
const setsApart = / (?:que|qual|quais|onde|cuj[oa]s?|\p{L}{3,}(?:[aí]d|feit|post)[oa]s?) /u;
/** Under it each gloss tells that of its label, and not what it is. */
const headingOfGlosses =
  /(?:^|[:–—-] )(?:principais )?(?:funç(?:ão|ões)|papel|papéis|(?:des)?vantagens|causas|consequências|sintomas|exemplos|características|(?:contra)?indicações|usos|aplicações|efeitos|objetivos|importância|tratamentos?|complicações|complicação)(?= d[aeo]s? |$)/iu;
/** "Liquidez maior que 1": a case. */
const compared = / (?:maior|menor|igual|acima|abaixo|mais|menos) (?:que|d?[oae]|igual) /u;

/** "Característica observável": a noun and what sets it apart. */
const qualified = /^\p{L}{3,}(?: \p{Ll}{4,}){1,4}$/u;

/** "Passivo: obrigações com terceiros": many things make the one; not so "revisão" or "LOA". */
const isGathered = (term: string) =>
  !/(?:ção|são|mento|ência|ância|dade)(?!\p{L})|^\p{Lu}{2}| e |s(?: |$)/u.test(term);

/** "Estágio 1", of what its section or the text is about. */
const numbered = /^\p{L}+ (?:\d{1,2}|[IVX]{1,4})$/u;

const lowerIfLoud = (term: string) =>
  term === term.toUpperCase() && foldLetters(term).length > 5 ? term.toLowerCase() : term;

/** "O que é mitose?" from "Mitose: divisão celular que …" at the beginning of a line. */
export function askGlossary({ statement, lexicon, isOfTerms = false }: Asking): Draft[] {
  const { sentence, clause, lead } = statement;
  if (lead || !sentence.opens) return [];
  const [, before = '', joint = '', after = ''] =
    /^([^:–—=>→]{2,70}?)(: | [–—=-] | (?:->|→|=>) )(\S.{10,})$/u.exec(clause) ?? [];
  const term = subjectIn(lowerIfLoud(before.replace(ofConcept, '')));
  if (
    !term ||
    compared.test(`${term} `) ||
    labels.test(term) ||
    ofOwner.test(term) ||
    wordsOf(term).length > 6 ||
    hasVerb(term) ||
    isBare(term)
  )
    return [];
  const definition = after.replace(copula, '');
  if (isChained(definition) || (/ [–—-] $/u.test(joint) && / [–—-] /u.test(definition))) return [];
  // "Teoria clássica, foco na estrutura": notes on the term, no definition.
  const plain = withoutBrackets(definition);
  if (property.test(definition) || headingOfGlosses.test(sentence.heading ?? '')) return [];
  if (/>|→/u.test(joint) && !setsApart.test(plain)) return [];
  if (besides.test(plain) || unfit.test(definition) || deed.test(definition) || attribute.test(definition))
    return [];
  if ((term.includes(' ') || lexicon.isName(term)) && personNoun.test(definition) && isPerson(term))
    return [];
  const words = wordsOf(definition);
  const noun = wordsOf(term).find((word) => !/^(?:[oa]s?|uma?s?)$/iu.test(word)) ?? '';
  if (/^\p{L}+(?:ári[oa]s?|ais)$/u.test(term)) return [];
  const opensWell = /^["“]?\p{L}/u.test(definition) && firstVerb(words) !== 0 && !openings.test(definition);
  if (words.length < (isOfTerms ? 2 : 3) || !opensWell || hasMainVerb(plain) || isEnumeration(plain))
    return [];
  if (
    (!closeTo.test(definition) && !(isOfTerms && !/ e /u.test(term) && qualified.test(plain))) ||
    / são:? /iu.test(term)
  )
    return [];
  // "Repactuação: serviços contínuos", "Privilegiado: relevante valor": where it is met, or what has it.
  const isMany = isPlural(noun) || (isOfTerms && /s$/u.test(noun) && isPlural(words[0] ?? ''));
  const disagrees = isPlural(words[0] ?? '') !== isMany;
  if ((disagrees && !(isOfTerms && !isMany && isGathered(term))) || quality.test(term)) return [];
  if (/(?<!\p{L})del[ea]s?(?!\p{L})/u.test(definition)) return [];
  const question = `O que ${isMany ? 'são' : 'é'} ${inside(term, lexicon)}?`;
  const isEntry = wordsOf(term).length === 1;
  return [
    {
      kind: 'definition',
      question,
      answer: asSentence(definition),
      isEntry,
      isOfTerms,
      needsTopic: numbered.test(term),
    },
  ];
}
