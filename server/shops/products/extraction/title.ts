import { type Found, surest } from './found.ts';
import { plainLine, shortened } from './texts/plain-text.ts';
import { bare, coverage, likeness, wordsOf } from './texts/words.ts';

const LONGEST_TITLE = 200;

/** Marks between a product and a shop in a title. */
const SEPARATOR = / [|–—·•»«›<>~]{1,3} | [-:]{1,2} | ?[|│｜] ?| :: | \/ | ?[【】] ?|: (?=\S{1,60}$)/;

/** Words of shops around names: that one can buy it, for how much, how fast. */
const SHOP_TALK =
  /^(?:buy|shop|order|get|kaufen|acheter|comprar|acquista|kup|koupit|купить) | (?:online|kaufen|bestellen|günstig|jetzt|for sale|on sale|free shipping|best price|pas cher)$| (?:online (?:kaufen|bestellen|shop|at )|at best price|price in |купить|цена|отзывы|kaufen |(?:buy|shop) (?:online|now)|prix ).{0,200}$/i;

const TALK_ALONE =
  /^(?:buy|shop|order|online|kaufen|official|home|free|best price|price|prices|reviews?|specs|products?|sale|new|купить|цена|в интернет|интернет|отзывы|acheter|achat|prix|livraison|comprar|precio|acquista|prezzo|sklep|cena|obchod|women|men|kids|amazon\.|ebay)/i;

/** The evidence for a name: the place that it was read from, and the names that it is compared with. */
export interface NamedBy {
  text: string;
  source: Found<string>['source'];
  /** Before the others have been heard. */
  trust: number;
  /** Whether it may hold the shop's words. */
  isWholeTitle: boolean;
}

/** The product's name without the shop's words: the one that most of the page's names agree on. */
export function chooseTitle(named: readonly NamedBy[], sites: readonly string[]): Found<string> | null {
  const clean = named
    .map((name) => ({ ...name, text: plainLine(name.text).slice(0, 600) }))
    .filter(({ text }) => bare(text) !== '');
  const short = clean.filter(({ isWholeTitle }) => !isWholeTitle).map(({ text }) => text);
  const titles = clean.filter(({ isWholeTitle }) => isWholeTitle).map(({ text }) => text);
  const cores = titles.map((title) => withoutShop(title, sites, [])).filter((core) => core.length > 5);
  const candidates = clean.flatMap((name): Found<string>[] => {
    const text = name.isWholeTitle
      ? withoutShop(name.text, sites, short)
      : withoutLead(withoutSite(name.text, sites), titles, cores);
    if (!text || sites.includes(bare(text))) return [];
    const others = clean.filter(
      (other) => other !== name && other.source !== name.source && other.source !== 'METASCRAPER',
    );
    const support = Math.max(
      0,
      ...others.map((other) => Math.max(likeness(text, other.text), coverage(text, other.text) * 0.95)),
    );
    const confidence = name.trust * (0.55 + 0.45 * support);
    return [{ value: shortened(text, LONGEST_TITLE), source: name.source, confidence: Math.min(0.99, confidence) }];
  });
  const best = surest(candidates);
  return best ? spelledByMost(best, clean) : siteAlone(clean);
}

/** The same letters without anything between them. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}\p{M}]+/gu, '');

/** A name with the commas and dashes of those that most of the page's names write: data for programs leave them out, or put others. */
function spelledByMost(name: Found<string>, named: readonly NamedBy[]): Found<string> {
  const letters = lettersOf(name.value);
  const count = (text: string) =>
    new Set(named.filter((one) => one.text.includes(text)).map(({ text: whole }) => whole)).size;
  const most = named
    .flatMap(({ text }) => [text, ...text.split(SEPARATOR).map((part) => part.trim())])
    .filter((text) => text !== name.value && lettersOf(text) === letters)
    .map((text) => ({ text, count: count(text) }))
    .toSorted((a, b) => b.count - a.count)[0];
  return most && most.count > 1 && most.count > count(name.value)
    ? { ...name, value: shortened(most.text, LONGEST_TITLE) }
    : name;
}

/** Marks that programs write in a plainer way than people: quotes, dashes, waves, "×" and "…". */
const PLAINER = /["'“”„‟«»‹›‘’‚‛`´″′「」『』]|[-‐‑‒–—]|[~～〜]|×|…|\.{3}/gu;
const TYPOGRAPHIC = /[“”„«»‹›‘’″′「」『』–—〜×…]/u;

/** A name as the page's own heading writes it, where nothing but such marks is different: «Cup» for "Cup". */
export function withMarksOf(heading: string, name: Found<string>): Found<string> {
  const written = plainLine(heading);
  const isSame = name.value !== written && withoutMarks(name.value) === withoutMarks(written);
  return isSame && TYPOGRAPHIC.test(written) ? { ...name, value: written } : name;
}

const withoutMarks = (text: string) => text.replace(PLAINER, (mark) => (mark === '×' ? 'x' : '')).replace(/\s+/g, '');

/** The front page of a site is called like the site. */
function siteAlone([first]: readonly NamedBy[]): Found<string> | null {
  return first ? { value: shortened(first.text, LONGEST_TITLE), source: first.source, confidence: 0.2 } : null;
}

/** A whole title cut down: to what a shorter name of the same page says, or by leaving out the parts that name the site. */
function withoutShop(title: string, sites: readonly string[], known: readonly string[]): string {
  const inTitle = known.filter((name) => bare(name).length > 3 && bare(title).includes(bare(name)));
  const core = withoutSiteWords(withoutBrackets(withoutGluedSite(title, sites), sites), sites);
  const parts = core
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter(Boolean);
  const kept = parts.filter((part) => !isAboutSite(part, sites) && !isPriceAlone(part));
  const [first] = inTitle;
  if (first) return first;
  if (kept.length === 0) return '';
  const meant = kept.filter((part, place) => place === 0 || !TALK_ALONE.test(part));
  const [longest = ''] = meant.toSorted((a, b) => wordsOf(b).length - wordsOf(a).length);
  const isWhole = meant.length === parts.length;
  const whole = isWhole ? beforeBar(core) : (nameBefore(core, parts, meant) ?? longest);
  return whole.replace(SHOP_TALK, '').replace(SHOP_TALK, '').trim() || whole;
}

/**
 * Dashes part a name from its variant as well as from its shop; bars and arrows part it from the shelf that it is on. So this is
 * what a title says up to the first part that is left out, with its dashes alone: "Jacket - Navy" of "Jacket - Navy - Wheels".
 * Null where something else than variants stands there.
 */
function nameBefore(title: string, parts: readonly string[], meant: readonly string[]): string | null {
  const isLed = meant.every((part, place) => part === parts[place]);
  const last = meant.at(-1);
  if (!isLed || last === undefined) return null;
  const name = title.slice(0, title.indexOf(last, meant.slice(0, -1).join('').length) + last.length).trim();
  const gaps = name.split(SEPARATOR).length - 1;
  const dashes = name.split(/ [-–—] /).length - 1;
  return gaps === dashes ? name : null;
}

/** Behind the last bar of a title stands the shop, also where nothing else on the page tells its name. */
function beforeBar(title: string): string {
  const at = title.search(/ ?[|│｜][^|│｜]{1,60}$/);
  const name = at > 0 ? title.slice(0, at).trim() : '';
  return wordsOf(name).length >= 2 || /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]{4}/u.test(name) ? name : title;
}

/** Words between a name and its shop: "Red bicycle at Wheels". */
const AT = /^(?:at|from|by|on|@|bei|auf|chez|sur|da|su|en|em|bij|hos|w|na)$/i;

const LONGEST_SITE_WORDS = 4;

/** A title without the site's name at its end, behind a word for "at" or a full stop, or at its beginning, before a colon. */
function withoutSiteWords(title: string, sites: readonly string[]): string {
  const words = title.split(' ');
  for (let count = 1; count <= Math.min(LONGEST_SITE_WORDS, words.length - 2); count += 1) {
    const head = words.slice(0, -count);
    const last = head.at(-1) ?? '';
    if (isNearlySite(words.slice(-count).join(' '), sites)) {
      if (AT.test(last)) return head.slice(0, -1).join(' ');
      if (/[.:,]$/.test(last)) return head.join(' ').slice(0, -1);
    }
    const lead = words.slice(0, count);
    if (lead.at(-1)?.endsWith(':') && isSite(lead.join(' '), sites)) return words.slice(count).join(' ');
  }
  return title;
}

/** A title without the site behind a dash that touches the name: "Lantern-wheels.com". */
function withoutGluedSite(title: string, sites: readonly string[]): string {
  const at = title.search(/[-–—_][^-–—_\s]{1,40}$/);
  const end = at > 3 ? title.slice(at + 1) : '';
  return /[.\p{sc=Han}]/u.test(end) && isAboutSite(end, sites) ? title.slice(0, at).trimEnd() : title;
}

/** "Wheels GB" for Wheels. */
function isNearlySite(text: string, sites: readonly string[]): boolean {
  const name = bare(text);
  return sites.some(
    (site) => name === site || (site.length > 3 && name.startsWith(site) && name.length <= site.length + 6),
  );
}

/** "[Shop] Name" and "Name (Shop)". */
function withoutBrackets(title: string, sites: readonly string[]): string {
  const rest = title.replace(
    /^[[【(]([^[(【\])】]{1,60})[\])】]|[[【(]([^[(【\])】]{1,60})[\])】]$/g,
    (whole, first, last) => (sites.some((site) => bare(first ?? last ?? '').includes(site)) ? '' : whole),
  );
  return bare(rest) === '' ? title : rest.trim();
}

/** A name that ends, or begins, with the site's own after a separator. */
function withoutSite(name: string, sites: readonly string[]): string {
  const parts = name.split(/ [|–—·•-] | ?[|] ?/);
  if (parts.length < 2) return name;
  const last = parts.at(-1) ?? '';
  if (isSite(last, sites)) return name.slice(0, name.lastIndexOf(last)).replace(/[\s|–—·•-]{1,5}$/, '');
  const [first = ''] = parts;
  if (isSite(first, sites)) return name.slice(first.length).replace(/^[\s|–—·•-]{1,5}/, '');
  return name;
}

/** Long enough not to be a part of some other word; in Chinese and Japanese two signs are. */
function isTelling(site: string): boolean {
  return site.length > 3 || /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{2,}$/u.test(site);
}

/** "€ 12.50" or "Now $15" as a part of its own. */
function isPriceAlone(part: string): boolean {
  return /^\D{0,8}\d[\d.,\s]*\D{0,5}$/.test(part) && /\p{Sc}|\b(?:EUR|USD|GBP|CHF|PLN|SEK)\b/u.test(part);
}

/** A name without what comes before it and stands in no title: the label of a button, a price. */
function withoutLead(name: string, titles: readonly string[], cores: readonly string[]): string {
  for (const core of cores) {
    const at = name.length - core.length;
    if (at <= 0 || at > core.length || !name.endsWith(core)) continue;
    if (coverage(name.slice(0, at).replace(/\p{Sc}\s*[\d.,]+/gu, ''), titles.join(' ')) < 0.34) return core;
  }
  return name;
}

function isSite(part: string, sites: readonly string[]): boolean {
  return sites.includes(bare(part));
}

function isAboutSite(part: string, sites: readonly string[]): boolean {
  const text = bare(part);
  if (text === '') return true;
  return sites.some(
    (site) => text === site || (isTelling(site) && text.includes(site) && text.length < site.length + 25),
  );
}
