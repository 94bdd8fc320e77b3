import { t } from '@lingui/core/macro';
import { Languages } from 'lucide-react';
import { speaker } from '#rules/base/languages/i18n';
import { isLanguage, LANGUAGES, type Language, SOURCE_LANGUAGE } from '#rules/base/languages/languages';
import { CHOICE_PARAMETER } from '#rules/base/languages/reader-language';

const MENU = 'languages';

/**
 * For guests and visitors: a form that the browser sends by itself, so that it works before the app is there, and without scripts.
 * The server keeps the choice on this device and draws the page again.
 */
export function LanguageSwitch() {
  const { language } = speaker();
  const { name } = LANGUAGES[isLanguage(language) ? language : SOURCE_LANGUAGE];
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU}
        aria-label={t`Language: ${name}`}
        className="inline-flex min-h-11 min-w-11 items-center gap-2 rounded-control hover:text-ink hover:underline"
      >
        <Languages aria-hidden className="size-4" />
        <span lang={language}>{name}</span>
      </button>
      <form
        id={MENU}
        popover="auto"
        method="post"
        className="fixed inset-auto end-3 bottom-3 m-0 hidden max-h-[calc(100dvh-1.5rem)] w-56 overflow-y-auto rounded-card border border-line bg-paper p-1 text-ink shadow-card open:grid"
      >
        {(Object.keys(LANGUAGES) as Language[]).map((each) => (
          <button
            key={each}
            type="submit"
            formAction={`?${CHOICE_PARAMETER}=${each}`}
            lang={each}
            dir={LANGUAGES[each].direction}
            aria-current={each === language || undefined}
            className="min-h-11 rounded-control px-3 text-start hover:bg-sunk aria-[current=true]:font-semibold aria-[current=true]:text-brand"
          >
            {LANGUAGES[each].name}
          </button>
        ))}
      </form>
    </>
  );
}
