import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/**
 * Security headers for every answer. On pages scripts run only from our own files, or inline when their hash is
 * among `scriptHashes`: no `unsafe-inline`, no `unsafe-eval`. What the API answers is data, and may load nothing
 * at all. HSTS and the upgrade of requests only over https.
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
  const page = headers({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:', 'http:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(overHttps && { 'upgrade-insecure-requests': [] }),
  });
  const data = headers({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request;
    const isData = url.startsWith('/api/') && !url.startsWith('/api/docs');
    (isData ? data : page)(request.raw, reply.raw, (error) => done(error as Error | undefined));
  });
}

/** Headers for browsers that are gone, or that say again what the policy says. */
const withoutRelics = {
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  xDnsPrefetchControl: false,
  xFrameOptions: false,
} satisfies HelmetOptions;
