import type { KeyTerms } from '#server/language/text/key-terms.ts';
import type { Lexicon } from '#server/language/text/lexicon.ts';
import { stopWords } from '#server/language/text/stop-words.ts';
import { firstVerb, hasVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { stem } from '#shared/rules/text/stem.ts';
import type { Statement } from './questions/statement.ts';

/** Nouns that mean something only of something else: "a prevenção" (of what?). */
export const relational: ReadonlySet<string> = new Set(
  `prevencao diagnostico tratamento transmissao contagio sintoma causa consequencia origem reproducao alimentacao
  importancia narrador personagem enredo obra autor populacao unidade capital clima relevo economia vegetacao vertice
  desfecho estrutura composicao funcao funcionamento caracteristica objetivo finalidade vantagem desvantagem
  classificacao aplicacao utilizacao formula unidade resultado titulo protagonista cenario publicacao incidencia
  mortalidade letalidade recuperacao evolucao fiscalizacao sede fundacao eleicao duracao extensao altitude
  temperatura densidade saldo balanco aplicacoes exportacao importacao industria agricultura hidrografia sociedade poluicao`
    .split(/\s+/)
    .map(stem),
);

const generalHeading =
  /^(?:n[oa]s?|em|com|sem|por|durante|sobre|após|antes|depois|quem|quant[oa]s?|introdução|conclusão|resumo|capítulo|aula|(?:slides?|tópico|tema|módulo|bloco|lição|semana|encontro) \d|exercícios?|referências|bibliografia|sumário|anotações|notas|definição|definições|conceitos?|características|história|título|seção|parte|unidade|revisão|questões|apêndice|anexo|texto|dicas?|importante|exemplos?|termos?|erros?|glossário|vocabulário|observações|situações|casos|dúvidas?|respostas?|causas|consequências|sintomas|tratamento|vantagens|tipos|classificação|importância|requisitos|regras|objetivos|princípios|elementos|espécies|modalidades|fundamentos|limites|teorias|classificações|formas|garantias|competências|efeitos|fases?|etapas?|métodos|programas|momento|modelos|prazos|economia$|sociedade$|política$|cultura$|primeir[ao]|segund[ao]|terceir[ao]|\p{L}+ndo|como|por que|o que|d[eo]|entre|além|outr[ao]s?|para|um|uma|dois|duas|três|quatro|cinco|\p{L}{3,}[aei]r)(?!\p{L})/iu;

/** Whether a subject such as "o vírus" needs a word on what it is of, or would be clearer with one. */
export function contextFor({ clause, sentence }: Statement, lexicon: Lexicon): 'needed' | 'wanted' | null {
  const words = wordsOf(clause);
  const [article = '', noun = ''] = words;
  const verb = firstVerb(words);
  const isAlone = verb === 2 || (verb === 3 && /^(?:saldo|balanço|total)$/iu.test(noun));
  if (!isAlone || !/^[oa]s?$/iu.test(article)) return null;
  if (relational.has(stem(foldLetters(noun)))) return 'needed';
  if (verb !== 2) return null;
  if (/^(?:governo|povo)$/iu.test(noun)) return 'wanted';
  const introduced = lexicon.introducedAt(noun);
  return introduced !== undefined && introduced < sentence.at ? 'wanted' : null;
}

/** What the section is about, by its heading: short, and more than "Introdução"; null when it doesn't tell. */
export function topicOf(heading: string | null): string | null {
  const topics = heading?.split(/: | [-–—] /u).map(topicIn) ?? [];
  return topics.find((topic) => topic !== null) ?? null;
}

/** "Introdução ao SQL", "DA PERSONALIDADE E DA CAPACIDADE": the matter without what leads to it. */
function matterOf(title: string): string {
  const ofLaw = title.replace(/^d[aeo]s? (?=\p{L}{4})/iu, '');
  const plain = ofLaw === title ? title : ofLaw.replace(/ (e) d[aeo]s? /iu, ' $1 ');
  return plain.replace(
    /^(?:introdução|noções|fundamentos|prevenção|tratamento)(?: (?:básic|gera)\p{L}+)?(?: e \p{L}+)? (?:d[eoa]s?|ao?s?|à) (?=\p{L}{3})/iu,
    '',
  );
}

function topicIn(heading: string): string | null {
  const title = matterOf(heading);
  if (title.length > 45 || generalHeading.test(title) || hasVerb(title)) return null;
  // "Os expressos", of what the title names.
  if (/^[OA]s? \p{Ll}+$/u.test(title)) return null;
  const topic = title.replace(/ \([^()]*\)/gu, '').replace(/[\s:.–-]+$/u, '');
  const count = wordsOf(topic).length;
  if (count === 0 || count > 6 || !/^\p{L}/u.test(topic)) return null;
  const isLoud = topic === topic.toUpperCase() && topic.length > 4;
  return topic.charAt(0).toUpperCase() + (isLoud ? topic.slice(1).toLowerCase() : topic.slice(1));
}

/** "O solo é a camada …": what a text without a heading begins with and comes back to; null when it does neither. */
export function topicOfOpening(sentence: string, keyTerms: KeyTerms): string | null {
  const [, subject = ''] =
    /^(?:[OA]s? )?(\p{L}[^,;:]{2,40}?) (?:é|são|foi|foram) (?:[oa]s?|uma?) /u.exec(sentence) ?? [];
  const [noun = ''] = wordsOf(subject);
  return keyTerms.timesOf(noun) > 1 && keyTerms.shareOf(noun) >= 0.1 ? topicIn(subject) : null;
}

/** "Dengue: como é feito o diagnóstico?", unless the question names the topic already. */
export function withTopic(question: string, topic: string): string {
  const asked = new Set(wordsOf(foldLetters(question)).map(stem));
  const named = wordsOf(foldLetters(topic)).filter((word) => word.length > 2 && !stopWords.has(word));
  if (named.length === 0 || named.some((word) => asked.has(stem(word)))) return question;
  const isAsked = question.endsWith('?');
  return `${topic}: ${isAsked ? question.charAt(0).toLowerCase() + question.slice(1) : question}`;
}
