import { describe, expect, it } from 'vitest';
import { sampleTopic } from '#test/support/samples/study-plans.ts';
import { accuracyText, lateText, questionsText, shownRevisions, topicsSummary } from './topic.ts';

const asked = (questionsDone: number, questionsRight: number) =>
  sampleTopic({ questionsDone, questionsRight });
// Numbers stay with their sign.
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

describe('questions in words', () => {
  it.each([
    [15, 12, '12 de 15 questões certas (80 %)', '80 % de acertos em 15 questões'],
    [1, 0, '0 de 1 questão certa (0 %)', '0 % de acertos em 1 questão'],
    [1200, 1200, '1.200 de 1.200 questões certas (100 %)', '100 % de acertos em 1.200 questões'],
  ])('%i done, %i right', (done, right, long, short) => {
    expect(plain(questionsText(asked(done, right)))).toBe(long);
    expect(plain(accuracyText(asked(done, right)))).toBe(short);
  });

  it('are none before the first question', () => {
    expect([questionsText(asked(0, 0)), accuracyText(asked(0, 0))]).toEqual([null, null]);
  });

  it('add up over the topics of a plan', () => {
    const topics = [asked(10, 5), { ...asked(5, 5), completed: true }, asked(0, 0)];
    expect(topicsSummary(topics).map(plain)).toEqual([
      '1 de 3 tópicos concluídos',
      '67 % de acertos em 15 questões',
    ]);
    expect(topicsSummary([asked(0, 0)])).toEqual(['0 de 1 tópico concluído']);
  });
});

describe('the revisions of a topic', () => {
  const shown = (today: string, ...revisedOn: string[]) =>
    shownRevisions({ completedOn: '2026-03-10', revisedOn }, today).map(({ state, when }) => [state, when]);

  it('come on their days', () => {
    expect(shown('2026-03-10')).toEqual([
      ['ahead', '11/03'],
      ['ahead', '17/03'],
      ['ahead', '09/04'],
    ]);
    expect(shown('2026-03-17', '2026-03-11')).toEqual([
      ['done', 'feita'],
      ['today', 'hoje'],
      ['ahead', '09/04'],
    ]);
  });

  it('that are late move those after them', () => {
    expect(shown('2026-03-20', '2026-03-11')).toEqual([
      ['done', 'feita'],
      ['late', 'há 3 dias'],
      ['ahead', '12/04'],
    ]);
    expect(shown('2026-05-20')).toEqual([
      ['late', 'há 70 dias'],
      ['ahead', '26/05'],
      ['ahead', '18/06'],
    ]);
  });

  it('are none while it is open', () => {
    expect(shownRevisions({ completedOn: null, revisedOn: [] }, '2026-03-10')).toEqual([]);
  });

  it('are late by one day, or by more', () => {
    expect([lateText(1), lateText(2)]).toEqual(['há 1 dia', 'há 2 dias']);
  });
});
