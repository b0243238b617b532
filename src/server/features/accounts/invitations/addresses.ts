import { z } from 'zod';
import { accountLimits } from '#shared/contracts/accounts.ts';

interface ReadAddresses {
  /** In the order of the text, each once. */
  addresses: string[];
  /** Lines, counted from 1, that have no address. */
  unreadLines: number[];
}

const addressSchema = z.email().max(accountLimits.email);

/**
 * The addresses in a CSV text: of each line the first field that is one, whatever separates fields. Empty lines are
 * passed over, and so is a first line without an `@`, which names the columns.
 */
export function readAddresses(csv: string): ReadAddresses {
  const addresses = new Map<string, string>();
  const unreadLines: number[] = [];
  for (const [index, line] of csv
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const fields = line.split(/[;,\t]/).map((field) => field.replaceAll('"', '').trim());
    const address = fields.find((field) => addressSchema.safeParse(field).success);
    if (address) {
      if (!addresses.has(address.toLowerCase())) addresses.set(address.toLowerCase(), address);
    } else if ((index > 0 || line.includes('@')) && fields.some((field) => field !== ''))
      unreadLines.push(index + 1);
  }
  return { addresses: [...addresses.values()], unreadLines };
}
