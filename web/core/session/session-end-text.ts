import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { say } from '#rules/base/languages/say';
import type { SignedOutAddress } from './session-state.ts';

const TEXTS: Partial<Record<SignedOutAddress, MessageDescriptor>> = {
  '/signin?expired=true': msg`Your session has expired. Please sign in again.`,
  '/signin?ended=true': msg`You were signed out from another device, or your password was changed. Please sign in again.`,
};

export function sessionEndText(address: string): string | undefined {
  const text = TEXTS[address as SignedOutAddress];
  return text && say(text);
}
