import { EncryptJWT, jwtDecrypt } from 'jose';

/** Encrypts and signs `value` (JSON) until `expiresAt`, for somebody who shall keep it and neither read nor change it. */
export const seal = (key: Uint8Array, value: object, expiresAt: Date): Promise<string> =>
  new EncryptJWT({ value })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .encrypt(key);

/** What `seal` was given with the same key; null for anything else and after its time. */
export async function unseal(key: Uint8Array, sealed: string, now: Date): Promise<unknown> {
  const read = await jwtDecrypt(sealed, key, {
    currentDate: now,
    requiredClaims: ['exp'],
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  }).catch(() => null);
  return read?.payload.value ?? null;
}
