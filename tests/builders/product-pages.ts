interface Parts {
  title?: string;
  /** Further elements of the head. */
  head?: string;
  body?: string;
  /** Structured data, one block each. */
  jsonLd?: readonly unknown[];
  lang?: string;
}

/** A shop's page. It shows what a test puts on it, and nothing else. */
export function aProductPage({
  title = 'Red bicycle',
  head = '',
  body = '',
  jsonLd = [],
  lang = 'en',
}: Parts = {}): string {
  const blocks = jsonLd.map(
    (block) =>
      `<script type="application/ld+json">${typeof block === 'string' ? block : JSON.stringify(block)}</script>`,
  );
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>${head}${blocks.join('')}</head>
    <body>${body}</body></html>`;
}

export function aSchemaProduct(overrides: object = {}) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Red bicycle',
    description: 'A bicycle for the whole family, with seven gears.',
    image: 'https://cdn.shop.test/red-bicycle.jpg',
    offers: { '@type': 'Offer', price: '249.90', priceCurrency: 'EUR' },
    ...overrides,
  };
}
