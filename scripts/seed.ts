import { countPeople, demoAccount, seedAccount, seedAuthors } from '#server/features/accounts/seed.ts';
import { seedBilling } from '#server/features/billing/seed.ts';
import { seedFlashcards } from '#server/features/flashcards/seed.ts';
import { seedFocus } from '#server/features/focus/seed.ts';
import { seedMarketplace } from '#server/features/marketplace/seed.ts';
import { seedProfessor } from '#server/features/professor/seed.ts';
import { seedStreak } from '#server/features/streak/seed.ts';
import { seedStudyCycles } from '#server/features/study-cycles/seed.ts';
import { seedStudyPlans } from '#server/features/study-plans/seed.ts';
import { seedSummaries } from '#server/features/summaries/seed.ts';
import { openServices } from '#server/open-services.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { isLoopback, readSettings } from '#server/settings.ts';
import { runProgram } from './program.ts';
import { exitWith } from './run.mjs';

const help = `npm run seed [-- --yes]

Cria a "Conta de demonstração 1", com o plano Premium, planos de estudo em todas as fases, ciclos, flashcards, resumos e
oito semanas de sessões de estudo, e as contas de demonstração 2 a 13, que publicam e avaliam planos no marketplace, no
banco que as variáveis de ambiente dizem. Rodar de novo recomeça essas contas, com datas a partir de hoje; nenhuma outra
é tocada. Com o banco embutido (DATA_DIR), pare o servidor antes.

A senha dela é conhecida: por isso o programa só a cria onde APP_URL é esta máquina e não há contas de pessoas.
--yes diz que pode mesmo assim.`;

/** What each feature gives the demo student, in this order. */
const seeds = [
  seedBilling,
  seedStreak,
  seedStudyPlans,
  seedStudyCycles,
  seedFlashcards,
  seedSummaries,
  seedFocus,
  seedProfessor,
];

const known = 'a senha da conta de demonstração é conhecida';
const anyway = 'Se é isso mesmo que você quer: npm run seed -- --yes';

await runProgram(help, async (args) => {
  if (args.some((arg) => arg !== '--yes')) exitWith(help);
  const isSure = args.includes('--yes');
  const settings = readSettings();
  if (!isSure && !isLoopback(settings.APP_URL))
    throw new Error(`Esta instalação é pública (${settings.APP_URL}), e ${known}. ${anyway}`);
  const services = await openServices(settings);
  try {
    const people = await countPeople(services.db);
    if (!isSure && people > 0)
      throw new Error(`Este banco de dados já tem contas de pessoas (${people}), e ${known}. ${anyway}`);
    await inTransaction(services.db, async (db) => {
      const within = { ...services, db };
      const student = await seedAccount(within);
      for (const seed of seeds) await seed(within, student);
      await seedMarketplace(within, await seedAuthors(within));
    });
    return `Conta de demonstração: ${settings.APP_URL}/login · ${demoAccount.email} · ${demoAccount.password}`;
  } finally {
    await services.close();
  }
});
