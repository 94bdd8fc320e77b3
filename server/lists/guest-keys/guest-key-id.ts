import { hashSecret } from '../../base/database/secret-token.ts';
import { guestKey } from './guest-key.rules.ts';

/**
 * The database knows a guest's key by this alone: the first 128 bits of its hash. Two devices that hold one key, or a
 * device that sends its first purchase twice, are one guest without asking anybody.
 */
export function guestKeyId(key: string): string {
  return hashSecret(key)
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Null for what is no key. */
export function guestKeyIdOrNull(sent: string | null | undefined): string | null {
  return guestKey.safeParse(sent).success && sent ? guestKeyId(sent) : null;
}
