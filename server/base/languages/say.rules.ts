import type { MessageDescriptor } from '@lingui/core';
import { ENGLISH, i18n, type Said, spokenBy } from './i18n.rules.ts';

/** Says a message that `msg` named, in the language that is spoken now. */
export function say(message: MessageDescriptor): string {
  return i18n._(message as Said);
}

/** Says it for programs, and for what is kept: its readers may speak any language. */
export function inEnglish(message: MessageDescriptor): string {
  return spokenBy(ENGLISH, () => say(message));
}
