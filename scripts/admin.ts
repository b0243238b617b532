import {
  findAccountOf,
  grantAdministration,
  revokeAdministration,
} from '#server/features/accounts/administrators/administrator-service.ts';
import { noteAction } from '#server/features/administration/actions/action-service.ts';
import { openServices } from '#server/open-services.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { readSettings } from '#server/settings.ts';
import { runProgram } from './program.ts';
import { exitWith } from './run.mjs';

const help = `npm run admin -- grant EMAIL     a conta passa a administrar a instalação, em /admin
npm run admin -- revoke EMAIL    a conta deixa de administrar

Em uma instalação nova, o servidor mostra no início um link que faz isso uma vez. Com o banco embutido (DATA_DIR),
pare o servidor antes.`;

const verbs = {
  grant: { change: grantAdministration, done: 'passou a administrar', not: 'já administra' },
  revoke: { change: revokeAdministration, done: 'deixou de administrar', not: 'não administra' },
} as const;
const isVerb = (word: string | undefined): word is keyof typeof verbs =>
  word !== undefined && Object.hasOwn(verbs, word);

await runProgram(help, async ([verb, email, ...others]) => {
  if (!isVerb(verb) || !email || others.length > 0) exitWith(help);
  const services = await openServices(readSettings());
  try {
    return await inTransaction(services.db, async (tx) => {
      const within = { ...services, db: tx };
      const account = await findAccountOf(within, email);
      if (!account) throw new Error(`Nenhuma conta usa o endereço ${email}.`);
      const studentId = account.id;
      // Anybody may have registered it.
      if (verb === 'grant' && !account.isVerified)
        throw new Error(
          `Quem usa ${email} ainda não confirmou o endereço: peça que o confirme antes, no perfil.`,
        );
      const { change, done, not } = verbs[verb];
      if (!(await change(within, studentId))) return `${email} ${not} esta instalação.`;
      await noteAction(within, null, { action: verb, studentId });
      return `${email} ${done} esta instalação.`;
    });
  } finally {
    await services.close();
  }
});
