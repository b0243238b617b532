import { describe, expect, it } from 'vitest';
import { type ForecastDiscipline, type ForecastTopic, forecastOf } from './forecast.ts';

const today = '2026-03-11';
const topic = (id: number, rest: Partial<ForecastTopic> = {}): ForecastTopic => ({
  id,
  depth: 0,
  text: `Tópico ${id}`,
  weight: 1,
  isLeftOut: false,
  share: 0.25,
  theoryOn: null,
  revisedOn: [],
  questionsDone: 0,
  questionsRight: 0,
  ...rest,
});
const discipline = (topics: ForecastTopic[], rest: Partial<ForecastDiscipline> = {}): ForecastDiscipline => ({
  id: 1,
  name: 'Português',
  area: null,
  questions: 20,
  weight: 1,
  minimum: null,
  cards: null,
  topics,
  ...rest,
});
const studied = (id: number, done: number, right: number) =>
  topic(id, { theoryOn: '2026-03-01', questionsDone: done, questionsRight: right });
const forecast = (disciplines: ForecastDiscipline[], examDate: string | null = '2026-04-10') =>
  forecastOf({ disciplines, areas: [], examDate, today });

describe('with too little to say', () => {
  it('says how many questions are missing instead of a number', () => {
    const { expected, missing, coverage, daysLeft, points } = forecast([
      discipline([studied(1, 8, 6), topic(2)]),
    ]);
    expect(expected).toBeNull();
    expect(missing).toContain('mais 12 questões');
    expect({ coverage, daysLeft, points }).toEqual({ coverage: 25, daysLeft: 30, points: 20 });
  });

  it('asks for other disciplines when those practised are worth little', () => {
    const { missing } = forecast([
      discipline([studied(1, 40, 30)], { questions: 10 }),
      discipline([topic(2)], { id: 2, name: 'Direito', questions: 50 }),
    ]);
    expect(missing).toContain('mais disciplinas');
  });

  it('says nothing of an empty syllabus', () => {
    expect(forecast([])).toMatchObject({ expected: null, best: [], coverage: 0 });
  });
});

describe('points to expect', () => {
  const all = (done: number, right: number) =>
    forecast([discipline([studied(1, done, right), studied(2, done, right)])]).expected;

  it('lie near the share of right answers, within an interval that more questions make narrower', () => {
    const few = all(15, 12);
    const many = all(200, 160);
    expect(many?.points).toBeGreaterThan(15.5);
    expect(many?.points).toBeLessThan(16.1);
    expect((many?.high ?? 0) - (many?.low ?? 0)).toBeLessThan((few?.high ?? 0) - (few?.low ?? 0));
  });

  it('are a guess for what was not studied', () => {
    const half = forecast([discipline([studied(1, 100, 100), topic(2)])]).expected?.points ?? 0;
    expect(half).toBeGreaterThan(11);
    expect(half).toBeLessThan(12.1);
  });

  it('count cards as answers, as far as they will be remembered on the day', () => {
    const withCards = (recall: number) =>
      forecast([discipline([studied(1, 20, 12), studied(2, 20, 12)], { cards: { recall, count: 40 } })])
        .expected?.points ?? 0;
    expect(withCards(0.95)).toBeGreaterThan(withCards(0.4));
  });

  it('are shares of a hundred where the notice gives no questions', () => {
    const { points, expected } = forecast([
      discipline([studied(1, 40, 40)], { questions: null, weight: null }),
      discipline([studied(2, 40, 40)], { id: 2, questions: null, weight: null }),
    ]);
    expect(points).toBeNull();
    expect(expected?.points).toBeGreaterThan(85);
  });
});

describe('a minimum', () => {
  const risk = (right: number, minimum: number | null) =>
    forecast([discipline([studied(1, 30, right)], { minimum })]).disciplines[0]?.isAtRisk;

  it('is at risk when right answers are fewer, safe when they are many more', () => {
    expect(risk(9, 10)).toBe(true);
    expect(risk(28, 10)).toBe(false);
  });

  it('is not judged without one, or without answers', () => {
    expect(risk(28, null)).toBeNull();
    expect(forecast([discipline([topic(1)], { minimum: 10 })]).disciplines[0]?.isAtRisk).toBeNull();
  });

  it('in points is not taken for right answers', () => {
    const points = discipline([studied(1, 100, 95)], { questions: 20, weight: 2, minimum: 20 });
    expect(forecast([points]).disciplines[0]?.isAtRisk).toBeNull();
  });
});

describe('what raises it most in an hour', () => {
  it('is told of however many topics there are, and never what is left out', () => {
    const many = Array.from({ length: 2500 }, (_, id) => topic(id, { share: 1 / 2500 }));
    expect(forecast([discipline(many)]).best).toHaveLength(5);
    expect(forecast([discipline([topic(1, { isLeftOut: true })])]).best).toEqual([]);
  });

  it('is the theory of a topic with many points before one with few', () => {
    const { best } = forecast([discipline([topic(1, { share: 0.1 }), topic(2, { share: 0.9 })])]);
    expect(best.map(({ id, kind }) => [id, kind])).toEqual([
      [2, 'theory'],
      [1, 'theory'],
    ]);
  });

  it('is a revision of what will be forgotten by then, and questions where it is fresh and weak', () => {
    const old = topic(1, { theoryOn: '2025-06-01', questionsDone: 40, questionsRight: 36 });
    const fresh = topic(2, { theoryOn: '2026-04-09', questionsDone: 40, questionsRight: 10 });
    const { best } = forecast([discipline([old]), discipline([fresh], { id: 2 })]);
    expect(new Map(best.map(({ id, kind }) => [id, kind]))).toEqual(
      new Map([
        [1, 'revision'],
        [2, 'questions'],
      ]),
    );
  });
});
