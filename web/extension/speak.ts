import { speakAs } from '#rules/base/languages/i18n';
import { directionOf, isLanguage, localeFor, SOURCE_LANGUAGE } from '#rules/base/languages/languages';
import type { Message } from '#rules/base/languages/message';
import { browser } from './browser.ts';
import { LANGUAGE_NAME, messageName } from './message-names.ts';

const messages = new Proxy<Record<string, Message>>(
  {},
  {
    get: (_, id) => messageOf(String(id)),
    getOwnPropertyDescriptor: (_, id) => ({ configurable: true, enumerable: true, value: messageOf(String(id)) }),
  },
);

export function speak(): void {
  const said = browser.i18n.getMessage(LANGUAGE_NAME);
  const language = isLanguage(said) ? said : SOURCE_LANGUAGE;
  const locale = localeFor(language, [browser.i18n.getUILanguage()]);
  speakAs(() => ({ language, locale, messages }));
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

function messageOf(id: string): Message | undefined {
  const text = browser.i18n.getMessage(messageName(id));
  if (text === '') return undefined;
  return text.startsWith('[') ? JSON.parse(text) : text;
}
