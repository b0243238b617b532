import { readFile, stat } from 'node:fs/promises';
import { validate } from 'uuid';
import { readAddresses } from '#server/features/accounts/invitations/addresses.ts';
import {
  createInvitationLink,
  inviteAddresses,
  listInvitations,
  revokeInvitation,
} from '#server/features/accounts/invitations/invitation-service.ts';
import { openServices } from '#server/open-services.ts';
import type { Services } from '#server/platform/services.ts';
import { readSettings } from '#server/settings.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { namedFile, runProgram } from './program.ts';
import { exitWith } from './run.mjs';

const usualDays = 14;
const fileBytes = 5_000_000;

const help = `npm run invite -- ARQUIVO.csv [dias]      envia a cada endereço do arquivo um convite só dele
npm run invite -- link [pessoas] [dias]   mostra um link com que tantas pessoas (1) se cadastram
npm run invite -- lista                   mostra os convites que valem, os mais novos primeiro
npm run invite -- cancelar <id>           faz um convite deixar de valer

Para instalações com REGISTRATION=invite. De cada linha do arquivo vale o primeiro campo que é um email; quem já tem
conta não recebe nada. Os convites valem ${usualDays} dias, ou os que você disser (até 365). Com o banco embutido (DATA_DIR),
pare o servidor antes.`;

function whole(word: string | undefined, usual: number, most: number): number {
  if (word === undefined) return usual;
  const number = Number(word);
  if (!Number.isInteger(number) || number < 1 || number > most) exitWith(help);
  return number;
}

async function addressesIn(name: string) {
  const file = namedFile(name);
  const { size } = await stat(file).catch(() => exitWith(`O arquivo ${name} não existe.`));
  if (size > fileBytes) exitWith(`O arquivo ${name} é grande demais: envie até 5 MB por vez.`);
  return readAddresses(await readFile(file, 'utf8'));
}

/** Those that a terminal shows. */
const shown = 200;

async function withServices(work: (services: Services) => Promise<string>): Promise<string> {
  const services = await openServices(readSettings());
  try {
    return await work(services);
  } finally {
    await services.close();
  }
}

async function listed(services: Services): Promise<string> {
  const { invitations, count } = await listInvitations(services, { limit: shown, offset: 0 });
  const lines = invitations.map(
    ({ id, email, usesLeft, expiresAt }) =>
      `${id}  ${email ?? `link para ${countOf(usesLeft, 'pessoa', 'pessoas')}`}, até ${new Date(expiresAt).toLocaleString('pt-BR')}`,
  );
  return [...lines, `Convites que valem: ${count}.`].join('\n');
}

await runProgram(help, async ([what, ...numbers]) => {
  const [id, ...others] = numbers;
  if (what === 'lista' && !id) return withServices(listed);
  if (what === 'cancelar' && id && others.length === 0)
    return withServices(async (services) => {
      if (!validate(id)) throw new Error('Não há um convite com esse id.');
      await revokeInvitation(services, id);
      return 'O convite não vale mais.';
    });
  if (!what || numbers.length > (what === 'link' ? 2 : 1)) exitWith(help);
  const days = whole(numbers[what === 'link' ? 1 : 0], usualDays, 365);
  const uses = what === 'link' ? whole(numbers[0], 1, 100_000) : 1;
  const list = what === 'link' ? null : await addressesIn(what);
  return withServices(async (services) => {
    if (!list) return createInvitationLink(services, { uses, days });
    const { invited, registered, failed } = await inviteAddresses(services, list.addresses, days);
    return [
      `Enviamos ${countOf(invited, 'convite', 'convites')}. Já têm conta: ${registered}.`,
      ...(failed.length > 0 ? [`Não foi possível enviar para: ${failed.join(', ')}.`] : []),
      ...(list.unreadLines.length > 0 ? [`Linhas sem um email: ${list.unreadLines.join(', ')}.`] : []),
    ].join('\n');
  });
});
