import { isWebAddress } from '../../base/text/web-address.rules.ts';

/** The words of a link that say no more than that there is one. */
const LOOK =
  /^\s{0,3}[([]?(?:link|here|see|view|look|buy|shop|hier|ansehen|zum (?:shop|produkt|artikel)|kaufen|lien|voir|ici|acheter|ver|aquí|enlace|comprar|vedi|qui|compra|acquista|bekijk|kopen|aqui|zobacz|tutaj|kup|se|här|köp|リンク|こちら|هنا|رابط)(?: (?:it|more|this|mehr|plus|más|di più|meer|mais|więcej|mer|now|shop|online|here))?[)\]]?[\s→>»]{0,3}$/iu;

/** The words of a link with its address, as a line is read: words that only say "here" give way to it. */
export function withAddress(words: string, address: string): string {
  if (!isWebAddress(address) || words.includes(address)) return words;
  return `${LOOK.test(words) ? '' : words} ${address} `;
}

/** A cell as people see it, and the address that its words lead to. */
export interface LinkedCell {
  text: string;
  link: string;
}

/** The cells of a table, with the address that a row's words lead to in a cell of its own, behind all others. */
export function cellsWithLinks(rows: readonly (readonly LinkedCell[])[]): string[][] {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  return rows.map((row) => {
    const cells = row.map(({ text, link }) => (isWebAddress(link) && LOOK.test(text) ? link : text));
    const linked = row.find(({ link }, place) => isWebAddress(link) && !cells[place]?.includes(link));
    if (!linked) return cells;
    return [...cells, ...Array.from({ length: width - cells.length }, () => ''), linked.link];
  });
}
