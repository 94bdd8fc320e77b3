import { amountOf, type Ways } from '../line.rules.ts';
import { linksIn, withoutLinks } from '../links.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
import { isFeeLabel, isSumLabel } from '../words/sums.rules.ts';
import { cellPrice } from '../written-prices.rules.ts';
import { OLD, type PageLine } from './page-lines.rules.ts';

/** Fewer lines with a label show no habit of a page. */
const FEWEST = 2;

const LABELLED = /^(?<label>\p{L}[^:：\d]{0,30}?)\s?[:：]\s{0,5}(?<value>\S.{0,2000})$/u;

/**
 * Lines with a label that says nothing to the reader, and comes again: what stands behind it tells whether it is the price, how many,
 * or the link.
 */
export function withLabelsTold(lines: readonly PageLine[], ways: Ways): PageLine[] {
  const behind = new Map<string, string[]>();
  for (const line of lines) {
    const { label, value } = partsOf(line);
    if (label !== '') behind.set(label, [...(behind.get(label) ?? []), value]);
  }
  const isAmountKnown = lines.some(({ kind }) => kind === 'amount');
  const areCounts = (values: readonly string[]) => values.every((value) => amountOf(plainSigns(value)) !== null);
  const counts = [...behind].filter(([, values]) => values.length >= FEWEST && areCounts(values));
  const [amount] = counts.length === 1 && !isAmountKnown ? (counts[0] ?? []) : [];
  return lines.map((line) => {
    const { label, value } = partsOf(line);
    if ((behind.get(label)?.length ?? 0) < FEWEST || isSumLabel(label) || isFeeLabel(label) || OLD.test(label))
      return line;
    if (label === amount) return { ...line, kind: 'amount', amount: amountOf(plainSigns(value)) ?? 1 };
    const [link, ...others] = linksIn(value);
    if (link && others.length === 0 && withoutLinks(value).trim() === '') return { ...line, kind: 'link', value: link };
    const price = line.kind === 'text' ? cellPrice(value, ways) : null;
    return price ? { ...line, kind: 'price', price, isEach: true, value: undefined } : line;
  });
}

function partsOf({ kind, text, column }: PageLine): { label: string; value: string } {
  const { label = '', value = '' } =
    column === undefined && (kind === 'text' || kind === 'said') ? (LABELLED.exec(text)?.groups ?? {}) : {};
  return { label: label.toLowerCase(), value };
}
