import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { encode } from 'html-entities';
import type { Plugin, Rolldown } from 'vite';
import {
  directionOf,
  MADE_UP_LANGUAGE,
  type PageLanguage,
  SOURCE_LANGUAGE,
} from '../../server/base/languages/languages.rules.ts';
import { type Assembly, assemble, type Message } from '../../server/base/languages/message.rules.ts';
import { DEFAULT_SETTINGS } from '../../server/core/settings/default-settings.rules.ts';
import { FOLDER, inLanguage, type Places, SPOKEN_FILES } from '../../server/doors/public-pages/files-of-screens.ts';
import { type Catalogue, readCatalogues, TRANSLATED } from './catalogues.ts';
import { compile } from './compile.ts';
import { madeUp } from './made-up.ts';

/** Files are whole only after it. */
const SAYS_WHAT_IS_LOADED = 'vite:build-import-analysis';

/** In the app's files. Minifiers choose the marks. */
const ID = /\bid:(["'`])([\w-]{6})\1/g;

/**
 * Vite's plug-in that writes the messages into the app's files, in English, and notes where they stand: `server/doors/http/spoken-files.ts`
 * puts another language in their place when somebody reads it. A reader loads one language, no table of messages, and
 * nothing is looked up. Files that say nothing, and import nothing that does, are shared.
 */
export function inlineMessages(english: ReadonlyMap<string, string>): Plugin {
  let fingerprint = '';
  const writeEnglish = (context: Rolldown.PluginContext, bundle: Rolldown.OutputBundle) => {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const messages = new Map([...english].map(([id, icu]) => [id, compile(icu)]));
    const spoken = spokenChunks(chunks, english).map((chunk) => {
      const { code, places } = withMessages(chunk.code, messages);
      chunk.code = code;
      return [chunk.fileName, places] as const;
    });
    const source = JSON.stringify(Object.fromEntries(spoken));
    context.emitFile({ type: 'asset', fileName: SPOKEN_FILES, source });
  };
  return {
    name: 'kindlist:inline-messages',
    apply: 'build',
    buildStart() {
      fingerprint = createHash('sha256').update(JSON.stringify(readCatalogues())).digest('hex');
    },
    augmentChunkHash: () => fingerprint, // files are kept for good by their names
    configResolved({ plugins }) {
      after(plugins, SAYS_WHAT_IS_LOADED, writeEnglish);
    },
    writeBundle({ dir = '' }) {
      writePages(dir, spokenFiles(dir));
    },
  };
}

export function spokenFiles(folder: string): string[] {
  return Object.keys(JSON.parse(readFileSync(join(folder, SPOKEN_FILES), 'utf8')));
}

/** Files are compressed, and listed, when the last plug-in is through. */
function after(
  plugins: readonly Plugin[],
  name: string,
  work: (context: Rolldown.PluginContext, bundle: Rolldown.OutputBundle) => void,
): void {
  const hook = plugins.find((plugin) => plugin.name === name)?.generateBundle;
  if (!hook) throw new Error(`Vite has no ${name} any more`);
  const plugin = plugins.find((each) => each.name === name) as Plugin;
  const first = typeof hook === 'function' ? hook : hook.handler;
  plugin.generateBundle = async function (options, bundle, isWrite) {
    await first.call(this, options, bundle, isWrite);
    work(this, bundle);
  };
}

/** People see them where the page opens without the server, which writes a head for each. */
const HEAD = [
  '{siteName}: wishlists, registries and shopping lists to share',
  'Make a wishlist, gift registry or shopping list, share one link, and let everyone see what’s still wanted. Friends don’t need an account.',
  'Everything they wish for. Nothing twice.',
];

function withHead(page: string, language: PageLanguage, catalogue: Catalogue = {}): string {
  const said = (message: Message, locale: string) =>
    assemble(message, { siteName: DEFAULT_SETTINGS.siteName }, locale, PLAIN).join('');
  return HEAD.reduce((html, icu) => {
    const english = said(compile(icu), SOURCE_LANGUAGE);
    if (!html.includes(english)) throw new Error(`The page has no “${english}” in its head any more`);
    const spoken = compile(catalogue[generateMessageId(icu)] || icu);
    return html.replaceAll(english, encode(said(language === MADE_UP_LANGUAGE ? madeUp(spoken) : spoken, language)));
  }, page);
}

const PLAIN: Assembly<string> = { text: (text) => text, value: String, element: (_, content) => content.join('') };

export function writePages(folder: string, spoken: string[]): void {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const catalogues = readCatalogues();
  for (const language of [...TRANSLATED, MADE_UP_LANGUAGE] as const) {
    const page = withHead(html, language, catalogues[language])
      .replace('<html lang="en">', `<html lang="${language}" dir="${directionOf(language)}">`)
      .replaceAll(/"\/(assets\/[\w.-]+)"/g, (whole, file: string) =>
        spoken.includes(file) ? `"/${inLanguage(file, language)}"` : whole,
      );
    writeFileSync(join(folder, `index.${language}.html`), page);
  }
}

function spokenChunks(chunks: Rolldown.OutputChunk[], english: ReadonlyMap<string, string>): Rolldown.OutputChunk[] {
  const spoken = new Set(chunks.filter(({ code }) => [...code.matchAll(ID)].some(([, , id = '']) => english.has(id))));
  for (let known = -1; known !== spoken.size; ) {
    known = spoken.size;
    const names = new Set([...spoken].map(({ fileName }) => fileName));
    for (const chunk of chunks) {
      if ([...chunk.imports, ...chunk.dynamicImports].some((name) => names.has(name))) spoken.add(chunk);
    }
  }
  return [...spoken].filter(({ fileName }) => fileName.startsWith(FOLDER));
}

function withMessages(source: string, messages: ReadonlyMap<string, Message>): { code: string; places: Places } {
  const places: [number, number, string][] = [];
  let [code, read] = ['', 0];
  for (const { index, 0: field, 2: id = '' } of source.matchAll(ID)) {
    const message = messages.get(id);
    if (message === undefined) continue;
    code += `${source.slice(read, index)}id:`;
    const start = code.length;
    code += JSON.stringify(message);
    places.push([start, code.length, id]);
    read = index + field.length;
  }
  return { code: code + source.slice(read), places };
}
