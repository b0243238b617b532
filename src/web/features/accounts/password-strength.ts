import { accountLimits } from '#shared/contracts/accounts.ts';

export type Strength = 'weak' | 'fair' | 'strong';

const common =
  /^(?:123456\d*|(.)\1+|senha|password|qwerty|abc123|estudos?|mudar|brasil|orbita)\d{0,4}[!.@]?$/i;
const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z0-9]/];

/** How hard `password` is to guess, roughly: length counts most. Null while it is too short to be accepted. */
export function passwordStrength(password: string): Strength | null {
  if (password.length < accountLimits.password.min) return null;
  if (common.test(password)) return 'weak';
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  if (distinct < 5) return 'weak';
  if (password.length >= 16 || (password.length >= 12 && variety >= 3)) return 'strong';
  return password.length >= 12 || (password.length >= 8 && variety >= 3) ? 'fair' : 'weak';
}
