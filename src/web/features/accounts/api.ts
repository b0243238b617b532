import type { z } from 'zod';
import type { changePasswordSchema, loginSchema } from '#shared/contracts/accounts.schemas.ts';
import { accountApi, type RegisterInput, type UpdateProfile, type User } from '#shared/contracts/accounts.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { Tokens } from '#web/session/session.ts';

/** What every way of signing in answers: the student and the tokens of the new session. */
export interface LoginResult extends Tokens {
  user: User;
}

export async function login(body: z.output<typeof loginSchema>): Promise<LoginResult> {
  return (await callApi(accountApi.login, { body })).data;
}

/** Creates an account. Throws `accounts.email_unreachable` unless the address was confirmed to exist. */
export async function register(body: RegisterInput): Promise<LoginResult> {
  const exists = await callApi(accountApi.validateEmail, { body: { email: body.email } }).then(
    (answer) => answer.exists,
    () => false,
  );
  if (!exists) {
    // All sentences for one: kept out of what the first visit loads.
    const { messageOf } = await import('#shared/messages.ts');
    throw new ApiError(422, messageOf('accounts.email_unreachable'), 'accounts.email_unreachable');
  }
  const { user, token, refreshToken } = (await callApi(accountApi.register, { body })).data;
  return { user, accessToken: token, refreshToken };
}

export async function registerTest(): Promise<LoginResult> {
  const { user, token, refreshToken } = (await callApi(accountApi.registerTest, {})).data;
  return { user, accessToken: token, refreshToken };
}

export const forgotPassword = (email: string) => callApi(accountApi.forgotPassword, { body: { email } });

export const resetPassword = (token: string, newPassword: string) =>
  callApi(accountApi.resetPassword, { body: { token, newPassword } });

/** The e-mail travels along and stays what it is. */
export async function updateProfile(changes: UpdateProfile & { email?: string }): Promise<User> {
  return (await callApi(accountApi.updateProfile, { body: changes })).data.user;
}

export const changePassword = (body: z.output<typeof changePasswordSchema>) =>
  callApi(accountApi.changePassword, { body });

/** Tells the server that the session is over, for as long as a student is willing to wait. */
export const logout = () => callApi(accountApi.logout, {}, { signal: AbortSignal.timeout(4000) });
