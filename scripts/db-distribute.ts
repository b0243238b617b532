import { openConfiguredDatabase } from '#server/open-services.ts';
import { distribute } from '#server/platform/database/cluster/distribute.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { readSettings } from '#server/settings.ts';
import { runProgram } from './program.ts';
import { exitWith } from './run.mjs';

const help = `npm run db:distribute [-- --dry-run]

Espalha as tabelas por um cluster Citus (12 ou 13), de cujo coordenador é DATABASE_URL: primeiro as tabelas de
referência, depois as dos estudantes e as do marketplace, cada uma com as suas. O que já foi espalhado fica como está:
um comando interrompido continua de onde parou. Daí em diante as migrações espalham as tabelas novas sozinhas.

--dry-run só mostra o que seria feito. Enquanto uma tabela é espalhada, quem escreve nela espera: faça isso com os
servidores parados e um backup guardado, e ligue-os de novo depois.`;

await runProgram(help, async (args) => {
  if (args.some((arg) => arg !== '--dry-run')) exitWith(help);
  const isDryRun = args.includes('--dry-run');
  const database = await openConfiguredDatabase(readSettings());
  try {
    if (!isDryRun) await migrate(database);
    const steps = await distribute(database, isDryRun);
    const [settings, ...changes] = steps;
    if (isDryRun) return [settings, ...changes].map((step) => `${step};`).join('\n');
    return changes.length > 0
      ? `Pronto: ${changes.length} passos. Confira com npm run db:check.`
      : 'Tudo já estava espalhado.';
  } finally {
    await database.close();
  }
});
