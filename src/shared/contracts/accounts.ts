import type { z } from 'zod';
import type {
  accountSchemas,
  preferencesSchema,
  registerSchema,
  updateProfileSchema,
  userSchema,
} from './accounts.schemas.ts';
import type { ApiCalls } from './endpoint.ts';

/** What registration agrees to; kept with the account. Raise it when the texts change. */
export const consentVersion = '2025-06-05';

export const accountLimits = {
  password: { min: 6, max: 256 },
  name: 100,
  email: 254,
  pictureUrl: 2048,
  /** Characters of a picture that is its own address. */
  pictureCopy: 12_000,
  invitation: 100,
} as const;

export const accountErrorCodes = [
  'accounts.email_taken',
  'accounts.email_unreachable',
  'accounts.birth_year_ahead',
  'accounts.wrong_credentials',
  'accounts.refresh_missing',
  'accounts.refresh_invalid',
  'accounts.reset_token_missing',
  'accounts.reset_token_invalid',
  'accounts.wrong_current_password',
  'accounts.no_password',
  'accounts.password_common',
  'accounts.too_many_guesses',
  'accounts.registration_closed',
  'accounts.invitation_missing',
  'accounts.invitation_invalid',
  'accounts.suspended',
] as const;

/** Base64 of a JPEG, a PNG or a WebP, as its first bytes are. */
const pictureCopy =
  /^data:image\/(?:jpeg;base64,\/9j\/|png;base64,iVBORw0KGgo|webp;base64,UklGR)[A-Za-z0-9+/]*={0,2}$/;

/** Whether an address holds the picture itself: nothing else is loaded. */
export const isPictureCopy = (url: string): boolean => pictureCopy.test(url);

export type RegisterInput = z.output<typeof registerSchema>;
export type Preferences = z.output<typeof preferencesSchema>;
export type UpdateProfile = z.output<typeof updateProfileSchema>;
export type User = z.output<typeof userSchema>;

export const accountApi: ApiCalls<typeof accountSchemas> = {
  register: { method: 'POST', path: '/auth/register' },
  registerTest: { method: 'POST', path: '/auth/register-test' },
  login: { method: 'POST', path: '/auth/login' },
  refresh: { method: 'POST', path: '/auth/refresh-token' },
  logout: { method: 'POST', path: '/auth/logout' },
  profile: { method: 'GET', path: '/auth/profile' },
  updateProfile: { method: 'PUT', path: '/auth/profile' },
  changePassword: { method: 'PUT', path: '/auth/change-password' },
  forgotPassword: { method: 'POST', path: '/auth/forgot-password' },
  resetPassword: { method: 'POST', path: '/auth/reset-password' },
  validateEmail: { method: 'POST', path: '/auth/validate-email' },
};
