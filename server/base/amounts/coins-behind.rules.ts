/** Money whose hundredths people name in a word of their own: "64 руб. 90 коп.", "12 zł 50 gr", "£3 50p". */
interface Family {
  /** A short sign of the money, which programs know. */
  short: string;
  units: readonly string[];
  coins: readonly string[];
}

const family = (short: string, units: string, coins: string): Family => ({
  short,
  units: units.split(' '),
  coins: coins.split(' '),
});

const EURO_COINS =
  'ct cts cent cents centen eurocent eurocents centime centimes céntimo céntimos centimos cêntimo cêntimos centesimi centesimo snt senttiä sentti senti centů centov centai centų λεπτά λεπτα евроцент евроцентов євроцентів цент центов цента центів';
const CENTAVOS = 'centavo centavos ctvs';

const FAMILIES: readonly Family[] = [
  family(
    'руб',
    'руб рубль рубля рублей рублів рубель р ₽ rub byn бр',
    'коп копейка копейки копеек кап капеек капейкі kop',
  ),
  family(
    'грн',
    'грн гривня гривні гривень гривна гривны ₴ uah',
    'коп копійка копійки копійок копейка копейки копеек kop',
  ),
  family('zł', 'zł zl złoty złote złotych zlotych pln', 'gr grosz grosze groszy'),
  family('kr', 'kr kronor krona kroner krone sek nok dkk', 'øre öre ore ør'),
  family('€', '€ eur euro euros eura eurot eurų евро євро ευρώ', EURO_COINS),
  family('£', '£ gbp pound pounds', 'p pence penny'),
  family('Kč', 'kč kc czk korun koruna koruny', 'hal haléř haléře haléřů'),
  family('lei', 'lei leu ron', 'ban bani'),
  family('лв', 'лв лев лева bgn', 'ст стот стотинка стотинки'),
  family('CHF', 'chf fr sfr franken francs franchi', 'rp rappen centime centimes ct cts centesimi'),
  family('$', '$ usd cad aud nzd sgd dollar dollars', '¢ cent cents'),
  family('R$', 'r$ brl real reais', CENTAVOS),
  family('$', '$ mxn ars cop clp pesos', CENTAVOS),
  family('TL', 'tl ₺ try lira', 'kuruş kurus krş kr'),
  family('₹', '₹ inr rs rupees', 'paise paisa'),
  family('₪', '₪ ils nis', 'אגורות'),
  family('дин', 'дин din rsd динара dinara', 'пара para'),
  family('₸', '₸ тг тенге kzt', 'тиын'),
  family('บาท', 'บาท ฿ thb', 'สตางค์'),
  family('درهم', 'درهم aed', 'فلس فلسا'),
  family('ريال', 'ريال sar', 'هللة هلله'),
  family('جنيه', 'جنيه egp', 'قرش قروش'),
];

/** Behind coins that are what a measure costs, beside the price: "£3 60p per 100g". */
const OF_MEASURE =
  /^\.?[\s\ue000]{0,3}(?:\/|per\s|pro\s|je\s|par\s|por\s|al\s|an?\s)[\s\ue000]{0,2}(?:\d{1,4}[\s\ue000]?)?(?:m?l|cl|dl|k?g|oz|fl ?oz|lb|lit(?:re|er)s?|kilos?|each|unit|sheet|100)(?![\p{L}\d])/iu;

/** Elements of a page begin and end at such a mark in the text that is read off it. */
const EDGES = /\ue000/g;

/** As in "1 299 руб. и 90 коп.": the money stands between the number and its hundredths. */
const MONEY_WITHIN =
  /(?<![\p{L}\d.,:])(?<whole>\d{1,3}(?:[ \u00a0\u202f.,’']\d{3}){1,2}|\d{1,7})[\s\ue000]{0,3}(?<unit>\p{Sc}|R\$|[\p{L}\p{M}]{1,9})\.?[\s\ue000]{0,4},?[\s\ue000]{0,2}(?:(?:and|und|et|con|y|e|i|og|och|en|a|ja|și|si|и|й|та|і|και|و)[\s\ue000]{1,3}|و)?(?<cents>\d{1,2})[\s\ue000]{0,3}(?<coin>¢|[\p{L}\p{M}]{1,11})(?![\p{L}\p{M}\d]|\s?&)/gu;

/** As in "£3 50p": it stands before both. */
const MONEY_BEFORE =
  /(?<![\p{L}\d])(?<unit>R\$|[€£$₹₪]|[Kk]r|CHF|S?Fr|EUR|GBP|Rs)\.?[\s\ue000]{0,3}(?<whole>\d{1,3}(?:[.,’']\d{3}){1,2}|\d{1,6})[\s\ue000]{1,3}(?:(?:and|und|et|con|y|e|i|og|och|en)[\s\ue000]{1,3})?(?<cents>\d{1,2})[\s\ue000]{0,3}(?<coin>¢|[\p{L}\p{M}]{1,11})(?![\p{L}\p{M}\d]|\s?&)/gu;

/** Gold and stones are weighed in the same letters: "750 € 18 ct Gold". */
const OF_GOLD = /^[\s-]{0,3}(?:gold|or(?!\p{L})|oro|złot|goud|weiß|white|yellow|gelb|rosé)/iu;
/** Fewer cents are no part of a larger sum: "750 € 18 ct" is a ring. */
const [MOST_CARATS, LEAST_FOR_CARATS] = [24, 50];

interface WithCoins {
  start: number;
  end: number;
  /** The sum in one number beside its money. */
  sum: string;
}

/** The sums of a text whose hundredths are named by a word. */
function sumsWithCoins(text: string): WithCoins[] {
  if (!/\d/.test(text)) return [];
  const found = [MONEY_WITHIN, MONEY_BEFORE].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const { whole = '', unit = '', cents = '', coin = '' } = match.groups ?? {};
      const named = familyOf(unit, coin);
      const end = match.index + match[0].length;
      if (pattern === MONEY_BEFORE && OF_MEASURE.test(text.slice(end, end + 24))) return [];
      if (!named || (/^ct$/i.test(coin) && areCarats(whole, cents, text.slice(end, end + 12)))) return [];
      const point = /[.]\d{3}$/.test(whole) ? ',' : '.';
      const amount = `${whole}${point}${cents.padStart(2, '0')}`;
      const isWord = !/^[A-Z]{3}$/.test(unit) && unit.length > named.short.length;
      const money = isWord ? named.short : unit;
      const isShortened = coin.length <= 4 && text[end] === '.';
      const sum = pattern === MONEY_BEFORE ? `${money} ${amount}` : `${amount} ${money}`;
      return [{ start: match.index, end: isShortened ? end + 1 : end, sum }];
    }),
  );
  return found.sort((a, b) => a.start - b.start).filter(({ start }, place, all) => start >= (all[place - 1]?.end ?? 0));
}

function areCarats(whole: string, cents: string, behind: string): boolean {
  const isLarge = Number(whole.replace(/\D/g, '')) >= LEAST_FOR_CARATS;
  return OF_GOLD.test(behind) || (isLarge && Number(cents) <= MOST_CARATS);
}

function familyOf(unit: string, coin: string): Family | undefined {
  const [money, part] = [unit.toLowerCase(), coin.toLowerCase()];
  return FAMILIES.find(({ units, coins }) => units.includes(money) && coins.includes(part));
}

/** The text of a page with such sums in figures. Its length stays, and so does each edge of an element. */
export function withCoinsInFigures(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, sum } of sumsWithCoins(text)) {
    const edges = text.slice(start, end).match(EDGES)?.join('') ?? '';
    if (sum.length + edges.length > end - start) continue;
    parts.push(text.slice(from, start), (sum + edges).padEnd(end - start));
    from = end;
  }
  return parts.join('') + text.slice(from);
}

/** The same for the sum that a line ends with. What stands before it keeps its place. */
export function withLastCoinsInFigures(line: string): string {
  const last = sumsWithCoins(line).find(({ end }) => /^\)?\s{0,3}$/.test(line.slice(end)));
  return last ? line.slice(0, last.start) + last.sum + line.slice(last.end) : line;
}

/** The same for the sum that a line begins with. What stands behind it keeps its place from the end. */
export function withFirstCoinsInFigures(line: string): string {
  const first = sumsWithCoins(line).find(({ start }) => start === 0);
  return first ? first.sum + line.slice(first.end) : line;
}
