import type { MessageDescriptor } from '@lingui/core';
import { ENGLISH, i18n, type Said, spokenBy } from './i18n.rules.ts';

export function say(message: MessageDescriptor): string {
  return i18n._(message as Said);
}

/** For programs, and for what is kept: its readers may speak any language. */
export function inEnglish(message: MessageDescriptor): string {
  return spokenBy(ENGLISH, () => say(message));
}
