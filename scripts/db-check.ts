import { openConfiguredDatabase } from '#server/open-services.ts';
import { readCluster } from '#server/platform/database/cluster/distribute.ts';
import {
  clusterPlacementFaults,
  placementFaults,
} from '#server/platform/database/cluster/placement-faults.ts';
import { readSettings } from '#server/settings.ts';
import { runProgram } from './program.ts';
import { exitWith } from './run.mjs';

const help = `npm run db:check

Compara o banco com o que a Órbita espera dele: tabelas, chaves e, em um cluster Citus, onde cada tabela mora. Não muda
nada. Com o banco embutido (DATA_DIR), pare o servidor antes.`;

await runProgram(help, async (args) => {
  if (args.length > 0) exitWith(help);
  const database = await openConfiguredDatabase(readSettings());
  try {
    const cluster = database.sql ? await readCluster(database.sql) : null;
    const faults = [
      ...(await placementFaults(database.db)),
      ...(cluster ? clusterPlacementFaults(cluster.placed) : []),
    ];
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return cluster
      ? `Tudo certo: ${cluster.placed.length} tabelas em ${cluster.workers} workers.`
      : 'Tudo certo: um banco só, pronto para um cluster.';
  } finally {
    await database.close();
  }
});
