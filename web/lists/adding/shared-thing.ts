import { linksIn, withoutLinks } from '#rules/shops/lines/links';

export interface SharedThing {
  /** Null where what was shared is a text alone. */
  link: string | null;
  /** The name that the other app sent; empty where it sent none. */
  name: string;
}

const LONGEST_NAME = 200;

/** Reads a share of another app: each puts the link into another field, and some write a sentence around it. */
export function sharedThing(sent: URLSearchParams): SharedThing {
  const [url, text, title] = ['url', 'text', 'title'].map((field) => (sent.get(field) ?? '').slice(0, 10_000));
  const [link = null] = [url, text, title].flatMap((part) => linksIn(part ?? ''));
  const name = [title, text].map((part) => withoutLinks(part ?? '')).find((part) => part !== '') ?? '';
  return { link, name: name.slice(0, LONGEST_NAME).trim() };
}
