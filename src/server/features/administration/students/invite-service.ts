import {
  createInvitationLink,
  listInvitations,
  queueInvitations,
  revokeInvitation,
} from '#server/features/accounts/invitations/invitation-service.ts';
import type { SignedIn } from '#server/platform/auth/tokens.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { type Pages, requiredPage } from '#server/platform/database/page.ts';
import type { Services } from '#server/platform/services.ts';
import { administrationLimits, type Invitation } from '#shared/contracts/administration.ts';
import { noteAction } from '../actions/action-service.ts';

/** The invitations that work, whether there are more than this page, and who may register at all. */
export async function listInvited(
  services: Services,
  pages: Pages,
): Promise<{
  invitations: Invitation[];
  hasMore: boolean;
  registration: Services['settings']['REGISTRATION'];
}> {
  const { offset, limit } = requiredPage(pages, administrationLimits.page);
  const { invitations, count } = await listInvitations(services, { offset, limit });
  return {
    invitations,
    hasMore: offset + invitations.length < count,
    registration: services.settings.REGISTRATION,
  };
}

/** Makes a link with which so many may register, and notes it. */
export const inviteByLink = (
  services: Services,
  { userId }: SignedIn,
  link: { uses: number; days: number },
): Promise<string> =>
  inTransaction(services.db, async (tx) => {
    const within = { ...services, db: tx };
    await noteAction(within, userId, { action: 'invite_link', target: String(link.uses) });
    return createInvitationLink(within, link);
  });

/** Has each address of a CSV text mailed an invitation, and notes how many. */
export const inviteByMail = (
  services: Services,
  { userId }: SignedIn,
  { addresses, days }: { addresses: string; days: number },
): Promise<{ queued: number; registered: number; unreadLines: number[] }> =>
  inTransaction(services.db, async (tx) => {
    const within = { ...services, db: tx };
    const told = await queueInvitations(within, addresses, days);
    await noteAction(within, userId, { action: 'invite_mails', target: String(told.queued) });
    return told;
  });

/** Ends an invitation, and notes it. Throws `not_found` (404). */
export const revokeInvited = (services: Services, { userId }: SignedIn, id: string): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    const within = { ...services, db: tx };
    await revokeInvitation(within, id);
    await noteAction(within, userId, { action: 'revoke_invitation' });
  });
