import { setTimeout as wait } from 'node:timers/promises';
import { healthDuring } from '../support/health.ts';
import { install, serve } from '../support/installation.ts';
import { decimal } from '../support/table.ts';
import type { Scenario } from './scenario.ts';

const connections = 8;
const seconds = 10;
const body = `[${'{},'.repeat(333_000)}{}]`;

/** Eight connections of nobody signed in that send 1 MB of braces to the sign-in, with the limits as installed. */
export const hostileBodies: Scenario = async (stack, kind, say) => {
  const installation = { ...(await install(stack, kind)), RATE_LIMIT: 'on' };
  const { url } = await serve(stack, installation);
  const until = performance.now() + seconds * 1000;
  let sent = 0;
  const flood = async () => {
    while (performance.now() < until) {
      const headers = { 'content-type': 'application/json' };
      // A server that hangs up before it has read all is asked again.
      await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body })
        .then((answer) => answer.arrayBuffer())
        .catch(() => wait(10));
      sent++;
    }
  };
  const { p50, max } = await healthDuring(url, () => Promise.all(Array.from({ length: connections }, flood)));
  say(
    `POST /auth/login de 1 MB de JSON, ${connections} conexões: ${decimal(sent / seconds, 1)}/s; saúde p50 ${decimal(p50)} ms, máx. ${decimal(max)} ms`,
  );
};
