import { v7 as uuidv7 } from 'uuid';
import { OpenIdError } from '#server/platform/auth/openid.ts';
import { accountSubject } from '#server/platform/auth/sign-in-providers.ts';
import { hashToken, idsInToken, newSecret } from '#server/platform/auth/tokens.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { conflict, unprocessable } from '#server/platform/errors.ts';
import type { GoogleRegisterInput } from '#shared/contracts/google-sign-in.ts';
import { admit, redeemInvitation } from '../invitations/invitation-service.ts';
import { insertAccount } from '../queries.ts';
import { hasBegun } from '../rights/birth-year.ts';
import { existingStudent, type LoginResult, openLoginSession } from '../service.ts';
import type { Device } from '../sessions/sessions.ts';
import { defaultPreferences } from '../user.ts';
import { decidingStep, findOwner, hasProvenPassword, requireVerified } from './link-service.ts';
import { findUserIdByGoogle, insertGoogleTicket, takeGoogleTicket } from './queries.ts';
import { type GoogleStep, type SignInServices, stepSeconds } from './step.ts';

/** Where the browser goes next, and the step it has reached by then. */
interface Way {
  address: string;
  step: GoogleStep;
}

/** Sends the browser to Google, perhaps with an invitation to register. Throws `google_unconfigured` and `google_unreachable` (422). */
export async function startGoogle(services: SignInServices, invitation: string | null): Promise<Way> {
  const client = services.signIn[services.provider];
  if (!client) throw unprocessable(`accounts.${services.provider}_unconfigured`);
  const { address, attempt } = await coded(services, client.begin());
  return { address, step: { at: 'provider', attempt, invitation } };
}

/**
 * Takes the browser that comes back from Google with the query `search`: to a session when the Google account is
 * known by its `sub`, otherwise to registering or linking. Throws every `google_*` that can be wrong by then (422), and
 * what `admit` throws (403).
 */
export async function returnFromGoogle(
  services: SignInServices,
  search: string,
  step: GoogleStep | null,
): Promise<Way> {
  const { settings, signIn, provider, db, clock } = services;
  const client = signIn[provider];
  if (!client) throw unprocessable(`accounts.${provider}_unconfigured`);
  if (step?.at !== 'provider') throw unprocessable(`accounts.${provider}_interrupted`);
  const told = await coded(services, client.finish(search, step.attempt));
  const identity = { ...told, sub: accountSubject(settings, provider, told.sub) };
  const userId = await findUserIdByGoogle(db, identity.sub);
  if (!userId) {
    requireVerified(services, identity);
    const { invitation } = step;
    if (!(await findOwner(services, identity))) await admit(services, identity.email, invitation);
    return { address: `/auth/${provider}/finish`, step: { at: 'deciding', identity, invitation } };
  }
  const { student } = await existingStudent(services, userId);
  const token = `${userId}.${newSecret()}`;
  const expiresAt = new Date(clock.now().getTime() + stepSeconds.exchange * 1000);
  await insertGoogleTicket(db, { userId, tokenHash: hashToken(token), expiresAt });
  const user = JSON.stringify({ id: userId, name: student.name });
  return {
    address: `/auth/${provider}/callback?${new URLSearchParams({ token, user })}`,
    step: { at: 'exchange', token },
  };
}

async function coded<T>({ log, provider }: SignInServices, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (!(error instanceof OpenIdError)) throw error;
    if (error.reason !== 'denied') log.warn({ err: error.cause }, error.message);
    throw unprocessable(`accounts.${provider}_${error.reason}`);
  });
}

/** Signs in with the token of the callback screen, in the browser that it was made for. */
export async function exchangeTicket(
  services: SignInServices,
  step: GoogleStep | null,
  token: string,
  device: Device,
): Promise<LoginResult> {
  const [userId] = idsInToken(token) ?? [];
  const isOwn = step?.at === 'exchange' && step.token === token;
  if (
    !isOwn ||
    !userId ||
    !(await takeGoogleTicket(services.db, userId, hashToken(token), services.clock.now()))
  )
    throw unprocessable(`accounts.${services.provider}_interrupted`);
  return openLoginSession(services, await existingStudent(services, userId), device);
}

interface Pending {
  step: 'register' | 'link';
  name: string;
  email: string;
  byPassword: boolean;
}

/** What the person has to do before they are signed in. */
export async function getPending(services: SignInServices, step: GoogleStep | null): Promise<Pending> {
  const { identity } = await decidingStep(services, step);
  const owner = await findOwner(services, identity);
  const { name, email } = identity;
  return {
    step: owner ? 'link' : 'register',
    name,
    email,
    byPassword: owner !== null && hasProvenPassword(owner),
  };
}

/**
 * Creates the account of a Google account. Throws `birth_year_ahead`, `google_interrupted` and `google_unverified`
 * (422), `email_taken` (409), and what `admit` throws (403).
 */
export async function registerWithGoogle(
  services: SignInServices,
  step: GoogleStep | null,
  input: GoogleRegisterInput,
  device: Device,
): Promise<LoginResult> {
  const { db, clock } = services;
  const now = clock.now();
  if (!hasBegun(input.birthYear, now)) throw unprocessable('accounts.birth_year_ahead');
  const { identity, invitation } = await decidingStep(services, step);
  const { sub, email, picture } = identity;
  const id = uuidv7();
  const account = {
    account: {
      id,
      email,
      emailKey: email.toLowerCase(),
      googleSub: sub,
      role: 'user' as const,
      createdAt: now,
    },
    student: {
      userId: id,
      name: input.name,
      profilePicture: picture,
      preferences: { ...defaultPreferences, theme: input.theme ?? defaultPreferences.theme },
      timeZone: device.timeZone,
      birthYear: input.birthYear,
      emailVerifiedAt: now,
    },
    consentVersion: input.consentVersion,
  };
  await inTransaction(db, async (tx) => {
    if (!(await insertAccount(tx, account))) throw conflict('accounts.email_taken');
    await redeemInvitation({ ...services, db: tx }, email, invitation);
  });
  return openLoginSession(services, await existingStudent(services, id), device);
}
