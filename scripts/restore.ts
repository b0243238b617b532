import { openConfiguredDatabase } from '#server/open-services.ts';
import { readHeader } from '#server/platform/database/backup/backup-file.ts';
import { restoreBackup } from '#server/platform/database/backup/restore.ts';
import { readSettings } from '#server/settings.ts';
import { namedFile, runProgram } from './program.ts';
import { exitWith } from './run.mjs';

const help = `npm run restore -- ARQUIVO

Traz um backup de "npm run backup" de volta para um banco sem estudantes: o embutido (outro DATA_DIR) ou um
PostgreSQL vazio (DATABASE_URL), venha o backup de qual dos dois vier. Pare o servidor antes.

É tudo ou nada: um arquivo incompleto, danificado ou de outra versão da Órbita é recusado e nada muda. Quem
estava conectado continua conectado, a não ser que o segredo viesse de JWT_SECRET: então leve-o também. O que
estava sendo gerado na hora do backup aparece como não gerado, para ser pedido de novo.`;

await runProgram(help, async ([name, ...others]) => {
  if (!name || others.length > 0) exitWith(help);
  const file = namedFile(name);
  // Before anything is opened: a wrong file should not leave an empty database behind.
  const { createdAt } = await readHeader(file);
  const settings = readSettings();
  const database = await openConfiguredDatabase(settings);
  try {
    const counts = await restoreBackup(database, { file, dataDir: settings.DATA_DIR });
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const when = new Date(createdAt).toLocaleString('pt-BR');
    return `Backup de ${when} restaurado (estudantes: ${counts.students}; linhas: ${rows}).`;
  } finally {
    await database.close();
  }
});
