import { healthDuring } from '../support/health.ts';
import { serveCards } from '../support/many-cards.ts';
import { decimal } from '../support/table.ts';
import type { Scenario } from './scenario.ts';

const cards = 200_000;
const atOnce = 12;

/** All cards of a student who has very many, asked for once and then by twelve at a time. */
export const hostileLists: Scenario = async (stack, kind, say) => {
  const { server, headers } = await serveCards(stack, kind, cards);
  for (const count of [1, atOnce]) {
    let bytes = 0;
    const ask = async () => {
      const answer = await fetch(`${server.url}/api/flashcards`, { headers });
      bytes = (await answer.arrayBuffer()).byteLength;
    };
    const { seconds, p50, max } = await healthDuring(server.url, () =>
      Promise.all(Array.from({ length: count }, ask)),
    );
    say(
      `GET /flashcards com ${decimal(cards)} cartões, ${count} por vez: ${decimal(bytes / 1e6, 1)} MB cada, ${decimal(seconds, 1)} s; saúde p50 ${decimal(p50)} ms, máx. ${decimal(max)} ms`,
    );
  }
};
