import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { serveCards } from '../support/many-cards.ts';
import { decimal } from '../support/table.ts';
import type { Scenario } from './scenario.ts';

const cards = 50_000;
const readers = 60;
const seconds = 60;

/** Resident memory of a process, in MB. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000;
}

/** Asks for a list and never reads what comes. */
async function askAndWait(url: string, headers: Record<string, string>): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.pause();
  const lines = Object.entries({ host: hostname, ...headers }).map(([name, value]) => `${name}: ${value}`);
  socket.write(`GET /api/flashcards HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}

/** Sixty clients that ask for all cards and do not read them, for a minute. */
export const hostileReaders: Scenario = async (stack, kind, say) => {
  const { server, headers } = await serveCards(stack, kind, cards);
  const pid = server.child.pid as number;
  const before = await memoryOf(pid);
  const sockets = await Promise.all(Array.from({ length: readers }, () => askAndWait(server.url, headers)));
  let peak = before;
  for (let second = 0; second < seconds; second++) {
    await wait(1000);
    peak = Math.max(peak, await memoryOf(pid));
  }
  const after = await memoryOf(pid);
  for (const socket of sockets) socket.destroy();
  say(
    `${readers} clientes que pedem ${decimal(cards)} cartões e não leem, ${seconds} s: memória ${decimal(before)} → máx. ${decimal(peak)} MB, ao fim ${decimal(after)} MB`,
  );
};
