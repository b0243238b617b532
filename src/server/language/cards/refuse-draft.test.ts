import { describe, expect, test } from 'vitest';
import { rankTerms } from '#server/language/text/key-terms.ts';
import { readLexicon } from '#server/language/text/lexicon.ts';
import { splitSentences } from '#server/language/text/split-sentences.ts';
import { phraseOf } from '#server/language/wish/words.ts';
import type { Draft } from './questions/statement.ts';
import { isUnderstood, tidied } from './refuse-draft.ts';
import { Understanding } from './understood.ts';

const text =
  'A clorofila absorve a luz. Um acordo foi feito entre os reis. O acordo foi rompido. A célula tem um núcleo.';
const { sentences } = splitSentences(text);
const terms = new Map(['clorofila', 'célula', 'núcleo', 'penicilina'].map((term) => [phraseOf(term), 2]));
const understanding = new Understanding(terms, rankTerms(sentences), readLexicon(sentences), ['Plantas']);

const draft = (kind: Draft['kind'], question: string, answer: string): Draft => ({ kind, question, answer });
const isAsked = (one: Draft) => isUnderstood(one, text.length, understanding);

describe('a question is asked', () => {
  test.each([
    draft('action', 'O que a clorofila absorve?', 'A energia do Sol.'),
    draft('action', 'O que as plantas produzem?', 'Glicose e oxigênio.'),
    draft('person', 'Quem descobriu a penicilina?', 'Alexander Fleming'),
    draft('date', 'Em que ano o acordo entre os reis foi rompido?', 'Em 1642'),
    draft('manner', 'O que ocorre na clorofila?', 'Um elétron ganha energia.'),
    draft('definition', 'O que é o dinamômetro?', 'O aparelho que mede a força.'),
    draft('cause', 'Por que o céu é azul?', 'Porque o ar espalha a luz azul.'),
    draft('date', 'Plantas: quando o acordo foi rompido?', 'Em 1642'),
  ])('about what has a name of its own: $question', (one) => {
    expect(isAsked(one)).toBe(true);
  });

  test.each([
    ['of what was told of before', draft('date', 'Em que ano o rei rompeu o acordo?', 'Em 1642')],
    ['with an adjective for a noun', draft('cause', 'O que provoca a chuva?', 'A polar atlântica.')],
    ['with a pronoun', draft('cause', 'Por que os reis não o romperam?', 'Porque temiam a guerra.')],
    ['of one of two', draft('date', 'Em que ano os dois reis morreram?', 'Em 1642')],
    ['answered by what is elsewhere', draft('action', 'O que a clorofila mostra?', 'Esse princípio.')],
    ['answered by a general noun', draft('action', 'O que a clorofila produz?', 'Duas etapas.')],
    ['of someone', draft('date', 'Em que ano uma revista publicou o texto?', 'Em 1990')],
    ['of a day without its year', draft('date', 'Quando os reis se encontraram?', 'Em 5 de maio')],
    ['of who does many things', draft('action', 'O que a Constituição prevê?', 'O voto secreto.')],
    ['that a quality names', draft('definition', 'O que é químico?', 'Ação da água e do ar.')],
    [
      'of one of many things that a noun does',
      draft('action', 'O que o acordo mostra?', 'O medo da guerra.'),
    ],
    ['of a time that lasted', draft('date', 'Em que ano a clorofila estava isolada?', 'Em 1817')],
    ['that is cut', draft('date', 'Em que ano Pelletier isolou a clorofila e?', 'Em 1817')],
    ['of what has no whole', draft('list', 'Quais são os climas?', 'Quente e frio')],
    ['answered by a pronoun', draft('cause', 'Por que os reis fugiram?', 'Porque ela os perseguia.')],
    ['of a party to a case', draft('quantity', 'Em quanto tempo o devedor paga?', 'Três dias')],
    ['of a general place', draft('place', 'Onde fica a nota?', 'No pé da página')],
    ['that repeats its noun', draft('definition', 'O que são datas?', 'Números com formato de data.')],
    ['of which its list is told elsewhere', draft('list', 'Quais são os agentes externos?', 'Água e vento')],
  ])('but none %s', (_, one) => {
    expect(isAsked(one)).toBe(false);
  });
});

test('what only sets a sentence off from the one before is left out', () => {
  expect(
    tidied(draft('date', 'Em que ano Portugal só reconheceu a Independência?', 'Em 1825')).question,
  ).toBe('Em que ano Portugal reconheceu a Independência?');
  expect(
    tidied(draft('action', 'O que a rede transporta?', 'Pacotes, sem distinguir um do outro.')).answer,
  ).toBe('Pacotes.');
});
