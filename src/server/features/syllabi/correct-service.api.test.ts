import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '#server/platform/database/database.ts';
import { accountApi } from '#shared/contracts/accounts.ts';
import { type Reading, type Syllabus, syllabusApi } from '#shared/contracts/syllabi.ts';
import { tierLimits } from '#shared/rules/tiers.ts';
import type { Reply } from '#test/support/fake-ai.ts';
import { openModelApp } from '#test/support/model-app.ts';

const app = openModelApp();
let token: string;
let userId: string;
beforeEach(async () => {
  const student = await app.test.registerStudent();
  token = student.token;
  userId = student.user.id;
});

const programme = `CONTEÚDO PROGRAMÁTICO

LÍNGUA PORTUGUESA
1 Ortografia oficial
2 Emprego do acento indicativo de crase
3 e colocação dos pronomes
4 noções de informática
5 Redes de computadores

MATEMÁTICA
1 Funções
2 Probabilidade
`;
const asRead = [
  [
    'LÍNGUA PORTUGUESA',
    'Ortografia oficial',
    'Emprego do acento indicativo de crase',
    'e colocação dos pronomes',
    'noções de informática',
    'Redes de computadores',
  ],
  ['MATEMÁTICA', 'Funções', 'Probabilidade'],
];
const putRight = [
  [
    'LÍNGUA PORTUGUESA',
    'Ortografia oficial',
    'Emprego do acento indicativo de crase e colocação dos pronomes',
  ],
  ['noções de informática', 'Redes de computadores'],
  ['MATEMÁTICA', 'Funções', 'Probabilidade'],
];

interface Said {
  text: string;
  as: string;
  /** The line whose number is given: the one that is quoted unless said. */
  of?: string;
}

/** An answer about lines that the call shows. */
const saying =
  (...said: Said[]) =>
  (call: { messages: { content: unknown }[] }): Reply => {
    const shown = JSON.stringify(call.messages.map(({ content }) => content));
    const corrections = said.map(({ text, as, of = text }) => {
      const [, page, line] = new RegExp(`\\[(\\d+):(\\d+)\\] ${of}`, 'u').exec(shown) ?? [];
      return { page: Number(page ?? 1), line: Number(line ?? 1), text, as, level: null };
    });
    return { text: JSON.stringify({ corrections }), tokens: 1234 };
  };

async function read(text = programme): Promise<{ reading: Reading; outline: string[][] }> {
  const { id } = (await app.test.call(syllabusApi.read, { body: { text } }, { token })).body;
  const find = async () =>
    (await app.test.call(syllabusApi.reading, { params: { id } }, { token })).body.reading;
  await expect.poll(async () => (await find()).status, { timeout: 60_000 }).toBe('completed');
  const body = { readingId: id, post: 0 };
  const { syllabus } = (await app.test.call(syllabusApi.create, { body }, { token })).body.data;
  return { reading: await find(), outline: outlineOf(syllabus) };
}
const outlineOf = ({ disciplines }: Syllabus) =>
  disciplines.map(({ name, topics }) => [name, ...topics.map(({ text }) => text)]);

const tokensOf = async () =>
  (
    await rowsOf<{ taken: number }>(
      app.test.services.db,
      sql`select taken::int as taken from model_days where user_id = ${userId}`,
    )
  )[0]?.taken;

const goesOn = { text: '3 e colocação dos pronomes', as: 'continuation' };
const isHeading = { text: '4 noções de informática', as: 'heading' };

describe('with a connected model', () => {
  it('what the rules were not sure of is put right, and its tokens are counted', async () => {
    app.ai.respond = saying(goesOn, isHeading);
    const { reading, outline } = await read();
    expect(outline).toEqual(putRight);
    expect(reading.check).toEqual({ fallback: null, lines: 2 });
    expect(reading.posts).toEqual([{ name: expect.any(String), disciplines: 3, topics: 5 }]);
    expect(app.ai.calls).toHaveLength(1);
    expect(await tokensOf()).toBe(1234);
  });

  it('only the doubtful lines are shown to it', async () => {
    app.ai.respond = saying();
    const { reading, outline } = await read();
    expect(outline).toEqual(asRead);
    expect(reading.check).toEqual({ fallback: null, lines: 0 });
    const shown = JSON.stringify(app.ai.calls[0]?.messages);
    expect(shown).toContain('] 3 e colocação dos pronomes');
    for (const sure of ['] 1 Ortografia', '] 5 Redes', '] 2 Probabilidade', 'MATEMÁTICA'])
      expect(shown).not.toContain(sure);
  });

  it('a line that it made up is dropped, and the right ones hold', async () => {
    app.ai.respond = saying(
      goesOn,
      { text: '4 Noções de Informática', as: 'heading', of: isHeading.text },
      { text: '1 Direito Penal', as: 'heading' },
      { text: '2 Probabilidade', as: 'noise' },
    );
    const { reading, outline } = await read();
    const [portuguese, , mathematics] = putRight;
    expect(outline).toEqual([[...(portuguese ?? []), ...(asRead[0]?.slice(4) ?? [])], mathematics]);
    expect(reading.check).toEqual({ fallback: null, lines: 1 });
  });

  it.each([
    ['is no answer', { text: '}{ não sei' }, 2],
    [
      'names what a line can’t be',
      { text: '{"corrections":[{"page":1,"line":4,"text":"x","as":"y","level":null}]}' },
      2,
    ],
    ['is refused', { status: 400 }, 1],
  ] satisfies [string, Reply, number][])(
    'an answer that %s leaves the draft of the rules',
    async (_, reply, calls) => {
      app.ai.respond = () => reply;
      const { reading, outline } = await read();
      expect(outline).toEqual(asRead);
      expect(reading.check).toEqual({ fallback: 'failed', lines: 0 });
      expect(app.ai.calls).toHaveLength(calls);
    },
  );

  it('it is not asked about what is clear, by test accounts, or when the day is used up', async () => {
    app.ai.respond = saying(goesOn, isHeading);
    const clear = await read('MATEMÁTICA: 1 Funções. 2 Probabilidade. 3 Análise combinatória.');
    expect(clear.reading.check).toBeNull();
    await app.test.services.db.execute(
      sql`insert into model_days values (${userId}, '2026-03-11', ${tierLimits.free.tokensADay})`,
    );
    const late = await read();
    expect([late.outline, late.reading.check]).toEqual([asRead, { fallback: 'used_up', lines: 0 }]);
    token = (await app.test.call(accountApi.registerTest, {}, {})).body.data.accessToken;
    const tried = await read();
    expect([tried.outline, tried.reading.check]).toEqual([asRead, null]);
    expect(app.ai.calls).toEqual([]);
  });
});
