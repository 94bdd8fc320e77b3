import { randomInt } from 'node:crypto';
import { hashSecret } from '../../base/database/secret-token.ts';
import { RECOVERY_CODES } from './second-factor.rules.ts';

/** Letters and digits that nobody takes for each other on paper. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 80 bits: too many to be found out from a hash. */
const LENGTH = 16;

export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
}

export function newRecoveryCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
  return letters.replaceAll(/.{4}(?=.)/g, '$&-');
}

export function hashOfRecoveryCode(code: string): string {
  return hashSecret(code.replaceAll('-', ''));
}
