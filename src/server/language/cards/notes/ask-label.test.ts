import { describe, expect, test } from 'vitest';
import { makeCards } from '../make-cards.ts';
import { writtenOut } from './shorthand.ts';

const answersOf = (text: string) =>
  Object.fromEntries(makeCards(text, 30).cards.map(({ question, answer }) => [question, answer]));

describe('of notes with labels', () => {
  test('an attribute is asked of what its section is about', () => {
    const text =
      'ANTIBIÓTICOS\n\n1) Penicilinas\n   Fármacos: amoxicilina, ampicilina, oxacilina.\n   Mecanismo: inibem a síntese da parede celular das bactérias.\n\n2) Macrolídeos\n   Fármacos: azitromicina, claritromicina.';
    expect(answersOf(text)).toMatchObject({
      'Penicilinas: quais são os fármacos?': 'Amoxicilina, ampicilina, oxacilina',
      'Penicilinas: qual é o mecanismo?': 'Inibem a síntese da parede celular das bactérias',
      'Macrolídeos: quais são os fármacos?': 'Azitromicina, claritromicina',
    });
  });

  test('an attribute is asked of the line that it stands under, and of none where several have it', () => {
    const text =
      'Slide 3 – Meios de transmissão\n• Fibra: fios de vidro\n  – Vantagem: imune a ruído elétrico\n• Cabo: par de fios\n  – Vantagem: preço baixo e instalação simples';
    const flat = 'Meios de transmissão\n\nVantagem: imune a ruído elétrico\n\nVantagem: preço baixo';
    expect(answersOf(text)).toMatchObject({
      'Meios de transmissão: qual é a vantagem da fibra?': 'Imune a ruído elétrico',
      'Meios de transmissão: qual é a vantagem do cabo?': 'Preço baixo e instalação simples',
    });
    expect(answersOf(flat)).toEqual({});
  });

  test('what goes on in a stage, what marks a kind, what a kind covers', () => {
    const text =
      'Ciclo da água\n- Evaporação: água vira vapor com o calor\n- Infiltração -> água desce pelo solo\n\nMatriz de risco\n- Risco crítico: alta chance, alto impacto\n- Zona verde: baixa chance, baixo impacto\n\nAnálise de mercado\n- Demográfica: idade, sexo, renda';
    expect(answersOf(text)).toMatchObject({
      'Ciclo da água: o que ocorre na evaporação?': 'Água vira vapor com o calor.',
      'Ciclo da água: o que ocorre na infiltração?': 'Água desce pelo solo.',
      'Matriz de risco: o que caracteriza a zona verde?': 'Baixa chance, baixo impacto.',
      'O que abrange a análise demográfica?': 'Idade, sexo, renda',
    });
  });

  test('a remark, a case or what tells nothing of its label is not asked for', () => {
    const text =
      'Botânica\n- Obs: a folha cai no outono\n- Em ambiente seco: folhas pequenas, raízes longas\n- Tarefa: ler o livro';
    expect(answersOf(text)).toEqual({});
  });

  test('lines with labels are notes of their own, under loud titles too', () => {
    const text =
      'ERROS\nfalta de água = planta murcha\n\nMITOSE\nprófase -> cromossomos condensam, carioteca some\nanáfase -> cromossomos migram p/ os polos';
    expect(answersOf(text)).toMatchObject({
      'Mitose: o que ocorre na prófase?': 'Cromossomos condensam, carioteca some.',
      'Mitose: o que ocorre na anáfase?': 'Cromossomos migram para os polos.',
    });
  });
});

test.each([
  ['droga q impede p/ sempre', 'droga que impede para sempre'],
  ['céls c/ núcleo, pq a cél tb cresce', 'células com núcleo, porque a célula também cresce'],
  ['q = m·c', 'q = m·c'],
])('%s is written out', (short, long) => {
  expect(writtenOut(short)).toBe(long);
});
