/** With every call of our own app: the language of its page. Programs that send none are answered in English. */
export const LANGUAGE_HEADER = 'kindlist-language';

/** Holds the language that was chosen on this device. */
export const LANGUAGE_COOKIE = 'kindlist_language';

/** In the addresses of public pages: `/pricing?lang=de`. */
export const LANGUAGE_PARAMETER = 'lang';

/** A form sent to any page's own address with it chooses the language for this device: `?speak=de`. */
export const CHOICE_PARAMETER = 'speak';
