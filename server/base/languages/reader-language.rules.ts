export const LANGUAGE_HEADER = 'kindlist-language';

export const LANGUAGE_COOKIE = 'kindlist_language';

export const LANGUAGE_PARAMETER = 'lang';

/** A form sent to any page's own address with it: `?speak=de`. */
export const CHOICE_PARAMETER = 'speak';
