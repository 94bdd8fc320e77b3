import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret for links and tokens: 192 bits, safe in addresses. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** What is stored of a secret: SHA-256, in hex. Enough without a salt, since secrets are random and long. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export function isSecret(secret: string | null | undefined, hash: string | null | undefined): boolean {
  if (!secret || !hash) return false;
  return timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(hash));
}
