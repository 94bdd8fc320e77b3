import { speakAs } from '#rules/base/languages/i18n';
import { isPageLanguage, localeFor, type PageLanguage, SOURCE_LANGUAGE } from '#rules/base/languages/languages';
import { lazyValue } from './lazy-value.ts';

/** The server has chosen it: the app's files hold no other. */
export function pageLanguage(): PageLanguage {
  const { lang } = document.documentElement;
  return isPageLanguage(lang) ? lang : SOURCE_LANGUAGE;
}

// On the server, each work has a speaker of its own.
if (typeof window !== 'undefined') {
  speakAs(
    lazyValue(() => {
      const language = pageLanguage();
      return { language, locale: localeFor(language, navigator.languages ?? [navigator.language]) };
    }),
  );
}
