import type { OpenIdAttempt, OpenIdIdentity } from '#server/platform/auth/openid.ts';

/** How far a browser has come in signing in with Google; it keeps this itself, sealed, in a cookie. */
export type GoogleStep =
  /** It was sent to Google. */
  | { at: 'google'; attempt: OpenIdAttempt; invitation: string | null }
  /** It came back as somebody known and may exchange this token for a session. */
  | { at: 'exchange'; token: string }
  /** It came back as somebody unknown, who has to accept the terms or to confirm the link. */
  | { at: 'deciding'; identity: OpenIdIdentity; invitation: string | null };

/** How long each step may take, in seconds. */
export const stepSeconds: Record<GoogleStep['at'], number> = { google: 600, exchange: 60, deciding: 600 };
