import type { OpenIdAttempt, OpenIdIdentity } from '#server/platform/auth/openid.ts';
import type { SignInProvider } from '#server/platform/auth/sign-in-providers.ts';
import type { Services } from '#server/platform/services.ts';

/** The services, and the provider with which somebody signs in: Google, or the one that the installation names. */
export interface SignInServices extends Services {
  provider: SignInProvider;
}

/** How far a browser has come in signing in with a provider; it keeps this itself, sealed, in a cookie. */
export type GoogleStep =
  /** It was sent to the provider. */
  | { at: 'provider'; attempt: OpenIdAttempt; invitation: string | null }
  /** It came back as somebody known and may exchange this token for a session. */
  | { at: 'exchange'; token: string }
  /** It came back as somebody unknown, who has to accept the terms or to confirm the link. */
  | { at: 'deciding'; identity: OpenIdIdentity; invitation: string | null };

/** How long each step may take, in seconds. */
export const stepSeconds: Record<GoogleStep['at'], number> = { provider: 600, exchange: 60, deciding: 600 };
