import type { SignedOutAddress } from './session-state.ts';

const TEXTS: Partial<Record<SignedOutAddress, string>> = {
  '/signin?expired=true': 'Your session has expired. Please sign in again.',
  '/signin?ended=true': 'You were signed out from another device, or your password was changed. Please sign in again.',
};

/** Why a session is over, by where its end leads; undefined where that needs no words. */
export function sessionEndText(address: string): string | undefined {
  return TEXTS[address as SignedOutAddress];
}
