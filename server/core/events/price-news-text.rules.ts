import { plural, t } from '@lingui/core/macro';

interface PriceNews {
  item: string | null | undefined;
  list: string | undefined;
  count: number;
}

export function priceFell({ item, list, count }: PriceNews): string {
  if (list !== undefined) {
    if (count > 1) return plural(count, { other: `# items on “${list}” cost less now` });
    return item ? t`“${item}” on “${list}” costs less now` : t`An item on “${list}” costs less now`;
  }
  if (count > 1) return plural(count, { other: '# items cost less now' });
  return item ? t`“${item}” costs less now` : t`An item costs less now`;
}

export function soldOut({ item, list, count }: PriceNews): string {
  if (list !== undefined) {
    if (count > 1) return plural(count, { other: `# items on “${list}” are sold out at their shops` });
    return item ? t`“${item}” on “${list}” is sold out at its shop` : t`An item on “${list}” is sold out at its shop`;
  }
  if (count > 1) return plural(count, { other: '# items are sold out at their shops' });
  return item ? t`“${item}” is sold out at its shop` : t`An item is sold out at its shop`;
}
