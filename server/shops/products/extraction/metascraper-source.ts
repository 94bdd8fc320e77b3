import metascraper from 'metascraper';
import description from 'metascraper-description';
import image from 'metascraper-image';
import publisher from 'metascraper-publisher';
import title from 'metascraper-title';
import url from 'metascraper-url';
import type { Page } from './page.ts';

const read = metascraper([title(), description(), image(), publisher(), url()]);

export interface Scraped {
  title: string | null;
  description: string | null;
  image: string | null;
  publisher: string | null;
}

/** What metascraper's bundles find on a page that is already open. */
export async function scraped({ $, url: address }: Page): Promise<Scraped> {
  const found = await read({ url: address, htmlDom: $, validateUrl: false });
  const { title = null, description = null, image = null, publisher = null } = found;
  return { title, description, image, publisher };
}
