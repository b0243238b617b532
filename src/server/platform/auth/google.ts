import type { Settings } from '#server/settings.ts';
import { connectOpenId, type OpenIdClient } from './openid.ts';

/** The path, below the installation's address, to which Google sends the browser back. */
const callbackPath = '/api/auth/google/callback';

/** Sign-in with Google; null while the installation has no client of its own there. */
export function connectGoogle(settings: Settings): OpenIdClient | null {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER, APP_URL } = settings;
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return null;
  return connectOpenId({
    issuer: GOOGLE_ISSUER,
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    redirectUri: `${APP_URL}${callbackPath}`,
  });
}
