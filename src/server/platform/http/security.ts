import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/** What no page of ours asks a device for. */
const unasked = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb'];
const permissions = unasked.map((feature) => `${feature}=()`).join(', ');

/**
 * Security headers for every answer. On pages scripts run only from our own files, or inline when their hash is
 * among `scriptHashes`: no `unsafe-inline`, no `unsafe-eval`. Pictures are ours or made in the page: another site's
 * would tell it who reads. What the API answers is data, may load nothing at all, and is kept by nobody unless its
 * route says so. HSTS and the upgrade of requests only over https.
 */
export function secureHeaders(app: FastifyInstance, appUrl: string, scriptHashes: string[]): void {
  const overHttps = appUrl.startsWith('https:');
  const headers = (directives: Record<string, string[]>) =>
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives },
      strictTransportSecurity: overHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
      referrerPolicy: { policy: 'no-referrer' },
      crossOriginEmbedderPolicy: false,
      ...withoutRelics,
    });
  const pagePolicy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(overHttps && { 'upgrade-insecure-requests': [] }),
  };
  const page = headers(pagePolicy);
  const reference = headers({
    ...pagePolicy,
    'script-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'worker-src': ["'none'"],
    'manifest-src': ["'none'"],
    'form-action': ["'none'"],
  });
  const data = headers({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });
  app.addHook('onRequest', (request, reply, done) => {
    const address = addressOf(request);
    const isReference = /^\/api\/docs(\/|$)/.test(address);
    const isData = !isReference && /^\/api(\/|$)/.test(address);
    reply.header('permissions-policy', permissions);
    if (isData) reply.header('cache-control', 'no-store');
    const policy = isData ? data : isReference ? reference : page;
    policy(request.raw, reply.raw, (error) => done(error as Error | undefined));
  });
}

/** A route's own address, in which way ever the request wrote it. */
function addressOf({ url, routeOptions }: FastifyRequest): string {
  const route = routeOptions.url ?? '/*';
  return route === '/*' ? (url.split('?', 1)[0] ?? '').replace(/^\/+/, '/') : route;
}

/** Headers for browsers that are gone, or that say again what the policy says. */
const withoutRelics = {
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  xDnsPrefetchControl: false,
  xFrameOptions: false,
} satisfies HelmetOptions;
