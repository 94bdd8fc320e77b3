interface Sum {
  amount: number;
  score: number;
  isOther: boolean;
  isFormer: boolean;
  isAside: boolean;
  index: number;
}

/** Words before the price of one that is bought once, where others order again and again. */
const ONCE =
  /(?<!\p{L})(?:one[- ]?time(?: (?:purchase|order|buy|delivery))?|(?:buy|purchase|order|deliver) once|single (?:purchase|order)|einmal(?:ig(?:er? (?:kauf|lieferung|bestellung))?|kauf|bestellung)|einzel(?:kauf|bestellung)|achat (?:unique|ponctuel)|commande unique|une seule fois|compra (?:única|[uú]nica|puntual)|una (?:sola )?vez|acquisto (?:singolo|una tantum)|eenmalig(?:e (?:aankoop|bestelling|levering))?|zakup jednorazowy|jednorazow[oy](?: zakup)?|jednorázov(?:ý|á|ě)(?: nákup)?|engångsköp|engangskøp|engangskjøp|engangsordre|kertaosto|kertatilaus|egyszeri vásárlás|разовая покупка|одноразова покупка|tek seferlik)[^\p{L}\d]{0,12}$|(?:都度購入|通常購入|単品購入|今回のみ|單次購買|单次购买|일반 ?구매|1회 ?구매)[^\p{L}\d]{0,12}$/iu;

const LONGEST_LABEL = 70;

/** A price for those who order again and again stays one where the page shows it first, and large: another is for those who buy once. */
export function boughtOnce<Price extends Sum>(prices: readonly Price[], text: string): Price[] {
  const once = prices.filter(({ isAside, index }) => {
    const before = text
      .slice(Math.max(0, index - LONGEST_LABEL), index)
      .replace(/[\p{Sc}\ue000]|[A-Z]{3} ?$|kr\.? ?$/gu, '');
    return !isAside && ONCE.test(before);
  });
  const [first] = once;
  if (!first || once.some(({ amount }) => amount !== first.amount)) return [...prices];
  const again = new Set(prices.flatMap((one) => (one.isOther && one.amount < first.amount ? [one.amount] : [])));
  return prices.map((price) => {
    if (price.amount === first.amount && !price.isAside)
      return {
        ...price,
        isOther: false,
        isFormer: false,
        score: price.score + 1 + (price.isOther || price.isFormer ? 4 : 0),
      };
    return again.has(price.amount) && !price.isOther ? { ...price, isOther: true, score: price.score - 4 } : price;
  });
}
