import { v7 as uuidv7 } from 'uuid';
import { hashToken, newSecret } from '#server/platform/auth/tokens.ts';
import type { Page } from '#server/platform/database/page.ts';
import { forbidden, notFound } from '#server/platform/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { readAddresses } from './addresses.ts';
import { type InvitationTerms, invitationMail } from './invitation-mails.ts';
import {
  deleteInvitation,
  hasInvitation,
  insertInvitation,
  listInvitationRows,
  listRegistered,
  replaceInvitation,
  takeInvitation,
} from './invitation-queries.ts';

const dayMs = 86_400_000;
/** Addresses that are looked up at once. */
const portion = 500;

/** Throws `registration_closed` or `invitation_missing` (403) unless whoever has no invitation may register. */
export function requireOpenRegistration({ settings }: Pick<Services, 'settings'>): void {
  if (settings.REGISTRATION === 'closed') throw forbidden('accounts.registration_closed');
  if (settings.REGISTRATION === 'invite') throw forbidden('accounts.invitation_missing');
}

/**
 * Lets `email` register, with `invitation` where that takes one. Throws `registration_closed`, `invitation_missing` and
 * `invitation_invalid` (403).
 */
export async function admit(
  services: Services,
  email: string,
  invitation: string | null | undefined,
): Promise<void> {
  if (services.settings.REGISTRATION !== 'invite' || !invitation) return requireOpenRegistration(services);
  const now = services.clock.now();
  if (!(await hasInvitation(services.db, hashToken(invitation), email.toLowerCase(), now)))
    throw forbidden('accounts.invitation_invalid');
}

/** `admit` in the transaction that registers: takes one use of the invitation, which nobody else gets. */
export async function redeemInvitation(
  within: Services,
  email: string,
  invitation: string | null | undefined,
): Promise<void> {
  if (within.settings.REGISTRATION !== 'invite' || !invitation) return requireOpenRegistration(within);
  const now = within.clock.now();
  if (!(await takeInvitation(within.db, hashToken(invitation), email.toLowerCase(), now)))
    throw forbidden('accounts.invitation_invalid');
}

interface Link {
  /** How many may register with it. */
  uses: number;
  days: number;
}

const termsOf = ({ clock }: Services, days: number) => {
  const createdAt = clock.now();
  return { createdAt, expiresAt: new Date(createdAt.getTime() + days * dayMs) };
};
const addressOf = ({ settings }: Services, token: string) =>
  `${settings.APP_URL}/register?invitation=${token}`;

/** Makes a link with which `uses` students may register within `days`, whatever their addresses. */
export async function createInvitationLink(services: Services, { uses, days }: Link): Promise<string> {
  const token = newSecret();
  await insertInvitation(services.db, {
    id: uuidv7(),
    tokenHash: hashToken(token),
    usesLeft: uses,
    ...termsOf(services, days),
  });
  return addressOf(services, token);
}

/**
 * Mails each address a link with which it alone may register within `days`; who has an account gets none, and an earlier
 * link of the same address works no more. A mail that can't be sent leaves no invitation, and is told as failed.
 */
export async function inviteAddresses(
  services: Services,
  addresses: readonly string[],
  days: number,
): Promise<{ invited: number; registered: number; failed: string[] }> {
  const told = { invited: 0, registered: 0, failed: [] as string[] };
  for (let from = 0; from < addresses.length; from += portion) {
    const some = addresses.slice(from, from + portion);
    const known = new Set(
      await listRegistered(
        services.db,
        some.map((email) => email.toLowerCase()),
      ),
    );
    for (const email of some) {
      if (known.has(email.toLowerCase())) told.registered++;
      else if (await invite(services, email, days)) told.invited++;
      else told.failed.push(email);
    }
  }
  return told;
}

/** Mails one address its invitation; what `inviteAddresses` does, for many at a time and tried again. */
export const inviteJob = 'accounts.invite';
export interface InviteJob {
  email: string;
  days: number;
}

/** Rejects with the mail server's reason when the mail could not be sent. */
export async function mailInvitation(services: Services, { email, days }: InviteJob): Promise<void> {
  const registered = await listRegistered(services.db, [email.toLowerCase()]);
  if (registered.length === 0) await sendInvitation(services, email, days);
}

/**
 * Has each address of a CSV text (`readAddresses`) mailed an invitation, in the transaction of `services`; who has an
 * account gets none.
 */
export async function queueInvitations(
  services: Services,
  csv: string,
  days: number,
): Promise<{ queued: number; registered: number; unreadLines: number[] }> {
  const { addresses, unreadLines } = readAddresses(csv);
  const known = new Set(
    await listRegistered(
      services.db,
      addresses.map((email) => email.toLowerCase()),
    ),
  );
  const invited = addresses.filter((email) => !known.has(email.toLowerCase()));
  // In small letters, as the job of an address is looked for when its account is deleted.
  for (const email of invited)
    await services.jobs.enqueue<InviteJob>(services.db, inviteJob, { email: email.toLowerCase(), days });
  return { queued: invited.length, registered: addresses.length - invited.length, unreadLines };
}

/** False when the mail could not be sent. */
async function invite(services: Services, email: string, days: number): Promise<boolean> {
  try {
    await sendInvitation(services, email, days);
    return true;
  } catch (error) {
    services.log.warn({ err: error }, 'an invitation could not be sent');
    return false;
  }
}

/** The mail first: no transaction waits for a mail server, and a mail that can't be sent leaves no invitation. */
async function sendInvitation(services: Services, email: string, days: number): Promise<void> {
  const token = newSecret();
  const terms: InvitationTerms = { link: addressOf(services, token), days };
  await services.mailer.send({ to: email, ...invitationMail(terms) });
  await replaceInvitation(services.db, {
    id: uuidv7(),
    tokenHash: hashToken(token),
    emailKey: email.toLowerCase(),
    usesLeft: 1,
    ...termsOf(services, days),
  });
}

interface Invitation {
  id: string;
  /** Null for a link that is anybody's. */
  email: string | null;
  usesLeft: number;
  expiresAt: string;
}

/** The invitations that work, the newest first, and how many there are on all pages. */
export async function listInvitations(
  { db, clock }: Services,
  page: Page,
): Promise<{ invitations: Invitation[]; count: number }> {
  const rows = await listInvitationRows(db, clock.now(), page);
  return {
    invitations: rows.map(({ count: _, expiresAt, ...row }) => ({
      ...row,
      expiresAt: expiresAt.toISOString(),
    })),
    count: rows[0]?.count ?? 0,
  };
}

/** Ends an invitation before its time. Throws `not_found` (404). */
export async function revokeInvitation({ db }: Services, id: string): Promise<void> {
  if (!(await deleteInvitation(db, id))) throw notFound('common.not_found');
}
