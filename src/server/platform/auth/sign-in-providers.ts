import type { Settings } from '#server/settings.ts';
import { connectOpenId, type OpenIdClient } from './openid.ts';

/** Google, which is a preset, and the provider that the installation names. */
export type SignInProvider = 'google' | 'openid';

/** Those that the installation has a client at; null for the others. */
export function connectProviders(settings: Settings): Record<SignInProvider, OpenIdClient | null> {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER, APP_URL } = settings;
  const { OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_ISSUER } = settings;
  const connect = (provider: SignInProvider, issuer?: string, clientId?: string, clientSecret?: string) =>
    issuer && clientId && clientSecret
      ? connectOpenId({
          issuer,
          clientId,
          clientSecret,
          // Below the installation's address; registered with the provider.
          redirectUri: `${APP_URL}/api/auth/${provider}/callback`,
        })
      : null;
  return {
    google: connect('google', GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET),
    openid: connect('openid', OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET),
  };
}

/**
 * What an account keeps of who signed in: the subject alone of Google's, and the issuer before it of the named
 * provider's, so that another provider's subject is never taken for it; with or without a slash at its end it is the
 * same issuer.
 */
export const accountSubject = (settings: Settings, provider: SignInProvider, sub: string): string =>
  provider === 'google' ? sub : `${new URL(settings.OIDC_ISSUER as string).href} ${sub}`;
