import { healthDuring } from '../support/health.ts';
import { serveCards } from '../support/many-cards.ts';
import { against, decimal } from '../support/table.ts';
import type { Scenario } from './scenario.ts';

const cards = 100_000;
/** Milliseconds. */
const aim = 200;

/** The largest file that can be imported, by a student without cards. */
export const hostileImport: Scenario = async (stack, kind, say) => {
  const { server, headers } = await serveCards(stack, kind, 0);
  const lines = Array.from(
    { length: cards },
    (_, n) => `Qual é a função da organela número ${n} na célula?;A de número ${n}, que guarda energia`,
  );
  const form = new FormData();
  form.append('subject', 'Biologia');
  form.append('separator', 'semicolon');
  form.append('columns', 'question,answer');
  form.append('file', new Blob([lines.join('\n')]), 'cartoes.csv');
  let status = 0;
  const { seconds, p50, p95, max } = await healthDuring(server.url, async () => {
    const answer = await fetch(`${server.url}/api/flashcards/import`, {
      method: 'POST',
      headers,
      body: form,
    });
    await answer.arrayBuffer();
    status = answer.status;
  });
  say(
    `importação de ${decimal(cards)} cartões (${status}): ${decimal(seconds, 1)} s; saúde p50 ${decimal(p50)} ms, p95 ${against(p95, '≤', aim, 0)} ms, máx. ${decimal(max)} ms`,
  );
};
