import { currencyOf } from '../lines/words/currencies.rules.ts';
import { bareTag, hearXml } from './heard-xml.rules.ts';

/** The money of countries, by the numbers and names that Excel has for their languages, where one mark is that of several. */
const MONEY: Readonly<Record<string, string>> = {
  '409': 'USD',
  '1009': 'CAD',
  C0C: 'CAD',
  C09: 'AUD',
  '1409': 'NZD',
  '1004': 'SGD',
  '4809': 'SGD',
  C04: 'HKD',
  '3C09': 'HKD',
  '80A': 'MXN',
  '41D': 'SEK',
  '414': 'NOK',
  '814': 'NOK',
  '406': 'DKK',
  '411': 'JPY',
  '804': 'CNY',
  'EN-US': 'USD',
  'EN-CA': 'CAD',
  'FR-CA': 'CAD',
  'EN-AU': 'AUD',
  'EN-NZ': 'NZD',
  'EN-SG': 'SGD',
  'ZH-HK': 'HKD',
  'EN-HK': 'HKD',
  'ES-MX': 'MXN',
  'SV-SE': 'SEK',
  'NB-NO': 'NOK',
  'NN-NO': 'NOK',
  'DA-DK': 'DKK',
  'JA-JP': 'JPY',
  'ZH-CN': 'CNY',
};

/** As in "[$€-407] #,##0.00"; what stands in such brackets without a mark, as in "[$-409]", is a language alone. */
const IN_BRACKETS = /\[\$(?<mark>[^\]-]{1,12})(?:-(?<country>[^\]]{0,20}))?\]/;
const ANY_BRACKETS = /\[[^\]]{0,40}\]/g;
const IN_QUOTES = /"(?<mark>[^"]{1,12})"/g;
const BARE = /[A-Z]{0,3}\p{Sc}/u;

/** Signs of which only the width is kept free, or that fill a cell. */
const UNSEEN = /[_*]./g;

/** The currency of numbers that are shown in this way; undefined where none is named. */
function currencyOfFormat(format: string, usual: string): string | undefined {
  const seen = (format.split(';')[0] ?? '').replace(UNSEEN, '').replaceAll('\\', '');
  const { mark, country = '' } = IN_BRACKETS.exec(seen)?.groups ?? {};
  if (mark) return currencyOf(mark.trim(), MONEY[country.toUpperCase().replace(/^0{1,8}/, '')] ?? usual);
  for (const { groups } of seen.matchAll(IN_QUOTES)) {
    const word = groups?.mark?.trim() ?? '';
    const currency = word === 'ft' ? undefined : currencyOf(word, usual); // feet
    if (currency) return currency;
  }
  const [sign] = BARE.exec(seen.replaceAll(ANY_BRACKETS, '')) ?? [];
  return sign && currencyOf(sign, usual);
}

/** The currencies of a workbook's styles, by the numbers that its cells name them with. */
export function currenciesOfStyles(xml: string | undefined, usual: string): Map<string, string> {
  const [formats, currencies] = [new Map<string, string>(), new Map<string, string>()];
  let [isOfCells, count] = [false, 0];
  hearXml(xml ?? '', {
    onOpen(tag, { numFmtId = '', formatCode = '' }) {
      if (bareTag(tag) === 'numFmt') formats.set(numFmtId, formatCode);
      else if (bareTag(tag) === 'cellXfs') isOfCells = true;
      else if (bareTag(tag) === 'xf' && isOfCells) {
        const currency = currencyOfFormat(formats.get(numFmtId) ?? '', usual);
        if (currency) currencies.set(`${count}`, currency);
        count += 1;
      }
    },
    onClose(tag) {
      if (bareTag(tag) === 'cellXfs') isOfCells = false;
    },
  });
  return currencies;
}
