import { sql } from 'drizzle-orm';
import { readIntent } from '#server/language/tutor/intent/read-intent.ts';
import { answerLocally } from '#server/language/tutor/local.ts';
import { tutorInput } from '#test/support/ask-tutor.ts';
import { median } from './support/figures.ts';
import { fill, install, serve, withDatabase } from './support/installation.ts';
import { type Call, load } from './support/load.ts';
import { streamingProvider } from './support/streaming-provider.ts';
import { headersOf } from './support/students.ts';
import { against, decimal, printTable } from './support/table.ts';
import { tidily } from './support/tidy.ts';
import { middle, takeTurns } from './support/turns.ts';

const asks = 40;
/** Milliseconds that the first word takes longer through us than from the provider. */
const mostOver = 50;
const streams = 200;
/** Other calls a second while the streams are open, and for how many seconds. */
const rate = 100;
const seconds = 4;
const mostSlower = 2;
const long = 1000;
/** Milliseconds of an answer by the local tutor, which takes the event loop. */
const mostLocal = 10;

const spoken = [
  'A fotossíntese é o processo pelo qual as plantas convertem luz em energia química.',
  'Ela ocorre nos cloroplastos, organelas que têm clorofila.',
  'As plantas são verdes porque a clorofila reflete a luz verde.',
  'Em 1779, Jan Ingenhousz mostrou que a luz é necessária.',
  'A fase escura usa o gás carbônico do ar para formar glicose.',
];
const passages = Array.from({ length: 12 }, (_, at) => ({
  kind: 'attachment' as const,
  id: 'a1',
  title: 'apostila.pdf',
  page: at + 1,
  text: Array.from({ length: 15 }, (__, turn) => `No caso ${at * 15 + turn}, ${spoken[(at + turn) % 5]}`)
    .join(' ')
    .slice(0, 1000),
}));

/** Milliseconds of one answer of the local tutor to `message`, from twelve passages of 1,000 characters. */
function localAnswer(message: string): number {
  const began = performance.now();
  answerLocally(tutorInput(message, passages, { intent: readIntent(message, null, true) }));
  return performance.now() - began;
}

/** Milliseconds until `mark` stands in what a streamed answer has brought; the rest is read to its end. */
async function firstWord(url: string, init: RequestInit, mark: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(url, { method: 'POST', ...init });
  if (!response.ok || !response.body) throw new Error(`${url} respondeu ${response.status}`);
  let first = Number.NaN;
  let text = '';
  const decoder = new TextDecoder();
  for await (const bytes of response.body) {
    text += decoder.decode(bytes, { stream: true });
    if (Number.isNaN(first) && text.includes(mark)) first = performance.now() - began;
  }
  return first;
}

await tidily(async (stack) => {
  const provider = await streamingProvider(stack, { firstMs: 20, betweenMs: 1, words: 20 });
  const installation = {
    ...(await install(stack, 'PostgreSQL 15')),
    AI_BASE_URL: provider.baseUrl,
    AI_MODEL: 'bench',
  };
  const students = await fill(installation, 10);
  const conversation = (n: number) => `01900000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
  const ownerOf = (n: number) => students[n % students.length] as (typeof students)[number];
  await withDatabase(installation, async ({ db, exec }) => {
    await db.execute(sql`update students set plan = 'premium', plan_expires_at = now() + interval '1 day'`);
    for (let n = 0; n <= streams + 1; n++)
      await db.execute(sql`insert into conversations (user_id, id, title, mode, message_count, last_activity, created_at)
        values (${ownerOf(n).userId}, ${conversation(n)}, 'Conversa', 'normal', ${n === streams ? long : 0}, now(), now())`);
    await db.execute(sql`insert into conversation_messages
        (user_id, conversation_id, number, id, role, content, status, touched_at, created_at)
      select ${ownerOf(streams).userId}, ${conversation(streams)}, n, gen_random_uuid(),
        case when n % 2 = 0 then 'user' else 'assistant' end, repeat('Uma frase sobre a célula. ', 20), 'done', now(), now()
      from generate_series(0, ${long - 1}::int) n`);
    await exec('vacuum analyze');
  });
  const { url } = await serve(stack, installation);
  const headers = await Promise.all(students.map((student) => headersOf(student, installation.JWT_SECRET)));
  const headersFor = (n: number) => headers[n % headers.length] as Record<string, string>;
  const messages = (n: number) => `${url}/api/chatbot/conversations/${conversation(n)}/messages`;
  const ask = (n: number): RequestInit => ({
    headers: { ...headersFor(n), 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ message: 'O que é a mitose?' }),
  });
  const direct: RequestInit = {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'bench', stream: true, messages: [{ role: 'user', content: 'Mitose?' }] }),
  };

  const times: { own: number[]; provider: number[] } = { own: [], provider: [] };
  for (let n = 0; n < asks + 5; n++) {
    const bare = await firstWord(`${provider.baseUrl}/chat/completions`, direct, 'palavra');
    const own = await firstWord(messages(n), ask(n), '"type":"text"');
    if (n < 5) continue;
    times.provider.push(bare);
    times.own.push(own);
  }
  const [own, bare] = [median(times.own), median(times.provider)];
  printTable(
    'A primeira palavra de uma resposta, mediana',
    ['caminho', 'ms', 'a mais'],
    [
      ['direto do provedor', decimal(bare, 1), ''],
      ['pelo tutor', decimal(own, 1), against(own - bare, '≤', mostOver, 1)],
    ],
  );

  const calls: Call[] = [{ method: 'GET', path: '/api/chatbot/conversations', headers: headersFor(0) }];
  const others = () => load(url, calls, seconds, { connections: 4, rate });
  await others();
  const idle = await others();
  provider.pace = { firstMs: 50, betweenMs: 200, words: (seconds + 6) * 5 };
  const open = Array.from({ length: streams }, (_, n) => firstWord(messages(n), ask(n), '"type":"text"'));
  await Promise.race(open.map((one) => one.catch(() => {})));
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const busy = await others();
  const ended = await Promise.allSettled(open);
  const failed = ended.filter(({ status }) => status === 'rejected').length;
  if (failed > 0) throw new Error(`${failed} de ${streams} respostas falharam.`);
  printTable(
    `Outras chamadas, ${rate} por segundo, com ${streams} respostas abertas num processo`,
    ['enquanto', 'p50 ms', 'p99 ms', 'razão do p99'],
    [
      ['ninguém pergunta', decimal(idle.p50, 2), decimal(idle.p99, 2), ''],
      [
        `${streams} respostas são escritas`,
        decimal(busy.p50, 2),
        decimal(busy.p99, 2),
        against(busy.p99 / idle.p99, '≤', mostSlower),
      ],
    ],
  );

  const opened = (n: number) => () =>
    load(
      url,
      [
        {
          method: 'GET',
          path: `/api/chatbot/conversations/${conversation(n)}?limit=50`,
          headers: headersFor(n),
        },
      ],
      1.5,
      { connections: 1 },
    );
  printTable(
    'O tutor local, 12 trechos de 1.000 caracteres, mediana',
    ['pergunta', 'ms'],
    ['o que é fotossíntese?', 'resuma o anexo', 'por que o motor elétrico esquenta tanto?'].map((message) => [
      message,
      against(median(Array.from({ length: 30 }, () => localAnswer(message))), '≤', mostLocal, 1),
    ]),
  );

  const [few = [], many = []] = await takeTurns(3, [opened(streams + 1), opened(streams)]);
  printTable(
    'Abrir uma conversa, as 50 mensagens mais novas',
    ['mensagens', 'p50 ms', 'p99 ms'],
    [
      ['nenhuma', decimal(middle(few).p50, 2), decimal(middle(few).p99, 2)],
      [decimal(long), decimal(middle(many).p50, 2), against(middle(many).p99, '≤', 1000, 2)],
    ],
  );
});
