import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { hasPlainGender, isFeminine, isPlural } from '../questions/phrase.ts';

/** Nouns of which a thing has one that can be asked for by the noun alone: "Ferro: qual é a função?" */
const attributes = new Set(
  `funcao uso causa consequencia efeito sintoma agente transmissao vetor prevencao tratamento diagnostico complicacao carencia
  excesso deficiencia fonte dose mecanismo indicacao contraindicacao posologia farmaco droga nome simbolo formula unidade
  valor carga massa densidade altitude temperatura pressao altura comprimento area populacao capital moeda idioma lingua
  religiao clima relevo vegetacao bioma hidrografia localizacao local pais regiao continente sede origem fundador
  autor obra genero seculo periodo epoca ano data duracao inicio termino prazo pena quorum competencia
  iniciativa requisito finalidade objetivo meta fundamento base caracteristica composicao estrutura produto reagente substrato
  enzima hormonio glandula orgao habitat alimentacao reproducao respiracao locomocao circulacao excrecao digestao revestimento
  esqueleto simetria solubilidade cor vantagem desvantagem exemplo definicao conceito significado traducao sinonimo
  antonimo plural feminino coletivo sufixo prefixo radical porta atalho comando sintaxe protocolo complexidade
  linha familia ordem filo categoria classificacao lider presidente imperador partido ideologia artista compositor pintor
  representante expoente recurso instrumento aparelho metodo tecnica fase etapa fenomeno reacao equacao
  grandeza particula taxa aliquota limite conduta nucleo eixo antigeno anticorpo pilar criador inventor
  descobridor principio reserva`.split(/\s+/),
);
const leading = /^(?:principa(?:l|is)|maior(?:es)?|menor(?:es)?|primeir[oa])$/iu;
const singular = (folded: string) =>
  folded
    .replace(/(?:oes|aes)$/u, 'ao')
    .replace(/ais$/u, 'al')
    .replace(/([rz])es$/u, '$1')
    .replace(/ns$/u, 'm')
    .replace(/s$/u, '');

/** "Qual é a função principal", "quais são os sintomas": how a phrase that begins with such a noun is asked for; null for another. */
export function askAttribute(phrase: string): string | null {
  const words = wordsOf(phrase);
  const noun = words.find((word) => !leading.test(word)) ?? '';
  const folded = foldLetters(noun);
  if (!attributes.has(folded) && !attributes.has(singular(folded))) return null;
  if (words.length > 5 || /[,;:()]/u.test(phrase) || !hasPlainGender(noun)) return null;
  const lower = /^\p{Lu}{2}/u.test(phrase) ? phrase : phrase.charAt(0).toLowerCase() + phrase.slice(1);
  if (/^exemplos?$/u.test(folded)) return isPlural(noun) ? `quais são ${lower}` : `qual é um ${lower}`;
  const gender = isFeminine(noun) ? 'a' : 'o';
  return isPlural(noun) ? `quais são ${gender}s ${lower}` : `qual é ${gender} ${lower}`;
}
