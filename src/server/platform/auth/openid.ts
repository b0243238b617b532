import * as openid from 'openid-client';
import { z } from 'zod';
import { storable } from '../http/validation.ts';

/** What has to be remembered from sending a browser to the provider until it comes back. */
export interface OpenIdAttempt {
  state: string;
  nonce: string;
  /** Of PKCE (RFC 7636). */
  verifier: string;
}

/** Who signed in, as the provider says. */
export interface OpenIdIdentity {
  /** The one thing that never changes, at one provider. */
  sub: string;
  email: string;
  emailVerified: boolean;
  /** Empty when the provider tells none; at most 100 characters. */
  name: string;
  /** An https address of at most 1024 characters. */
  picture: string | null;
}

export interface OpenIdClient {
  /** Where the browser goes to sign in. Throws `OpenIdError`. */
  begin(): Promise<{ address: string; attempt: OpenIdAttempt }>;
  /** Who came back with the query `search` after `attempt`. Throws `OpenIdError`. */
  finish(search: string, attempt: OpenIdAttempt): Promise<OpenIdIdentity>;
}

/** `denied` by the person, `unreachable` provider, `interrupted` for all that does not fit together. */
export class OpenIdError extends Error {
  readonly reason: 'denied' | 'unreachable' | 'interrupted';
  constructor(reason: OpenIdError['reason'], cause: unknown) {
    super(`sign-in with the OpenID provider: ${reason}`, { cause });
    this.reason = reason;
  }
}

interface OpenIdSettings {
  /** https, or http on this machine. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Exactly as it is registered with the provider. */
  redirectUri: string;
}

const timeoutSeconds = 10;

/**
 * Sign-in by OpenID Connect: authorization code with PKCE, state and nonce; issuer, audience, signature and expiry
 * of the id token are checked (OpenID Connect Core 1.0 §3.1.3.7, RFC 9700). The provider is discovered at the first
 * sign-in and then known; a failed discovery is tried again at the next.
 */
export function connectOpenId({ issuer, clientId, clientSecret, redirectUri }: OpenIdSettings): OpenIdClient {
  const execute = [openid.enableNonRepudiationChecks];
  if (issuer.startsWith('http:')) execute.push(openid.allowInsecureRequests);
  let discovered: Promise<openid.Configuration> | undefined;
  const discover = () => {
    discovered ??= openid
      .discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: timeoutSeconds })
      .catch((error: unknown) => {
        discovered = undefined;
        throw new OpenIdError('unreachable', error);
      });
    return discovered;
  };

  return {
    begin: async () => {
      const configuration = await discover();
      const attempt = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const address = openid.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
        // A computer at school may be signed in as whoever sat there before.
        prompt: 'select_account',
      });
      return { address: address.href, attempt };
    },

    finish: async (search, { state, nonce, verifier }) => {
      const configuration = await discover();
      const address = new URL(redirectUri);
      address.search = search;
      try {
        const tokens = await openid.authorizationCodeGrant(configuration, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        return identitySchema.parse(storable(await claimsOf(configuration, tokens)));
      } catch (error) {
        throw new OpenIdError(reasonOf(error), error);
      }
    },
  };
}

type Tokens = Awaited<ReturnType<typeof openid.authorizationCodeGrant>>;

/** What the id token says, and what only the provider's user info does (OpenID Connect Core 1.0 §5.4). */
async function claimsOf(configuration: openid.Configuration, tokens: Tokens): Promise<object> {
  const claims = tokens.claims();
  const { userinfo_endpoint } = configuration.serverMetadata();
  if (!claims || claims.email !== undefined || !userinfo_endpoint) return { ...claims };
  return { ...claims, ...(await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)) };
}

const identitySchema = z
  .object({
    sub: z.string().min(1).max(255),
    email: z.email().max(254),
    email_verified: z.boolean().catch(false),
    name: z.string().catch(''),
    picture: z
      .url({ protocol: /^https$/ })
      .max(1024)
      .nullable()
      .catch(null),
  })
  .transform(({ email_verified: emailVerified, name, ...rest }) => ({
    ...rest,
    emailVerified,
    name: [...name.trim()].slice(0, 100).join('').trim(),
  }));

/** Codes of answers that are not the provider's own, but of something in its way. */
const notTheProvider = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);
const providersTrouble = new Set(['server_error', 'temporarily_unavailable', 'invalid_client']);

function reasonOf(error: unknown): OpenIdError['reason'] {
  if (error instanceof openid.AuthorizationResponseError && error.error === 'access_denied') return 'denied';
  if (error instanceof openid.AuthorizationResponseError || error instanceof openid.ResponseBodyError)
    return providersTrouble.has(error.error) ? 'unreachable' : 'interrupted';
  // `fetch` rejects with a TypeError when nobody answers.
  if (error instanceof TypeError) return 'unreachable';
  return error instanceof openid.ClientError && notTheProvider.has(error.code ?? '')
    ? 'unreachable'
    : 'interrupted';
}
