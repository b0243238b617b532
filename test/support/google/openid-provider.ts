import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import Provider, { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { freePort } from '#test/support/processes/server-process.ts';

/** Whom the provider signs in, with the claims it tells of them. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  picture?: string;
}

type Claims = Record<string, unknown>;

export interface TestProvider {
  /** The settings of an application that signs in here. */
  settings: Record<'GOOGLE_ISSUER' | 'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET', string>;
  /** Those of an application that knows it by a name of its own. */
  ownSettings: Record<'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_NAME', string>;
  /** Who sits at the browser; nobody says no. */
  person: Person | null;
  /** Signs id tokens with these claims instead. */
  rewrite: ((claims: Claims) => Claims) | null;
  /** Signs id tokens with a key that it does not publish. */
  forges: boolean;
  /** How many sign-ins were asked for. */
  asked(): number;
  /** As if it were unplugged, and plugged in again. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

const clientId = 'orbita';
const clientSecret = 'a client secret for tests';
const scope = 'openid email profile';

/**
 * A real OpenID provider on this machine, for the application at `appUrl`; like Google, it asks who signs in. Its id
 * tokens carry all claims, as Google's do, unless only its user info is to tell them.
 */
export async function openProvider(appUrl: string, { tellsByUserInfo = false } = {}): Promise<TestProvider> {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const [published, unpublished] = await Promise.all([signingKey(), signingKey()]);
  let server: Server | undefined;
  let asked = 0;

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${appUrl}/api/auth/google/callback`, `${appUrl}/api/auth/openid/callback`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(published)), use: 'sig', alg: 'RS256', kid: 'test' }] },
    cookies: { keys: ['a cookie key for tests'] },
    claims: { email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    conformIdTokenClaims: tellsByUserInfo,
    features: { devInteractions: { enabled: false } },
    interactions: { policy: askingWho(), url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ ...test.person, sub: accountId }) }),
    loadExistingGrant: grantAll,
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  });
  provider.use(async (context, next) => {
    await next();
    const body = context.body as { id_token?: string } | undefined;
    if (!body?.id_token || !(test.rewrite || test.forges)) return;
    const claims = decodeJwt(body.id_token);
    body.id_token = await new SignJWT(test.rewrite?.(claims) ?? claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .sign(test.forges ? unpublished : published);
  });
  const answer = provider.callback();
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    asked++;
    const { person } = test;
    const result = person
      ? { login: { accountId: person.sub, remember: false }, select_account: {} }
      : { error: 'access_denied' };
    return provider.interactionFinished(request, response, result);
  };

  const test: TestProvider = {
    settings: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret },
    ownSettings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: 'Escola Viva',
    },
    person: null,
    rewrite: null,
    forges: false,
    asked: () => asked,
    start: async () => {
      server = createServer(handle).listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    stop: async () => {
      if (!server?.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  await test.start();
  return test;
}

const signingKey = async () => (await generateKeyPair('RS256', { extractable: true })).privateKey;

function askingWho() {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

async function grantAll({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId });
  grant.addOIDCScope(scope);
  await grant.save();
  return grant;
}
