import { stat } from 'node:fs/promises';
import { openConfiguredDatabase } from '#server/open-services.ts';
import { systemClock } from '#server/platform/clock.ts';
import { writeBackup } from '#server/platform/database/backup/backup.ts';
import { readSettings } from '#server/settings.ts';
import { namedFile, runProgram } from './program.ts';
import { exitWith } from './run.mjs';

const help = `npm run backup -- ARQUIVO

Guarda a instalação inteira (contas, planos e tudo o que os estudantes fizeram) em um arquivo novo, que
"npm run restore" traz de volta. O formato é o mesmo para o banco embutido (DATA_DIR) e para o PostgreSQL
(DATABASE_URL): um backup feito em um entra no outro, e é assim que se cresce do notebook para um servidor.

No PostgreSQL o servidor pode continuar no ar; com o banco embutido, pare-o antes. Para que o próprio servidor
faça backups de tempos em tempos, em qualquer dos dois, use BACKUP_EVERY.

O arquivo guarda dados pessoais e o segredo que assina as sessões: só o dono pode lê-lo, e ele deve ficar em
lugar seguro. Ficam de fora o que vem das variáveis de ambiente (se você usa JWT_SECRET, leve-o também), as
mensagens em DATA_DIR/outbox e a fila de tarefas.`;

await runProgram(help, async ([name, ...others]) => {
  if (!name || others.length > 0) exitWith(help);
  const file = namedFile(name);
  const settings = readSettings();
  const database = await openConfiguredDatabase(settings);
  try {
    const counts = await writeBackup(database, { file, dataDir: settings.DATA_DIR, now: systemClock.now() });
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const { size } = await stat(file);
    return `Backup em ${file} (estudantes: ${counts.students}; linhas: ${rows}; ${Math.ceil(size / 1024)} kB). Ele contém segredos: guarde-o em lugar seguro.`;
  } finally {
    await database.close();
  }
});
