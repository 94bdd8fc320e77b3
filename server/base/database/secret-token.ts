import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 192 bits. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** Needs no salt, since secrets are random and long. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'hex');

export function isSecret(secret: string | null | undefined, kept: string | null | undefined): boolean {
  if (!secret || !kept) return false;
  return timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(kept));
}
