import { join } from 'node:path';
import { readSettings, type Settings } from '#server/settings.ts';
import { examine } from './doctor/checks.ts';
import { outsideParts } from './doctor/outside-parts.ts';
import { ownParts } from './doctor/own-parts.ts';
import { runProgram } from './program.ts';
import { exitWith, root } from './run.mjs';

const help = `npm run doctor

Experimenta cada configuração e cada parte de fora, uma linha para cada: ✓ funciona, ✗ não funciona (e o que
fazer), – não está em uso. Não envia emails, não cobra nada e não muda nada; com o servidor no ar ou parado.
Termina com código 1 se algo não funciona.`;

function readOrTell(): Settings | string {
  try {
    return readSettings();
  } catch (error) {
    return (error as Error).message;
  }
}

await runProgram(help, async (args) => {
  if (args.length > 0) exitWith(help);
  const settings = readOrTell();
  if (typeof settings === 'string') exitWith(`✗ Configuração: ${settings}`);
  const parts = [...ownParts(settings, join(root, 'dist/web/index.html')), ...outsideParts(settings)];
  const { lines, isWell } = await examine(parts);
  if (!isWell) process.exitCode = 1;
  return ['✓ Configuração: lida, sem erros.', ...lines].join('\n');
});
