import type { SignInProvider } from '#server/platform/auth/sign-in-providers.ts';
import type { Answer, TestApp } from '#test/support/test-app.ts';

/** A browser on its way through a sign-in with a provider: the cookie of the application is all it keeps. */
export interface GoogleBrowser {
  /** Asks the application for a sign-in, with a query; answers where it sends the browser. */
  start(search?: string): Promise<URL>;
  /** Goes to the provider and signs in; answers the address to which the provider sends it back. */
  visitProvider(address: URL): Promise<URL>;
  /** Comes back to the application; answers where it leads. */
  comeBack(address: URL): Promise<URL>;
  /** All three. */
  signIn(search?: string): Promise<URL>;
  /** Posts to `/auth/<provider>/<path>`, cookie included. */
  post(path: string, body?: object): Promise<Answer<never>>;
  pending(): Promise<Answer<never>>;
  /** What the application set last, as it stands in the header. */
  setCookie(): string;
  /** Loses the cookie. */
  forget(): void;
}

export function googleBrowser(test: TestApp, provider: SignInProvider = 'google'): GoogleBrowser {
  let set = '';
  let cookie = '';
  const send = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const answer = await test.send(method, `/auth/${provider}${path}`, body, { headers: { cookie } });
    const given = [answer.headers['set-cookie']]
      .flat()
      .find((one) => String(one).startsWith(`orbita_${provider}=`));
    if (typeof given === 'string') {
      set = given;
      cookie = given.split(';', 1)[0] ?? '';
    }
    return answer as unknown as Answer<never>;
  };
  const leadsTo = ({ headers }: Answer<never>) => new URL(String(headers.location), 'http://127.0.0.1:3000');

  const browser: GoogleBrowser = {
    start: async (search = '') => leadsTo(await send('GET', search)),
    visitProvider,
    comeBack: async (address) => leadsTo(await send('GET', `/callback${address.search}`)),
    signIn: async (search) => browser.comeBack(await visitProvider(await browser.start(search))),
    post: (path, body) => send('POST', `/${path}`, body),
    pending: () => send('GET', '/pending'),
    setCookie: () => set,
    forget: () => {
      cookie = '';
    },
  };
  return browser;
}

/** Follows the provider's own pages until it sends the browser elsewhere. */
async function visitProvider(start: URL): Promise<URL> {
  const cookies = new Map<string, string>();
  let address = start;
  while (address.origin === start.origin) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, { redirect: 'manual', headers: { cookie } });
    const location = response.headers.get('location');
    if (!location) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    for (const given of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? [];
      cookies.set(name, value);
    }
    address = new URL(location, address);
  }
  return address;
}
