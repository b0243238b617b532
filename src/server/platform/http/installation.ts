import { createHash } from 'node:crypto';
import type { Settings } from '#server/settings.ts';

export type Told = Pick<Settings, 'PLANS' | 'REGISTRATION' | 'GOOGLE_CLIENT_ID' | 'OIDC_NAME'>;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * What an installation does otherwise than usual, as attributes of `<html>`: the built pages are the same everywhere,
 * and their scripts read it there (src/web/domain/installation.ts). Empty where all is as usual.
 */
export function installationMarks({ PLANS, REGISTRATION, GOOGLE_CLIENT_ID, OIDC_NAME }: Told): string {
  const marks: Record<string, string | undefined> = {
    plans: PLANS === 'off' ? 'off' : undefined,
    openid: OIDC_NAME,
    // With a provider of its own, an installation need not offer Google; without any, the button says what is missing.
    google: OIDC_NAME && !GOOGLE_CLIENT_ID ? 'off' : undefined,
    registration: REGISTRATION === 'open' ? undefined : REGISTRATION,
  };
  return Object.entries(marks)
    .filter(([, value]) => value !== undefined)
    .map(([name, value = '']) => ` data-${name}="${escaped(value)}"`)
    .join('');
}

/** A built page with `marks`. */
export const markPage = (html: string, marks: string): string =>
  html.replace(/<html\b/, (start) => `${start}${marks}`);

/** The worker, for which the pages that it keeps are others under other `marks`: it fetches them anew. */
export function markWorker(script: string, marks: string): string {
  if (!marks) return script;
  const tag = createHash('sha256').update(marks).digest('hex').slice(0, 16);
  return script.replace(/("url":"[^"]+\.html","revision":")/g, (start) => `${start}${tag}-`);
}
