import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '#server/platform/database/database.ts';
import { marketplaceLimits } from '#shared/contracts/marketplace.ts';
import { publishPlan, searchMarketplace } from '#test/support/marketplace.ts';
import { openTestApp, type Student, type TestApp } from '#test/support/test-app.ts';

let test: TestApp;
let bia: Student;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  await test.reset();
  bia = await test.registerStudent({ name: 'Bia' });
});
afterAll(() => test.close());

const titlesOf = ({ studyPlans }: { studyPlans: { title: string }[] }) =>
  studyPlans.map(({ title }) => title);
const find = async (query: Parameters<typeof searchMarketplace>[2]) =>
  titlesOf(await searchMarketplace(test, bia, query));

/** A copy of a listing for each title, a minute older each, with its own figures. */
async function multiply(
  id: string,
  copies: { title: string; sum?: number; count?: number; weeks?: number }[],
) {
  for (const [index, { title, sum = 0, count = 0, weeks = 4 }] of copies.entries())
    await test.services.db.execute(sql`
      insert into plan_listings (listing_id, user_id, author_name, title, subject, filed_under, difficulty, number_of_weeks,
        version, fingerprint, rating_sum, rating_count, words, published_at, updated_at)
      select gen_random_uuid(), user_id, author_name, ${title}, subject, filed_under, difficulty, ${weeks}::int,
        1, '', ${sum}::int, ${count}::int, words, published_at - ${index + 1} * interval '1 minute', updated_at
      from plan_listings where listing_id = ${id}`);
}

describe('the marketplace', () => {
  it('answers nine plans to a page, with how many there are', async () => {
    const { id } = await publishPlan(test, { title: 'Plano 0' });
    await multiply(
      id,
      Array.from({ length: 19 }, (_, index) => ({ title: `Plano ${index + 1}` })),
    );
    const page = await searchMarketplace(test, bia, { sortBy: 'date' });
    expect(titlesOf(page)).toEqual(Array.from({ length: 9 }, (_, index) => `Plano ${index}`));
    expect(page.pagination).toEqual({ page: 1, limit: 9, pages: 3, total: 20, hasMore: false });
    const last = await searchMarketplace(test, bia, { sortBy: 'date', page: 3 });
    expect(titlesOf(last)).toEqual(['Plano 18', 'Plano 19']);
    const beyond = await searchMarketplace(test, bia, { page: 9 });
    expect(beyond).toMatchObject({ studyPlans: [], pagination: { page: 9, pages: 3, total: 20 } });
  });

  it('counts no further than it says', async () => {
    const { id } = await publishPlan(test);
    await test.services.db.execute(sql`
      insert into plan_listings (listing_id, user_id, author_name, title, version, words, published_at, updated_at)
      select gen_random_uuid(), user_id, author_name, title, 1, words, published_at, updated_at
      from plan_listings, generate_series(1, ${marketplaceLimits.counted}) where listing_id = ${id}`);
    const { pagination } = await searchMarketplace(test, bia);
    expect(pagination).toMatchObject({ pages: 111, total: 999, hasMore: true });
  });

  it('shows a card without anything that is private', async () => {
    const { author } = await publishPlan(test, { description: 'Para quem começa agora.' });
    const { studyPlans } = await searchMarketplace(test, bia);
    expect(studyPlans).toEqual([
      {
        id: expect.any(String),
        title: 'Funções para o vestibular',
        description: 'Para quem começa agora.',
        author: { username: 'Ana', profilePicture: null },
        subject: 'Matemática',
        difficulty: 'easy',
        averageRating: 0,
        numberOfReviews: 0,
        clones: 0,
        syllabusTopics: 0,
        topicsCount: 8,
        numberOfWeeks: 2,
        timeAvailable: 10,
        createdAt: '2026-03-11T15:00:00.000Z',
        updatedAt: '2026-03-11T15:00:00.000Z',
      },
    ]);
    expect(JSON.stringify(studyPlans)).not.toContain(author.user.email);
    expect(JSON.stringify(studyPlans)).not.toContain(author.user.id);
  });

  it('sorts by the weighted mean, so that one 5 stays behind forty of 4.8', async () => {
    const { id } = await publishPlan(test, { title: 'Sem avaliações' });
    await multiply(id, [
      { title: 'Um cinco', sum: 5, count: 1 },
      { title: 'Quarenta de 4,8', sum: 192, count: 40 },
      { title: 'Três de dois', sum: 6, count: 3 },
    ]);
    const page = await searchMarketplace(test, bia, { sortBy: 'rating' });
    expect(titlesOf(page)).toEqual(['Quarenta de 4,8', 'Um cinco', 'Sem avaliações', 'Três de dois']);
    expect(page.studyPlans.map(({ averageRating }) => averageRating)).toEqual([4.8, 5, 0, 2]);
    expect(await find({})).toEqual(titlesOf(page));
  });

  it('narrows by subject, difficulty, length and least average, all at once', async () => {
    const { id } = await publishPlan(test, { title: 'Curto', difficulty: 'iniciante' });
    await multiply(id, [
      { title: 'Médio', weeks: 5, sum: 4, count: 1 },
      { title: 'Médio até doze', weeks: 12, sum: 7, count: 2 },
      { title: 'Longo', weeks: 13, sum: 9, count: 2 },
    ]);
    await publishPlan(test, { title: 'Células', subject: 'biologia', difficulty: 'avançado' });
    await publishPlan(test, { title: 'Crochê', subject: 'Crochê em casa' });
    expect(await find({ subject: 'Biologia' })).toEqual(['Células']);
    expect(await find({ subject: 'Outro' })).toEqual(['Crochê']);
    expect(await find({ difficulty: 'hard' })).toEqual(['Células']);
    expect(await find({ length: 'medium', sortBy: 'date' })).toEqual(['Médio', 'Médio até doze']);
    expect(await find({ length: 'long' })).toEqual(['Longo']);
    expect(await find({ rating: 4, sortBy: 'date' })).toEqual(['Médio', 'Longo']);
    expect(await find({ rating: 4, subject: 'Matemática', difficulty: 'easy', length: 'long' })).toEqual([
      'Longo',
    ]);
    expect(await find({ subject: 'Física' })).toEqual([]);
  });

  it('answers a Portuguese sentence to what it does not know', async () => {
    for (const [query, message] of [
      ['page=0', 'Informe a página a partir de 1.'],
      ['limit=61', 'Uma página tem de 1 a 60 planos.'],
      ['sortBy=name', 'Ordene por nota ou por data.'],
      ['rating=6', 'A nota mínima vai de 1 a 5.'],
      ['difficulty=x', 'Escolha dificuldade fácil, média ou difícil.'],
      ['length=x', 'Escolha uma duração curta, média ou longa.'],
      [`search=${'a'.repeat(201)}`, 'A busca pode ter até 200 caracteres.'],
    ])
      expect(
        await test.send('GET', `/study-plans/marketplace?${query}`, undefined, bia),
        query,
      ).toMatchObject({
        status: expect.toSatisfy((status) => status === 400 || status === 422),
        body: { message },
      });
    expect(
      (await test.send('GET', '/study-plans/marketplace?subject=&rating=&sortBy=', undefined, bia)).status,
    ).toBe(200);
    expect((await test.send('GET', '/study-plans/marketplace')).status).toBe(401);
  });
});

describe('a search', () => {
  beforeEach(async () => {
    const { author } = await publishPlan(test, {
      title: 'Funções e gráficos',
      description: 'Com exercícios.',
    });
    await publishPlan(
      test,
      { title: 'Genética do zero', subject: 'Biologia', description: 'Mendel e mais.' },
      author,
    );
  });

  it('finds words of title, description, subject and topics, whatever their accents and endings', async () => {
    for (const search of [
      'funcao',
      'Função',
      'FUNÇÕES',
      'grafico',
      'funções exercicio',
      'matematica',
      'func',
    ])
      expect(await find({ search }), search).toEqual(['Funções e gráficos']);
    for (const search of ['genetica', 'mendel', 'biologia'])
      expect(await find({ search }), search).toEqual(['Genética do zero']);
    const [topic] = await rowsOf<{ name: string }>(
      test.services.db,
      sql`select content -> 'topics' -> 0 ->> 'name' as name from plan_listing_contents
        join plan_listings using (listing_id) where title = 'Genética do zero'`,
    );
    expect(await find({ search: topic?.name ?? '' })).toEqual(['Genética do zero']);
    expect(await find({ search: '???' })).toEqual([]);
  });

  it('forgives typos, and says what it searched instead', async () => {
    for (const [search, corrected] of [
      ['genetca', 'genética'],
      ['matemtica', 'matemática'],
      ['funçoens gráficos', 'funções gráficos'],
    ] as const) {
      const page = await searchMarketplace(test, bia, { search });
      expect(page.correctedSearch, search).toBe(corrected);
      expect(page.studyPlans).toHaveLength(1);
    }
    const right = await searchMarketplace(test, bia, { search: 'genetica' });
    expect(right.correctedSearch).toBeNull();
    const nothing = await searchMarketplace(test, bia, { search: 'xylofonista' });
    expect(nothing).toMatchObject({
      studyPlans: [],
      correctedSearch: null,
      widenedSearch: null,
      pagination: { total: 0, pages: 0 },
    });
  });

  it('that finds nothing with all words tries the most telling ones, and says which', async () => {
    const search = async (typed: string, query: object = {}) => {
      const page = await searchMarketplace(test, bia, { search: typed, ...query });
      return [titlesOf(page).sort(), page.widenedSearch];
    };
    // No plan is of both.
    const both = ['Funções e gráficos', 'Genética do zero'];
    expect(await search('genética matematica')).toEqual([
      both,
      { words: ['matematica', 'genética'], needsAll: false },
    ]);
    expect(await search('genética matematica', { subject: 'Biologia' })).toEqual([
      ['Genética do zero'],
      { words: ['matematica', 'genética'], needsAll: false },
    ]);
    // Two words that one plan has come before one word that another has.
    const { author } = await publishPlan(test, { title: 'Outro plano', description: 'Tem genética.' });
    await publishPlan(test, { title: 'Mais um plano', description: 'Tem genética.' }, author);
    await publishPlan(test, { title: 'Outras funções', description: 'Do mesmo jeito.' }, author);
    const { sweepMarketplace } = await import('../sweep-service.ts');
    await sweepMarketplace(test.services);
    expect(await search('roteiro de genética com mendel e exercícios')).toEqual([
      both,
      { words: ['mendel', 'exercícios'], needsAll: false },
    ]);
    expect(await search('gráficos zero mendel')).toEqual([
      ['Genética do zero'],
      { words: ['zero', 'mendel'], needsAll: true },
    ]);
    // One that nobody knows is left out; alone it finds nothing still.
    expect(await search('mendel xylofonista')).toEqual([
      ['Genética do zero'],
      { words: ['mendel'], needsAll: false },
    ]);
    expect(await search('xylofonista do')).toEqual([[], null]);
    expect(await search('mendel mais')).toEqual([['Genética do zero'], null]);
  });

  it('that was widened is paged like any other', async () => {
    const { id } = await publishPlan(test, { title: 'Funções', description: 'Álgebra linear.' });
    await multiply(
      id,
      Array.from({ length: 11 }, (_, index) => ({ title: `Álgebra ${index}` })),
    );
    const { sweepMarketplace } = await import('../sweep-service.ts');
    await sweepMarketplace(test.services);
    const second = await searchMarketplace(test, bia, { search: 'álgebra mendel', page: 2 });
    expect(second.pagination).toEqual({ page: 2, limit: 9, pages: 2, total: 13, hasMore: false });
    expect(second.studyPlans).toHaveLength(4);
    expect(second.widenedSearch?.words.sort()).toEqual(['mendel', 'álgebra']);
  });

  it('forgets the words of what is gone', async () => {
    const { author, id } = await publishPlan(test, { title: 'Astrolábio' });
    await test.send('DELETE', `/study-plans/${id}`, undefined, author);
    const { sweepMarketplace } = await import('../sweep-service.ts');
    await sweepMarketplace(test.services);
    const known = await rowsOf<{ word: string }>(test.services.db, sql`select word from plan_words`);
    const words = known.map(({ word }) => word);
    expect(words).not.toContain('astrolabio');
    expect(words).toContain('genetica');
    expect((await searchMarketplace(test, bia, { search: 'astrolabo' })).studyPlans).toEqual([]);
  });
});
