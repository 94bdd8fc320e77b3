import { createHash } from 'node:crypto';
import { t } from '@lingui/core/macro';
import { encode } from 'html-entities';
import { speaker } from '../../base/languages/i18n.rules.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../base/languages/languages.rules.ts';
import { LANGUAGE_PARAMETER } from '../../base/languages/reader-language.rules.ts';
import { absoluteAddress } from '../../base/text/absolute-address.ts';
import type { PublicConfig } from '../../core/settings/public-config.type.ts';
import { APP_START, APP_TEMPLATE, type AppStart, DRAWN } from './drawn-page.rules.ts';
import type { PageStyles } from './page-styles.ts';
import { isPublicPage } from './public-pages.rules.ts';

/** For readers who do not run it: chat apps that unfold a link, search engines, simple browsers. */
export interface PageDescription {
  title: string;
  description: string;
  path?: string;
  picture: PagePicture;
  isListed: boolean;
  content?: PageContent;
  /** In our own markup; shown until the browser app takes its place. */
  drawn?: string;
  /** The app does not take its place. */
  isComplete?: boolean;
  appStart?: AppStart;
  /** No cache may keep it. */
  holdsSecret?: boolean;
  /** No script takes the secret out of this address there. */
  withoutScripts?: string;
  structuredData?: object;
  screen?: string[];
  status?: number;
}

interface PagePicture {
  address: string;
  alt: string;
  type?: string;
  width?: number;
  height?: number;
}

/** It names nobody: the site may have any name. */
export function sitePicture(): PagePicture {
  return {
    address: '/og-image.png',
    type: 'image/png',
    width: 1200,
    height: 630,
    alt: t`Everything they wish for. Nothing twice.`,
  };
}

interface PageContent {
  heading: string;
  paragraphs: string[];
  entries: string[];
}

const ROOT = '<div id="root"></div>';

const NOTICE_END = '</noscript>';

const APP = /<(?:script type="module"[^<>]*><\/script>|link rel="modulepreload"[^<>]*>)/g;
const SHEET = /<link rel="stylesheet"[^<>]*>/;
const HEAD = /<(?:title[^<>]*>[^<]*<\/title>|meta[^<>]*>)/g;

/** Asked for in the first bytes, it has browsers wait with the first paint: on slow 4G a quarter of a second. */
const FONT = /<link\s+rel="preload"[^<>]*>/;

const FIRST_SCRIPT = /<script src="([^"]+)"><\/script>/;

interface FilesForPages {
  filesOf: (screen: string[]) => string[];
  scriptAt?: (address: string) => string | null;
  styles?: PageStyles | null;
}

/** Takes plain text: everything is escaped here. */
export class PageTemplate {
  readonly scriptHashes: string[] = [];
  private readonly start: string;
  private readonly end: string;
  private readonly quiet: { start: string; end: string; app: string };
  private readonly filesOf: FilesForPages['filesOf'];
  private readonly styles: PageStyles | null;

  constructor(html: string, { filesOf, scriptAt = () => null, styles = null }: FilesForPages) {
    this.filesOf = filesOf;
    this.styles = styles;
    const plain = html
      .replace(HEAD, (tag) => (tag.includes('data-page') ? '' : tag))
      .replace(FIRST_SCRIPT, (tag, address) => this.withText(tag, scriptAt(address)));
    const sheet = (styles && SHEET.exec(plain)?.[0]) ?? '';
    const place = plain.indexOf('</head>');
    this.start = plain.slice(0, place);
    this.end = plain.slice(place);
    this.quiet = {
      start: this.start.replace(APP, '').replace(sheet, '').replace(FONT, ''),
      end: this.end.replace(APP, ''),
      app: (plain.match(APP) ?? []).join('') + sheet.replace('<link ', '<link media="not all" '), // until the app is drawn
    };
  }

  private withText(tag: string, script: string | null): string {
    if (script === null) return tag;
    this.scriptHashes.push(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    return `<script>${script}</script>`;
  }

  describing(page: PageDescription, site: PublicConfig): string {
    const { content, drawn } = page;
    if (drawn !== undefined) return this.drawnPage(page, drawn, site);
    const body = content ? this.end.replace('<noscript>', () => `<noscript>${contentHtml(content)}`) : this.end;
    return this.start + headOf(page, site) + this.preloads(page) + body;
  }

  /** before-paint.js lets the app in once the content is seen. */
  private drawnPage(page: PageDescription, drawn: string, site: PublicConfig): string {
    const { start, end, app } = this.quiet;
    const [beforeNotice = '', notice = ''] = end.split('<noscript>', 2);
    const afterNotice = notice.slice(notice.indexOf(NOTICE_END) + NOTICE_END.length);
    const { isComplete, appStart = 'used' } = page;
    const later = `<template id="${APP_TEMPLATE}" data-${APP_START}="${appStart}">${app}${this.preloads(page)}</template>`;
    const body = beforeNotice + (isComplete ? '' : later) + afterNotice;
    const look = isComplete ? '' : ` class="${DRAWN}"`;
    return (
      start +
      headOf(page, site) +
      this.stylesOf(drawn) +
      body.replace(ROOT, () => `<div id="root"><div${look}>${drawn}</div></div>`)
    );
  }

  /** Its fonts hold where no script runs; else before-paint.js lets them in. */
  private stylesOf(drawn: string): string {
    if (!this.styles) return '';
    const { fonts } = this.styles;
    return `  <style>${this.styles.stylesFor(drawn)}</style>\n  <style id="fonts" media="(scripting: none)">${fonts}</style>\n  `;
  }

  private preloads({ screen = [] }: PageDescription): string {
    return this.filesOf(screen)
      .map((file) => `  <link rel="modulepreload" crossorigin href="/${file}" />\n  `)
      .join('');
  }
}

export class PageTemplates {
  constructor(private readonly byLanguage: Readonly<Record<string, PageTemplate>>) {}

  get scriptHashes(): string[] {
    return [...new Set(Object.values(this.byLanguage).flatMap(({ scriptHashes }) => scriptHashes))];
  }

  describing(page: PageDescription, site: PublicConfig): string {
    const template = this.byLanguage[speaker().language] ?? this.byLanguage[SOURCE_LANGUAGE];
    if (!template) throw new Error('There is no page to describe.');
    return template.describing(page, site);
  }
}

function headOf(page: PageDescription, site: PublicConfig): string {
  const { title, description, path, picture, isListed, structuredData, withoutScripts } = page;
  const { siteName, siteUrl } = site;
  const address = path && siteUrl + path;
  const image = new URL(absoluteAddress(siteUrl, picture.address), siteUrl).href;
  const tags = [
    `<title data-page>${encode(title.includes(siteName) ? title : `${title} · ${siteName}`)}</title>`,
    withoutScripts && `<noscript><meta http-equiv="refresh" content="0; url=${encode(withoutScripts)}" /></noscript>`,
    named('description', description),
    !isListed && named('robots', 'noindex'),
    address && `<link data-page rel="canonical" href="${encode(address)}" />`,
    ...(path && isListed ? otherLanguages(path, siteUrl) : []),
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:title', title),
    property('og:description', description),
    address && property('og:url', address),
    property('og:image', image),
    picture.type && property('og:image:type', picture.type),
    picture.width && property('og:image:width', picture.width),
    picture.height && property('og:image:height', picture.height),
    property('og:image:alt', picture.alt),
    named('twitter:card', isWide(picture) ? 'summary_large_image' : 'summary'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', image),
    named('twitter:image:alt', picture.alt),
    structuredData && `<script data-page type="application/ld+json">${jsonText(structuredData)}</script>`,
    `<script id="site" type="application/json">${jsonText(site)}</script>`,
  ];
  return tags.flatMap((tag) => (tag ? [`  ${tag}\n  `] : [])).join('');
}

function otherLanguages(path: string, siteUrl: string): string[] {
  const [page = ''] = path.split('?');
  if (!isPublicPage(page)) return [];
  const link = (tag: string, address: string) =>
    `<link data-page rel="alternate" hreflang="${tag}" href="${encode(siteUrl + address)}" />`;
  const languages = Object.keys(LANGUAGES).map((language) => link(language, addressIn(language, page)));
  return [...languages, link('x-default', page)];
}

export function addressIn(language: string, page: string): string {
  return `${page}?${LANGUAGE_PARAMETER}=${language}`;
}

/** Nothing in it can end the script element, which is data: no browser runs it. */
function jsonText(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function named(name: string, content: string): string {
  return `<meta data-page name="${name}" content="${encode(content)}" />`;
}

function property(name: string, content: string | number): string {
  return `<meta data-page property="${name}" content="${encode(String(content))}" />`;
}

/** A picture that we did not draw has no known size; most are square. */
function isWide({ width = 0, height = 1 }: PagePicture): boolean {
  return width / height > 1.5;
}

function contentHtml({ heading, paragraphs, entries }: PageContent): string {
  const texts = paragraphs.map((paragraph) => `<p>${encode(paragraph)}</p>`).join('');
  const list = entries.map((entry) => `<li>${encode(entry)}</li>`).join('');
  return `<main><h1>${encode(heading)}</h1>${texts}${list && `<ul>${list}</ul>`}</main>`;
}
