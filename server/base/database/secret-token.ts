import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret for links and tokens: 192 bits, safe in addresses. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** SHA-256 in hex is stored of a secret. It needs no salt, since secrets are random and long. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'hex');

export function isSecret(secret: string | null | undefined, kept: string | null | undefined): boolean {
  if (!secret || !kept) return false;
  return timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(kept));
}
