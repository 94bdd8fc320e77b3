import { t } from '@lingui/core/macro';

const TAIL = /^([\w.~-]{1,50})=\{code\}$/i;
const NO_HOST = () => t`Please begin with the shop, as in shop.example/* or shop.*`;

/** A pattern of links: `host/path`, in which `*` stands for anything, with an optional tail `?name={code}`. */
export interface UrlPattern {
  /** The parts of the host, without "www" and without what `hasAnySuffix` stands for. Subdomains of it are included. */
  hostLabels: string[];
  /** Whether the host ends in `.*`, which stands for .com as well as for .co.uk. */
  hasAnySuffix: boolean;
  /** In lower case, with a slash at its beginning. */
  path: string;
  /** The name of the parameter that carries the affiliate code, if the pattern names one. */
  parameter: string | null;
}

/** Reads a pattern; a text when it is none, which says what is wrong with it. */
export function readUrlPattern(text: string): UrlPattern | string {
  const address = text.trim().replace(/^https?:\/\//i, '');
  const [place = '', ...tails] = address.split('?');
  const tail = tails.join('?');
  const parameter = tail ? TAIL.exec(tail)?.[1] : null;
  if (parameter === undefined) {
    const tail = 'tag={code}';
    return t`What follows the question mark must look like ${tail}`;
  }
  const slash = place.indexOf('/');
  const [host, path] = slash < 0 ? [place, '/'] : [place.slice(0, slash), place.slice(slash)];
  if (/[@:#\\\s]/.test(host) || !URL.canParse(`https://${host}/`)) return NO_HOST();
  if (/[#\\\s]/.test(path)) return t`A path cannot contain spaces, backslashes or #`;

  const labels = new URL(`https://${host}/`).hostname.split('.');
  while (labels[0] === '*' || labels[0] === 'www') labels.shift();
  const hasAnySuffix = labels.at(-1) === '*';
  const hostLabels = hasAnySuffix ? labels.slice(0, -1) : labels;
  const names = hostLabels.slice(hasAnySuffix ? -1 : -2);
  const isName = (label: string) => label !== '' && !label.includes('*');
  if (names.length < (hasAnySuffix ? 1 : 2) || !names.every(isName) || /^\d+$/.test(hostLabels.at(-1) ?? '')) {
    return NO_HOST();
  }
  return { hostLabels, hasAnySuffix, path: new URL(`https://shop.example${path}`).pathname.toLowerCase(), parameter };
}
