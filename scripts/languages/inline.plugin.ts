import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import {
  directionOf,
  MADE_UP_LANGUAGE,
  type PageLanguage,
  SOURCE_LANGUAGE,
} from '../../server/base/languages/languages.rules.ts';
import type { Message } from '../../server/base/languages/message.rules.ts';
import { type Catalogue, readCatalogues, TRANSLATED } from './catalogues.ts';
import { compile } from './compile.ts';
import { madeUp } from './made-up.ts';

/** The folder of the app's files, and within it one for each language but English. */
const FOLDER = 'assets/';

/** Vite's plug-in that writes into each file what is to be loaded beforehand: the files are whole only then. */
const SAYS_WHAT_IS_LOADED = 'vite:build-import-analysis';

/** The names of files that are there in each language. */
export const SPOKEN_FILES = '.vite/spoken-files.json';

/** The ids of messages in the app's files, which are replaced by what they say. Minifiers choose the marks. */
const ID = /\bid:(["'`])([\w-]{6})\1/g;

/**
 * Writes each file of the app that says something once for each language, with the messages in it: a reader loads one
 * language, no table of messages, and nothing is looked up. Files that say nothing, and import nothing that does, are
 * shared.
 */
export function inlineMessages(english: ReadonlyMap<string, string>): Plugin {
  let catalogues: Record<string, Catalogue> = {};
  let fingerprint = '';
  const writeLanguages = (context: Rolldown.PluginContext, bundle: Rolldown.OutputBundle) => {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const spoken = spokenChunks(chunks, english);
    const names = spoken.map(({ fileName }) => fileName);
    const isSpoken = (name: string) => names.includes(FOLDER + name);
    for (const language of [...TRANSLATED, MADE_UP_LANGUAGE] as const) {
      const messages = messagesIn(language, english, catalogues);
      for (const chunk of spoken) {
        const source = inFolder(withMessages(chunk.code, messages), language, isSpoken);
        context.emitFile({ type: 'asset', fileName: inLanguage(chunk.fileName, language), source });
      }
    }
    const inEnglish = messagesIn(SOURCE_LANGUAGE, english, catalogues);
    for (const chunk of spoken) chunk.code = withMessages(chunk.code, inEnglish);
    context.emitFile({ type: 'asset', fileName: SPOKEN_FILES, source: JSON.stringify(names) });
  };
  return {
    name: 'kindlist:inline-messages',
    apply: 'build',
    buildStart() {
      catalogues = readCatalogues();
      fingerprint = createHash('sha256').update(JSON.stringify(catalogues)).digest('hex');
    },
    augmentChunkHash: () => fingerprint, // files are kept for good by their names
    configResolved({ plugins }) {
      after(plugins, SAYS_WHAT_IS_LOADED, writeLanguages);
    },
    writeBundle({ dir = '' }) {
      writePages(dir, JSON.parse(readFileSync(join(dir, SPOKEN_FILES), 'utf8')));
    },
  };
}

/** Has something done at the end of a plug-in's own work: files are compressed, and listed, when the last plug-in is through. */
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

/** The app's one page, which names the files of its language. */
export function writePages(folder: string, spoken: string[]): void {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  for (const language of [...TRANSLATED, MADE_UP_LANGUAGE] as const) {
    const page = html
      .replace('<html lang="en">', `<html lang="${language}" dir="${directionOf(language)}">`)
      .replaceAll(/"\/(assets\/[\w.-]+)"/g, (whole, file: string) =>
        spoken.includes(file) ? `"/${inLanguage(file, language)}"` : whole,
      );
    writeFileSync(join(folder, `index.${language}.html`), page);
  }
}

/** `assets/list-3f2a.js` in German: `assets/de/list-3f2a.js`. */
function inLanguage(fileName: string, language: string): string {
  return fileName.replace(FOLDER, `${FOLDER}${language}/`);
}

/** Files that hold a message, and files that lead to one. */
function spokenChunks(chunks: Rolldown.OutputChunk[], english: ReadonlyMap<string, string>): Rolldown.OutputChunk[] {
  const spoken = new Set(chunks.filter(({ code }) => [...code.matchAll(ID)].some(([, , id = '']) => english.has(id))));
  for (let known = -1; known !== spoken.size; ) {
    known = spoken.size;
    const names = new Set([...spoken].map(({ fileName }) => fileName));
    for (const chunk of chunks) {
      if ([...chunk.imports, ...chunk.dynamicImports].some((name) => names.has(name))) spoken.add(chunk);
    }
  }
  return [...spoken];
}

function messagesIn(
  language: PageLanguage,
  english: ReadonlyMap<string, string>,
  catalogues: Readonly<Record<string, Catalogue>>,
): Map<string, Message> {
  const inLanguage = (id: string, icu: string) => compile(catalogues[language]?.[id] || icu);
  const made = language === MADE_UP_LANGUAGE ? madeUp : (message: Message) => message;
  return new Map([...english].map(([id, icu]) => [id, made(inLanguage(id, icu))]));
}

function withMessages(code: string, messages: ReadonlyMap<string, Message>): string {
  return code.replaceAll(ID, (field, _mark, id: string) => {
    const message = messages.get(id);
    return message === undefined ? field : `id:${literal(message)}`;
  });
}

function literal(message: Message): string {
  return JSON.stringify(message).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** Makes a file one folder further down find what it imports. */
function inFolder(code: string, language: string, isSpoken: (name: string) => boolean): string {
  return code
    .replaceAll(/(["'`])\.\/([\w.-]+)\1/g, (whole, mark: string, name: string) =>
      isSpoken(name) ? whole : `${mark}../${name}${mark}`,
    )
    .replaceAll(/(["'`])(\/?assets\/)([\w.-]+)\1/g, (whole, mark: string, folder: string, name: string) =>
      isSpoken(name) ? `${mark}${folder}${language}/${name}${mark}` : whole,
    );
}
