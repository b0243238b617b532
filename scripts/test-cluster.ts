import { exitWith } from './run.mjs';
import { countsLine } from './testing/outcomes.ts';
import { runVitest } from './testing/runners.ts';

const help = `CITUS_URL=postgres://usuario@127.0.0.1:5432/banco npm run test:cluster [-- ARQUIVOS]

Roda os testes da API com as tabelas espalhadas por um cluster Citus. CITUS_URL é um banco do coordenador, com a extensão
e os workers já acrescentados, e um usuário que pode criar bancos em todas as máquinas; os testes criam bancos próprios
e os apagam no fim.`;

if (!process.env.CITUS_URL) exitWith(help);
const outcome = await runVitest(['run', '--project', 'citus', ...process.argv.slice(2)], {});
for (const failure of outcome.failures) console.log(`✗ ${failure}`);
if (outcome.failed > 0 || outcome.passed === 0) process.exitCode = 1;
console.log(countsLine(outcome));
