import type { Language } from '../../server/base/languages/languages.rules.ts';

/** The fault in words, and the pattern that finds it. */
type Rule = readonly [problem: string, pattern: RegExp];

/** Written as their owners, or headers, write them. */
const NAMES = ['Bring!', 'Re:', 'Authorization:'];

const QUOTES: Partial<Record<Language, readonly [opening: string, closing: string]>> = {
  ar: ['«', '»'],
  de: ['„', '“'],
  es: ['«', '»'],
  fr: ['«', '»'],
  it: ['“', '”'],
  ja: ['「', '」'],
  nl: ['“', '”'],
  pl: ['„', '”'],
  'pt-BR': ['“', '”'],
  sv: ['”', '”'],
};

const ANY_QUOTE = /[„“”‚‘«»「」"]/g;

const OF_ALL: readonly Rule[] = [
  ['two spaces', / {2}/],
  ['three dots in place of …', /\.\.\./],
  ['a straight apostrophe', /\p{L}'\p{L}/u],
];

const SPACE_BEFORE: Rule = ['a space before punctuation', /\s[,;:?!](?!\w)/];

const OF_LANGUAGE: Partial<Record<Language, readonly Rule[]>> = {
  fr: [
    ['a space before ,', / ,/],
    ['no U+202F before ? ! or ;', /[^\u202f\s][?!;](?![\w=])|[ \u00a0][?!;](?![\w=])/],
    ['no U+00A0 before :', /[ \u202f]:|[\p{L}\p{N})}]:(?=\s|$)/u],
    ['no U+00A0 inside « »', /«(?!\u00a0)|(?<!\u00a0)»/],
  ],
  es: [SPACE_BEFORE, ['a space inside « »', /«\s|\s»/]],
  ar: [
    SPACE_BEFORE,
    ['a space inside « »', /«\s|\s»/],
    ['Latin punctuation in place of ، ؛ ؟', /\p{Script=Arabic}[,;?]|[,;?]\p{Script=Arabic}/u],
  ],
  ja: [
    SPACE_BEFORE,
    ['a space between Japanese signs', /[\u3000-\u9fff\uff00-\uffef] [\u3000-\u9fff\uff00-\uffef]/],
    ['a space beside Japanese punctuation', /[。、！？：；] | [。、！？：；]/],
    ['narrow punctuation in place of 、 。 ！ ？ ：', /[\u3040-\u9fff」）](?:[,;:?!]|\.(?!\w))/],
  ],
};

const PAIRED = { es: ['¿?', '¡!'] } as Partial<Record<Language, readonly string[]>>;

/** Faults that no reader should have to find: each language has its signs, and the spaces around them. */
export function punctuationProblems(language: Language, icu: string): string[] {
  const text = NAMES.reduce((rest, name) => rest.replaceAll(name, name.replaceAll(/[!:]/g, '')), icu);
  const rules = [...OF_ALL, ...(OF_LANGUAGE[language] ?? [SPACE_BEFORE])];
  return [
    ...rules.flatMap(([problem, pattern]) => (pattern.test(text) ? [problem] : [])),
    ...quoteProblems(language, text),
    ...(PAIRED[language] ?? []).flatMap((pair) => (isPaired(pair, text) ? [] : [`${pair} do not come in pairs`])),
  ];
}

function quoteProblems(language: Language, text: string): string[] {
  const [opening, closing] = QUOTES[language] ?? [];
  if (!opening || !closing) return [];
  const found: string[] = text.match(ANY_QUOTE) ?? [];
  const others = found.filter((sign) => sign !== opening && sign !== closing);
  if (others.length > 0) return [`${others.join(' ')} in place of ${opening}…${closing}`];
  const isOpened = opening === closing ? found.length % 2 === 0 : count(found, opening) === count(found, closing);
  return isOpened ? [] : [`quotes ${opening}…${closing} that do not come in pairs`];
}

/** Signs in addresses, as in ?ref=, are none. */
function isPaired([opening, closing]: string | readonly string[], text: string): boolean {
  const signs = [...text.matchAll(/[¿?¡!](?![\w]+=)/g)].map(([sign]) => sign);
  return count(signs, opening) === count(signs, closing);
}

function count(signs: readonly string[], sign: string | undefined): number {
  return signs.filter((each) => each === sign).length;
}
