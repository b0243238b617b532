import type { OpenIdIdentity } from '#server/platform/auth/openid.ts';
import { hashToken, idsInToken, newSecret } from '#server/platform/auth/tokens.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { unprocessable } from '#server/platform/errors.ts';
import { isPasswordOf } from '../guesses/guess-service.ts';
import { confirmAddress } from '../mailed-links/confirm-service.ts';
import { googleLinkMail } from '../mails.ts';
import { lockStudentRow } from '../plan/plan-queries.ts';
import { findStudentByEmail, type StudentRow } from '../queries.ts';
import { existingStudent, type LoginResult, openLoginSession } from '../service.ts';
import { endAccess } from '../sessions/access-service.ts';
import type { Device } from '../sessions/sessions.ts';
import { findUserIdByGoogle, replaceGoogleLink, takeGoogleLink, updateGoogleSub } from './queries.ts';
import type { GoogleStep, SignInServices } from './step.ts';

const linkMinutes = 60;

type DecidingStep = Extract<GoogleStep, { at: 'deciding' }>;

/** Links the Google account to the account with its e-mail. Throws `google_wrong_password` (422) and what `isPasswordOf` throws. */
export async function linkByPassword(
  services: SignInServices,
  step: GoogleStep | null,
  password: string,
  device: Device,
): Promise<LoginResult> {
  const { identity } = await decidingStep(services, step);
  const owner = await existingOwner(services, identity);
  const matches = await isPasswordOf(services, owner, password, device.knownTo(owner.id));
  if (!matches || !hasProvenPassword(owner))
    throw unprocessable(`accounts.${services.provider}_wrong_password`);
  if (!(await updateGoogleSub(services.db, owner.id, identity.sub)))
    throw unprocessable(`accounts.${services.provider}_interrupted`);
  return openLoginSession(services, owner, device);
}

/** Mails the account's owner a link that links the Google account. Answers the address. */
export async function mailGoogleLink(services: SignInServices, step: GoogleStep | null): Promise<string> {
  const { db, clock, mailer, settings } = services;
  const { identity } = await decidingStep(services, step);
  const owner = await existingOwner(services, identity);
  const token = `${owner.id}.${newSecret()}`;
  await replaceGoogleLink(db, {
    userId: owner.id,
    tokenHash: hashToken(token),
    googleSub: identity.sub,
    expiresAt: new Date(clock.now().getTime() + linkMinutes * 60_000),
  });
  const mail = googleLinkMail({
    name: owner.student.name,
    link: `${settings.APP_URL}/auth/${services.provider}/link?token=${token}`,
    provider: services.provider === 'openid' ? settings.OIDC_NAME : undefined,
    minutes: linkMinutes,
    dropsPassword: dropsPassword(owner),
  });
  await mailer.send({ to: owner.email, ...mail });
  return owner.email;
}

/**
 * Links with a mailed token, once, and signs in. Whoever registered an address without ever proving it may not be
 * its owner: the password they chose, their sessions and links end here. Throws `google_link_invalid` (422).
 */
export async function confirmGoogleLink(
  services: SignInServices,
  token: string,
  device: Device,
): Promise<LoginResult> {
  const [userId] = idsInToken(token) ?? [];
  if (!userId) throw unprocessable(`accounts.${services.provider}_link_invalid`);
  const now = services.clock.now();
  const owner = await inTransaction(services.db, async (tx) => {
    const [held] = await lockStudentRow(tx, userId);
    const sub = await takeGoogleLink(tx, userId, hashToken(token), now);
    if (!held || !sub || !(await updateGoogleSub(tx, userId, sub)))
      throw unprocessable(`accounts.${services.provider}_link_invalid`);
    if (held.emailVerifiedAt === null) {
      await confirmAddress({ ...services, db: tx }, userId, { passwordHash: null });
      await endAccess({ ...services, db: tx }, userId, null);
    }
    return existingStudent({ ...services, db: tx }, userId);
  });
  return openLoginSession(services, owner, device);
}

/**
 * Who decides now. A Google account that has been given its account meanwhile has nothing left to decide. Throws
 * `google_interrupted` and what `requireVerified` throws (422).
 */
export async function decidingStep(services: SignInServices, step: GoogleStep | null): Promise<DecidingStep> {
  if (step?.at !== 'deciding' || (await findUserIdByGoogle(services.db, step.identity.sub)))
    throw unprocessable(`accounts.${services.provider}_interrupted`);
  requireVerified(services, step.identity);
  return step;
}

/** An address that Google has not proven may be anybody's: it opens no account and makes none (`google_unverified`, 422). */
export function requireVerified(services: SignInServices, { emailVerified }: OpenIdIdentity): void {
  if (!emailVerified) throw unprocessable(`accounts.${services.provider}_unverified`);
}

/**
 * The account with the identity's e-mail, when the identity may be linked to it; null when nobody has the e-mail.
 * Throws `google_unverified` and `google_other_account` (422).
 */
export async function findOwner(
  services: SignInServices,
  identity: OpenIdIdentity,
): Promise<StudentRow | null> {
  const [owner] = await findStudentByEmail(services.db, { emailKey: identity.email.toLowerCase() });
  if (!owner) return null;
  if (owner.role === 'user_test') throw unprocessable(`accounts.${services.provider}_unverified`);
  if (owner.googleSub !== null) throw unprocessable(`accounts.${services.provider}_other_account`);
  return owner;
}

async function existingOwner(services: SignInServices, identity: OpenIdIdentity): Promise<StudentRow> {
  const owner = await findOwner(services, identity);
  if (!owner) throw unprocessable(`accounts.${services.provider}_interrupted`);
  return owner;
}

/** A password proves something only when the account's address was proven to be its owner's. */
export const hasProvenPassword = ({ student }: StudentRow): boolean =>
  student.passwordHash !== null && student.emailVerifiedAt !== null;

const dropsPassword = ({ student }: StudentRow): boolean =>
  student.passwordHash !== null && student.emailVerifiedAt === null;
