import { unitAtStart, unitOf } from '../lines/words/units.rules.ts';

const FRACTION_SIGNS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/** Words before a number that is a guess, in each language of the product. */
const ABOUT =
  /^(?:ca\.?|circa|about|approx\.?|approximately|around|roughly|etwa|ungefähr|rund|environ|unos|unas|aproximadamente|ongeveer|cerca de|około|ok\.|ungefär|cirka|約|حوالي)\s?(?=\d)/iu;

/** "1 and 1/2", "1-1/2" and "1と1/2" are one and a half. */
const AND_A_PART = /(?<=\d)(?:\s?-\s?|\s?(?:and|&|\+|und|et|y|e|en|i|och|と|و)\s?)(?=\d\/\d)/iu;

/** The smaller number of a range, as in "2–3" and "1 to 2": the larger one is bought. */
const RANGE_START =
  /^\d{1,5}(?:[.,/]\d{1,3})?\s?(?:[-–—〜~]|to|or|bis|oder|à|a|ou|o|of|tot|do|lub|till|eller|إلى|أو)\s?(?=\d)/iu;
const RANGE_WITHIN = /\d{1,3}\s?[–〜~]\s?(?=\d)/u;

/** "A pinch" and "une pincée". */
const ONE = /^(?:a|an|one|eine?n?|une?|una|uno|um|uma|een|ett|en|jeden|jedna|jedno)\s(?<rest>\S.*)$/iu;

/** Without a number they mean one, as in "szklanka wody" and "Prise Salz". */
const MEANS_ONE = new Set(['pinch', 'tsp', 'tbsp', 'glass']);

/** "1 heaped tablespoon" is one. */
const HEAPED =
  /^(?<number>[\d.,/ ]{1,10})\s(?:heaped|heaping|level|rounded|scant|generous|gestrichene[rn]?|gehäufte[rn]?|bombées?|rases?|colmad[ao]s?|ras[ao]s?|colm[oi]|rasi|volle|afgestreken|rågade?|struk(?:en|na)|chei[ao]s?|czubat[ae]|płask(?:a|ie))\s(?<rest>\p{L}.*)$/iu;

/** "1 TL, gestr. Zimt". */
const HEAPED_BEHIND = /(?<=^[\d.,/ ]{1,10}\p{L}{1,12}),\s(?:gestr\.|geh\.|gestrichene?r?|gehäufte?r?)\s/iu;

/** Words for as much as somebody likes. */
const TO_TASTE =
  /(?:,\s?|\s)(?<words>to taste|as needed|as required|for serving|nach geschmack|nach belieben|n\. ?b\.|selon (?:le |votre )?go[uû]t|à volonté|au go[uû]t|al gusto|a gusto|q\. ?b\.|quanto basta|naar smaak|naar behoefte|a gosto|do smaku|według uznania|efter smak|efter behag|حسب الرغبة|حسب الذوق)\.?$/iu;
const TO_TASTE_UNSPACED = /[\s…・:：]{0,3}(?<words>適量|適宜|少々|少量|お好みで|ひとつまみ)$/u;
const A_LITTLE =
  /^(?<words>etwas|ein wenig|some|a little|a few|un peu de|un poco de|un po['’] di|wat|um pouco de|trochę|lite|q\. ?b\.(?: di)?|n\. ?b\.)\s(?=\p{L})/iu;

/** A line with its numbers as they are read elsewhere: "½ cup", "2–3 cups" and "a pinch" as "1/2 cup", "3 cups" and "1 pinch". */
export function inNumerals(text: string): string {
  const plain = text
    .replaceAll('⁄', '/')
    .replace(
      /(\d)?\s?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])\s?/gu,
      (_all, ones: string | undefined, sign: string) => `${ones ? `${ones} ` : ''}${FRACTION_SIGNS[sign]} `,
    )
    .trim()
    .replace(ABOUT, '')
    .replace(AND_A_PART, ' ')
    .replace(RANGE_START, '')
    .replace(RANGE_WITHIN, '')
    .replace(HEAPED_BEHIND, ' ');
  const { number, rest: heaped = '' } = HEAPED.exec(plain)?.groups ?? {};
  if (number && unitAtStart(heaped)) return `${number} ${heaped}`;
  const rest = ONE.exec(plain)?.groups?.rest ?? plain;
  const { unit } = unitAtStart(rest) ?? {};
  const isOne = unit !== undefined && (rest !== plain || MEANS_ONE.has(unitOf(unit).code));
  return isOne ? `1 ${rest}` : plain;
}

/** A line without the words for as much as somebody likes, which are a note. */
export function withoutDoubts(text: string): { text: string; note: string } {
  for (const pattern of [TO_TASTE, TO_TASTE_UNSPACED, A_LITTLE]) {
    const words = pattern.exec(text)?.groups?.words;
    const rest = text.replace(pattern, '').trim();
    if (words && /\p{L}/u.test(rest)) return { text: rest, note: words };
  }
  return { text, note: '' };
}
