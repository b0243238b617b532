import { Resolver } from 'node:dns/promises';
import { z } from 'zod';

export interface EmailCheck {
  /** Whether mail to `email` can arrive, as far as can be known. Never throws: any failure counts as "no". */
  exists(email: string): Promise<boolean>;
}

const wellFormed = z.email();
const cacheMinutes = 10;
const cachedDomains = 2000;

interface Lookup {
  resolveMx(domain: string): Promise<{ exchange: string }[]>;
  resolve4(domain: string): Promise<string[]>;
}

/** Checks the form only: for an installation that sends no mail. */
export const syntaxCheck: EmailCheck = { exists: async (email) => wellFormed.safeParse(email).success };

/** Asks the domain's MX record, then its address (RFC 5321 §5.1); a null MX (RFC 7505) takes no mail. */
export function dnsCheck(
  lookup: Lookup = new Resolver({ timeout: 2000, tries: 2 }),
  now = Date.now,
): EmailCheck {
  const known = new Map<string, { exists: boolean; until: number }>();
  return {
    exists: async (email) => {
      if (!wellFormed.safeParse(email).success) return false;
      const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
      const cached = known.get(domain);
      if (cached && cached.until > now()) return cached.exists;
      const exists = await acceptsMail(lookup, domain);
      if (known.size >= cachedDomains) known.clear();
      if (exists) known.set(domain, { exists, until: now() + cacheMinutes * 60_000 });
      return exists;
    },
  };
}

async function acceptsMail(lookup: Lookup, domain: string): Promise<boolean> {
  const exchanges = await lookup.resolveMx(domain).catch(() => []);
  if (exchanges.length > 0) return exchanges.some(({ exchange }) => exchange !== '' && exchange !== '.');
  return (await lookup.resolve4(domain).catch(() => [])).length > 0;
}
