import { t } from '@lingui/core/macro';
import { LONGEST_ADDRESS, productLink } from '../products/product.rules.ts';

/** Begins like an address, whether it is a good one or not: nobody names a thing like that. */
const ADDRESS_START =
  /^(?:[a-z][a-z0-9+.-]{0,20}:\/\/|(?:javascript|data|mailto|file|blob|about|vbscript):(?!\s)|www\.\S)/i;

/** A link within a text, with or without its beginning. */
const LINK =
  /(?:https?:\/\/|(?<![\p{L}\p{N}@/.-])(?:www\.(?=[\p{L}\p{N}-]{1,63}\.)|(?=(?:[a-z0-9-]{1,63}\.){1,3}(?:com?|de|at|ch|fr|es|it|nl|be|pt|br|pl|se|no|dk|fi|jp|uk|us|ca|au|mx|eu|to|me|io|ly|gl|net|org|shop|store|app|link|page)\/\S)))[^\s<>"`「」『』（）【】、。]+/giu;

/** An address without its beginning: what stands behind a site and a slash is a page. */
const BARE = /^(?:[a-z0-9-]{1,63}\.){1,3}[a-z]{2,6}\/\S/i;

/** In Markdown: the name, the address, which may hold a pair of brackets, and a title that nobody sees. */
const NAMED_LINK =
  /\[(?<name>[^[\]]{1,300})\]\((?<link>(?:https?:\/\/|www\.)[^\s()]{1,2000}(?:\([^\s()]{0,200}\)[^\s()]{0,500})?)(?:\s{1,5}"[^"]{0,200}")?\)/giu;

/** In HTML, as it is copied out of the source of a page. */
const ANCHOR =
  /<a\s(?:[^<>]{0,300}\s)?href=["']?(?<link>(?:https?:\/\/|www\.)[^\s"'<>]{1,2000})["']?[^<>]{0,300}>(?<name>[^<>]{0,300})<\/a>/giu;

/** Marks that end a sentence or close what was opened before a link. */
const TRAILING_MARKS = /[.,;:!?'’”“»*~؟،؛！？，；：]{1,5}$/;
const CLOSING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Words that people write before a link, and that name nothing. */
const LABEL =
  /^(?:links?|url|website|web|hier|here|lien|site|enlace|aquí|qui|hier klikken|link para|tutaj|länk|リンク|رابط|الرابط)$/i;

/** Before a link that ended a sentence, as in "that mug from https://…". */
const AT_SHOP = /(?<=\p{L}{2}.{0,200})\s(?:from|at|von|bei|chez|sur|desde|presso|bij|från)$/iu;

/** Words that apps and people put before a thing that they share. */
const SHARED =
  /^(?:schau(?:t)? (?:dir|euch) das (?:mal )?an|guck mal|check (?:this|it) out|(?:have a )?look at this|regarde ça|mira esto|échale un vistazo|guarda (?:questo|qui)|kijk (?:hier )?eens|olha (?:isso|só)|zobacz to|kolla in (?:det|den) här|これ(?:を)?見て|شاهد هذا)\s?[!:,.–-]{1,3}\s{1,3}(?=\S)/iu;

/** The end of a path that says nothing of the thing. */
const CODE = /^(?=[a-z]{0,20}\d)[a-z0-9]{1,20}$/i;

/** Whether a text is meant as an address rather than a name. */
export function looksLikeLink(text: string): boolean {
  return ADDRESS_START.test(text.trim());
}

/** As it is asked for: people copy addresses without their beginning, and out of the source of pages. */
export function asLink(text: string): string {
  const trimmed = text
    .trim()
    .replace(/&(?:amp|#38);/gi, '&')
    .replace(/&#39;/g, "'");
  return /^www\./i.test(trimmed) || BARE.test(trimmed) ? `https://${trimmed}` : trimmed;
}

/** Whether a text is the whole address of a page that may be read. */
export function isPageLink(text: string): boolean {
  return productLink.safeParse({ url: asLink(text) }).success;
}

/** The good links within a text, each once. */
export function linksIn(text: string): string[] {
  const found = [...text.matchAll(LINK)].map(([link]) => asLink(withoutEnd(link)));
  return [...new Set(found)].filter((link) => link.length <= LONGEST_ADDRESS && isPageLink(link));
}

/** A link without the marks of the sentence that it stands in: a bracket that it opened itself stays. */
function withoutEnd(written: string): string {
  let link = written;
  for (let more = true; more; ) {
    const shorter = link.replace(TRAILING_MARKS, '');
    const opening = CLOSING[shorter.at(-1) ?? ''];
    const isUnopened = opening !== undefined && !isBalanced(shorter, opening, shorter.at(-1) ?? '');
    const next = isUnopened ? shorter.slice(0, -1) : shorter;
    more = next !== link && written.length - next.length < 20;
    link = next;
  }
  return link;
}

function isBalanced(link: string, opening: string, closing: string): boolean {
  return link.split(opening).length === link.split(closing).length;
}

/** With "[Mug](https://shop.example/1)", and the same in HTML, as "Mug https://shop.example/1". */
export function withPlainLinks(text: string): string {
  if (!/\]\(|<a\s/i.test(text)) return text;
  return [NAMED_LINK, ANCHOR].reduce(withNamesBefore, text);
}

function withNamesBefore(text: string, links: RegExp): string {
  return text.replace(links, (_all, ...found) => {
    const { name = '', link = '' } = found.at(-1) as Record<string, string>;
    return linksIn(name).length > 0 ? link : `${name} ${link}`;
  });
}

/** A text without the links in it: the name that somebody wrote beside one. */
export function withoutLinks(text: string): string {
  const name = withPlainLinks(text)
    .replace(LINK, (link) => ` ${link.slice(withoutEnd(link).length)}`)
    .replace(/[（(「<[{'"“„*]{1,3}\s{0,5}[)）」>\]}'"”.,*]{1,4}/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;.:!?])/g, '')
    .replace(/ [–—|-](?: [–—|-])+ /gu, ' – ')
    .trim()
    .replace(/[\s–—|:：.,。、؟-]{1,20}$/, '')
    .replace(/^[\s–—|:：,、]{1,20}/, '')
    .replace(SHARED, '')
    .replace(AT_SHOP, '');
  return LABEL.test(name) ? '' : name;
}

/** The site of a link, as people say it. */
export function siteOf(link: string): string {
  return (
    URL.parse(asLink(link))?.hostname.replace(/^www\./, '') ||
    t({ message: 'the page', comment: 'In place of the name of a shop, as in “Something from the page”' })
  );
}

/** Names a thing by its link alone: by the words of the address, else by the shop. */
export function titleFromLink(link: string): string {
  const url = URL.parse(asLink(link));
  const parts = (url?.pathname ?? '').slice(0, 1_000).split('/');
  const words = parts.map(wordsOf).findLast((some) => some.length > 1) ?? [];
  const title = words.join(' ').slice(0, 200).trim();
  if (title) return title.charAt(0).toUpperCase() + title.slice(1);
  const site = siteOf(link);
  return t`Something from ${site}`.slice(0, 200);
}

function wordsOf(part: string): string[] {
  const readable = decoded(part).replace(/\.(?:html?|php|aspx?)$/i, '');
  return readable.split(/[-_+\s]/).filter((word) => word !== '' && !CODE.test(word) && /^[\p{L}'’]+$/u.test(word));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // not every address is written well
  }
}
