import { weakNouns } from '#server/language/text/stop-words.ts';
import { firstVerb } from '#server/language/text/verbs.ts';
import { wordsOf } from '#server/language/text/words.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { isPerson, isPlaceName, personNoun } from './people.ts';
import { asSentence, inside } from './phrase.ts';
import { type Asking, afterLead, type Draft } from './statement.ts';
import { isBare, pointsOutside, subjectIn } from './subject.ts';

const list = (words: string) => words.trim().split(/\s+/);

/** What things do in the present, by the third persons of both numbers. */
const deeds = new Set(
  [
    ...list(`
      leva liga reforça barra divulga custeia multiplica alega invoca deforma critica oculta muda separa hierarquiza
      enfrenta espalha trava limita dificulta aumenta retira acelera estimula transporta armazena regula controla
      libera elimina filtra bombeia neutraliza ativa inativa recolhe afasta autoriza altera atrai repele empurra
      combate converte transforma sustenta lubrifica umedece tritura amassa dilata relaxa facilita prepara
      desloca bloqueia captura guarda quebra corta junta conecta conduz reaproveita capta decompõe
    `).flatMap((verb) => [verb, `${verb}m`]),
    ...list(`
      reúne reúnem cobre cobrem oferece oferecem esconde escondem resume resumem mantém mantêm destrói destroem
      divide dividem une unem transfere transferem inibe inibem protege protegem absorve absorvem devolve devolvem
      impede impedem evita evitam produz produzem reduz reduzem conduz conduzem traduz traduzem converte convertem
      transmite transmitem permite permitem garante garantem envolve envolvem distribui distribuem atribui atribuem
      substitui substituem distingue distinguem emite emitem recebe recebem fornece fornecem favorece favorecem
      mede medem digere digerem retém retêm pune punem proíbe proíbem restringe restringem suspende suspendem
      interrompe interrompem comprime comprimem reabsorve reabsorvem desfaz desfazem expele expelem
    `),
  ].filter((verb) => !/[ôê]m$/u.test(verb) || verb === 'mantêm' || verb === 'retêm'),
);
/** Where the sentence turns to what others do. */
const turn =
  /(?:;|, (?:enquanto|mas|porém|e [oa]s? |o que |já |embora|porque|pois|por exemplo|razão|segundo|conforme)| porque | pois |: ).*$/u;
const mostWords = 24;
const mostInSubject = 7;
const fewestWords = 4;
/** "O credor", "o juiz": who does many things. */
const someone =
  /^(?:[oa]s? )?\p{Ll}+(?:or|ora|ores|nte|ntes|ista|istas|eiros?|ários?|ados?|juiz|juízes|réu|sócio|cônjuge|partes?)$/iu;

/** "Recebem o sangue e os ventrículos o bombeiam" without what something else does. */
function withoutOther(told: string): string {
  for (const { index } of told.matchAll(/ e (?=[oa]s? )/gu)) {
    const rest = told.slice(index + 3).split(' ');
    const verb = firstVerb(rest.slice(0, 6));
    if (verb > 1 && !/,|(?:^| )que /u.test(`${rest.slice(0, verb).join(' ')} `)) return told.slice(0, index);
  }
  return told;
}

/** "O que faz a ponte salina?" from "A ponte salina leva ânions ao ânodo e cátions ao cátodo": of things, in the present. */
export function askDoing({ statement, lexicon }: Asking): Draft[] {
  const { clause, lead } = statement;
  if (lead && pointsOutside(lead)) return [];
  const words = clause.split(' ');
  const at = firstVerb(words);
  const verb = words[at] ?? '';
  if (at < 1 || !deeds.has(verb)) return [];
  const subject = subjectIn(
    words
      .slice(0, at)
      .join(' ')
      .replace(/ (?:apenas|também|só|já|ainda)$/u, ''),
  );
  const told = withoutOther(
    words
      .slice(at)
      .join(' ')
      .replace(turn, '')
      .replace(/ também(?= )/u, ''),
  );
  const count = wordsOf(told).length;
  if (!subject) return [];
  if (
    / (?:se|não|que)(?: |$)/u.test(subject) ||
    wordsOf(subject).length > mostInSubject ||
    / que,/u.test(told)
  )
    return [];
  if (isBare(subject) || count < fewestWords || count > mostWords || pointsOutside(told)) return [];
  if (!/^(?:[oa]s?) /iu.test(subject) && !/^\p{Lu}{2}/u.test(subject)) return [];
  const [, noun = ''] = subject.split(' ');
  if (someone.test(subject) || personNoun.test(subject) || isPerson(subject) || isPlaceName(subject))
    return [];
  if (weakNouns.has(foldLetters(noun)) && subject.split(' ').length < 3) return [];
  const isMany = /^[oa]s /iu.test(subject);
  if (isMany !== /m$/u.test(verb) || / e /u.test(subject)) return [];
  const asked = `O que ${isMany ? 'fazem' : 'faz'} ${inside(subject, lexicon)}?`;
  return [{ kind: 'action', question: afterLead(lead, asked), answer: asSentence(told) }];
}
