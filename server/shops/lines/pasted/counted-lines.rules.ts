import { amountOf, type Ways } from '../line.rules.ts';
import { columnOf } from '../words/column-headings.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
import { isFeeLabel, isSumLabel } from '../words/sums.rules.ts';
import { barePrice, priceAlone } from '../written-prices.rules.ts';
import { type PageLine, pageLine } from './page-lines.rules.ts';

/** "Qtde.:6 UN: UN Vl. Unit.: 4,79": how many, in what, and the price of one, each with its label. */
const AMOUNT_AND_EACH =
  /^(?<label>\p{L}[\p{L}.’']{0,14})\s?[:：]\s{0,3}(?<count>\d{1,3}(?:[.,]\d{1,3})?)\s{0,3}(?<between>[^\d]{0,16}?)[\s,;|·]{0,4}(?:vl\.?\s?unit(?:[áa]rio)?|valor unit(?:[áa]rio)?|v\.?\s?unit|unit price|price each|price|einzelpreis|stückpreis|preis|prix unitaire|prix|p\.?\s?unit|precio unitario|precio|prezzo unitario|prezzo|stukprijs|prijs|preço unitário|preço|cena jedn|cena|styckpris|pris|à-pris|単価|価格|السعر|سعر الوحدة)\.?\s?[:：]\s{0,3}(?<money>\S.{0,20})$/iu;

/** In characters: a longer row has more to say. */
const LONGEST_ROW = 100;

/** The price of one, and how much of it, from a row that says both; null for any other row. */
export function countedLines(row: string, block: number, ways: Ways): PageLine[] | null {
  const text = row.trim();
  const found = text.length > LONGEST_ROW ? null : AMOUNT_AND_EACH.exec(plainSigns(text));
  const { label = '', count = '', between = '', money = '' } = found?.groups ?? {};
  const price = money ? (priceAlone(money, ways) ?? barePrice(money, ways)) : null;
  if (!price || (columnOf(label) ?? columnOf(label.replace(/\.$/, ''))) !== 'amount') return null;
  const line = pageLine(text, block, ways);
  const amount = amountOf(count);
  const [unit = ''] = between.split(/[\s:：,;|]{1,4}/).slice(-1);
  const each: PageLine = { ...line, kind: 'price', price, isEach: true, ...(amount !== null && { amount }) };
  if (amount !== null) return [each];
  const measure = [count, unit].filter(Boolean).join(' ');
  return [each, { ...line, kind: 'said', text: measure, label: label.toLowerCase(), value: measure }];
}

/** "To pay" above its money: of all of them where it stands once, and of one thing where it comes again. "Pin" with the button of the things is one. */
export function withSumsBelow(lines: readonly PageLine[]): PageLine[] {
  const isSaid = (line: PageLine | undefined) =>
    line?.kind === 'text' && (isSumLabel(line.text) || isFeeLabel(line.text));
  const buttons = new Set(
    lines.flatMap(({ kind, text }, index) =>
      kind === 'text' && lines[index - 1]?.kind === 'price' && !isSaid(lines[index - 2]) ? [text] : [],
    ),
  );
  const stars = new Set(
    lines.flatMap(({ kind, look }, index) => (kind === 'number' && !isSaid(lines[index - 1]) ? [look] : [])),
  );
  const isLabel = (index: number) => {
    const [line, next, below] = lines.slice(index, index + 3);
    const isMoney =
      next?.kind === 'price' || (next?.kind === 'number' && !(next.look.includes('(') && stars.has(next.look)));
    return isSaid(line) && isMoney && !buttons.has(below?.text ?? '');
  };
  const labels = lines.flatMap(({ text }, index) => (isLabel(index) ? [text] : []));
  const isAgain = ({ text }: PageLine) => labels.filter((label) => label === text).length > 1;
  return lines.flatMap((line, index): PageLine[] => {
    const before = lines[index - 1];
    if (isLabel(index)) return isAgain(line) ? [] : [{ ...line, kind: 'sum' }];
    if (before && isLabel(index - 1)) return isAgain(before) ? [line] : [{ ...line, kind: 'sum' }];
    return [line];
  });
}
