import type { MessageDescriptor } from '@lingui/core';
import { i18n, type Said } from './i18n.rules.ts';

/** Says a message that `msg` named, in the language that is spoken now. */
export function say(message: MessageDescriptor): string {
  return i18n._(message as Said);
}
