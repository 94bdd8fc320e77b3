/** A page as a shop of that kind writes it, made up, and everything that a person reads on it. */
export interface ShopPage {
  name: string;
  url: string;
  html: string;
  /** Null where none may be given. */
  price: number | null;
  currency: string | null;
  /** Any of these is right. */
  titles: readonly string[];
  picture: string | null;
}

/** A third of all, by a number made from the name alone: nobody looks at those while rules are written. */
export function isHeldOut({ name }: Pick<ShopPage, 'name'>): boolean {
  let hash = 2_166_136_261;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash % 3 === 0;
}

export function html(lang: string, head: string, body: string): string {
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;
}

export function jsonLd(...blocks: readonly unknown[]): string {
  return blocks
    .map(
      (block) =>
        `<script type="application/ld+json">${typeof block === 'string' ? block : JSON.stringify(block)}</script>`,
    )
    .join('\n');
}

type ShortPage = Omit<ShopPage, 'html'> & { lang: string; head?: string; body: string };

/** A page with what people see on it, under its own title. */
export const aShopPage = ({ lang, head = '', body, ...rest }: ShortPage): ShopPage => ({
  ...rest,
  html: html(lang, `<title>${rest.titles[0]}</title>${head}`, body),
});

/** A page in a line: with one title. */
export type PageInShort = readonly [
  name: string,
  lang: string,
  url: string,
  price: number | null,
  currency: string | null,
  title: string,
  body: string,
  head?: string,
  picture?: string,
];

export const shopPages = (pages: readonly PageInShort[]): ShopPage[] =>
  pages.map(([name, lang, url, price, currency, title, body, head, picture = null]) =>
    aShopPage({ name, url, lang, price, currency, titles: [title], picture, head, body }),
  );

export const og = (name: string, content: string) => `<meta property="${name}" content="${content}">`;
export const offer = (name: string, offers: unknown) =>
  jsonLd({ '@context': 'https://schema.org', '@type': 'Product', name, offers });
