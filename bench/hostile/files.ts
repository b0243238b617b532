import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { swollenPdf } from '#test/support/documents/hostile-pdfs.ts';
import type { ServerProcess } from '#test/support/processes/server-process.ts';
import { percentile } from '../support/figures.ts';
import { type DatabaseKind, databaseKinds, fill, install, serve } from '../support/installation.ts';
import { type Strain, strainOf } from '../support/process-family.ts';
import { type BenchStudent, headersOf } from '../support/students.ts';
import { decimal } from '../support/table.ts';
import { tidily } from '../support/tidy.ts';

const held = { connections: 60, megabytes: 19.9, seconds: 15 };
const pdfs = { students: 6, each: 18 };
const heavy = { atOnce: 19, patienceSeconds: 240 };

interface Scene {
  server: ServerProcess;
  url: string;
  pid: number;
  /** What each student sends along. */
  headers: Record<string, string>[];
  students: BenchStudent[];
  say: (line: string) => void;
}

const strained = ({ before, peak, health }: Strain) =>
  `memória ${decimal(before.memory)} → máx. ${decimal(peak.memory)} MB, até ${decimal(peak.threads)} threads; saúde p50 ${decimal(percentile(health, 0.5))} ms, máx. ${decimal(Math.max(...health))} ms`;

function countsOf(statuses: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}

/** Sends a file but for its end; what the server says to that is told to `answered`. */
async function holdUpload(
  { url }: Scene,
  headers: Record<string, string>,
  answered: (status: number) => void,
) {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => {});
  socket.once('data', (data) => answered(Number(data.toString().slice(9, 12))));
  await once(socket, 'connect');
  const size = Math.round(held.megabytes * 1024 * 1024);
  const part = '--x\r\ncontent-disposition: form-data; name="pdf"; filename="a.txt"\r\n\r\n';
  const lines = {
    ...headers,
    host: hostname,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(part.length + size + '\r\n--x--\r\n'.length),
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`);
  socket.write(`POST /api/summaries HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${part}`);
  const piece = Buffer.alloc(65_536, 'a');
  const pieces = Array.from({ length: Math.ceil(size / piece.length) }, (_, n) =>
    piece.subarray(0, Math.min(piece.length, size - n * piece.length)),
  );
  // Whoever is hung up on sends no more.
  pipeline(Readable.from(pieces), socket, { end: false }).catch(() => {});
  return socket;
}

/** One account that sends many files at once and holds the last bytes back. */
async function uploadsHeldOpen(scene: Scene): Promise<void> {
  const [headers = {}] = scene.headers;
  const statuses: number[] = [];
  const sockets: Socket[] = [];
  const strain = await strainOf(scene, async () => {
    for (let n = 0; n < held.connections; n++)
      sockets.push(await holdUpload(scene, headers, (status) => statuses.push(status)));
    await wait(held.seconds * 1000);
  });
  for (const socket of sockets) socket.destroy();
  scene.say(
    `${held.connections} envios de ${decimal(held.megabytes, 1)} MB que não terminam, uma conta: ${countsOf(statuses) || 'nenhuma recusa'}; ${strained(strain)}`,
  );
}

/** Some accounts that ask for the PDF of a plan as often as a minute allows, all at once. */
async function plansAsPdf(scene: Scene): Promise<void> {
  const statuses: number[] = [];
  const strain = await strainOf(scene, () =>
    Promise.all(
      scene.students.slice(0, pdfs.students).flatMap(({ planId }, at) =>
        Array.from({ length: pdfs.each }, async () => {
          const answer = await fetch(`${scene.url}/api/study-plans/${planId}/pdf`, {
            headers: scene.headers[at] ?? {},
          });
          await answer.arrayBuffer();
          statuses.push(answer.status);
        }),
      ),
    ),
  );
  scene.say(
    `PDF de um plano, ${pdfs.students} contas × ${pdfs.each} pedidos: ${countsOf(statuses)}; ${strained(strain)}`,
  );
}

async function summarise(
  { url }: Scene,
  headers: Record<string, string>,
  file: Blob,
  name: string,
  signal: AbortSignal,
): Promise<number> {
  const form = new FormData();
  form.append('pdf', file, name);
  const answer = await fetch(`${url}/api/summaries`, {
    method: 'POST',
    headers: { ...headers, prefer: 'respond-async' },
    body: form,
    signal,
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** One account that sends heavy files without a pause, while another student sends a small text. */
async function heavyDocuments(scene: Scene): Promise<void> {
  const [greedy = {}, other = {}] = scene.headers;
  const pdf = new Blob([new Uint8Array(swollenPdf(40, 1, 'BT /F 9 Tf (a b c d) Tj ET '))]);
  const text = new Blob(['A mitose divide a célula em duas iguais, e a meiose em quatro. '.repeat(16)]);
  const over = new AbortController();
  const flood = async () => {
    while (!over.signal.aborted) {
      const status = await summarise(scene, greedy, pdf, 'a.pdf', over.signal).catch(() => 0);
      if (status === 429 || status === 503) await wait(500);
    }
  };
  let seconds = Number.NaN;
  let status = 0;
  const strain = await strainOf(scene, async () => {
    const floods = Array.from({ length: heavy.atOnce }, flood);
    await wait(2000);
    const began = performance.now();
    const patience = AbortSignal.timeout(heavy.patienceSeconds * 1000);
    status = await summarise(scene, other, text, 'a.txt', patience).catch(() => 0);
    seconds = (performance.now() - began) / 1000;
    over.abort();
    await Promise.all(floods);
  });
  scene.say(
    `1 kB de texto de outra pessoa enquanto uma conta envia ${heavy.atOnce} PDFs de ${decimal(pdf.size / 1000)} kB por vez: ${status || 'sem resposta'} em ${decimal(seconds, 1)} s; ${strained(strain)}`,
  );
}

/** What accounts can do to others with files: uploads held open, PDFs of plans, documents that take long to read. */
export async function hostileFiles(
  stack: AsyncDisposableStack,
  kind: DatabaseKind,
  say: (line: string) => void,
): Promise<void> {
  for (const act of [uploadsHeldOpen, plansAsPdf, heavyDocuments]) {
    await using own = stack.use(new AsyncDisposableStack());
    const installation = await install(own, kind);
    const students = await fill(installation, pdfs.students);
    const server = await serve(own, installation);
    const headers = await Promise.all(students.map((one) => headersOf(one, installation.JWT_SECRET)));
    await act({ server, url: server.url, pid: server.child.pid ?? 0, headers, students, say });
  }
}

if (import.meta.main)
  await tidily(async (stack) => {
    const wanted = databaseKinds.filter((kind) => process.argv.length < 3 || process.argv.includes(kind));
    for (const kind of wanted) await hostileFiles(stack, kind, (line) => console.log(`${kind}: ${line}`));
  });
