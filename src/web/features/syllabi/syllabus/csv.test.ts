import { expect, it } from 'vitest';
import { sampleDiscipline } from '#test/support/samples/syllabi.ts';
import { syllabusCsv } from './csv.ts';

it('is a line a topic, and nothing of it a formula', () => {
  const discipline = sampleDiscipline({ name: '=Português' }, ['Sintaxe', '  "Crase"; e mais']);
  const [parent, topic] = discipline.topics;
  if (!parent || !topic) throw new Error('two topics');
  const studied = {
    ...topic,
    share: 0.01234,
    theoryOn: '2026-03-10',
    revisedOn: ['2026-03-11'],
    questionsDone: 15,
    questionsRight: 12,
    page: null,
  };
  const csv = syllabusCsv({ disciplines: [{ ...discipline, topics: [{ ...parent, share: 0 }, studied] }] });
  expect(csv).toBe(
    [
      '\ufeff"Disciplina";"Nível";"Tópico";"Peso (% da prova)";"Teoria";"Revisões";"Questões feitas";"Acertos";"Página"',
      `"'=Português";"1";"Sintaxe";"";"";"0";"0";"0";"12"`,
      `"'=Português";"2";"""Crase""; e mais";"1,23";"10/03/2026";"1";"15";"12";""`,
      '',
    ].join('\r\n'),
  );
});
