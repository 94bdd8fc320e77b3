import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import type { Message } from '../../server/base/languages/message.rules.ts';
import { readCatalogues } from './catalogues.ts';
import { compile } from './compile.ts';

/** The folder of the app's files, and within it one for each language but English. */
const FOLDER = 'assets/';

/** The ids of messages in the app's files, which are replaced by what they say. Minifiers choose the marks. */
const ID = /\bid:(["'`])([\w-]{6})\1/g;

/**
 * Writes each file of the app that says something once for each language, with the messages in it: a reader loads one
 * language, no table of messages, and nothing is looked up. Files that say nothing, and import nothing that does, are
 * shared. `.vite/spoken-files.json` names the files that are there in each language.
 */
export function inlineMessages(english: ReadonlyMap<string, string>): Plugin {
  let catalogues: ReturnType<typeof readCatalogues> = {};
  let fingerprint = '';
  return {
    name: 'kindlist:inline-messages',
    apply: 'build',
    buildStart() {
      catalogues = readCatalogues();
      fingerprint = createHash('sha256').update(JSON.stringify(catalogues)).digest('hex');
    },
    augmentChunkHash: () => fingerprint, // files are kept for good by their names
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const spoken = spokenChunks(chunks, english);
        const names = spoken.map(({ fileName }) => fileName);
        const isSpoken = (name: string) => names.includes(FOLDER + name);
        for (const [language, catalogue] of Object.entries(catalogues)) {
          const messages = new Map([...english].map(([id, icu]) => [id, catalogue[id] || icu]));
          for (const chunk of spoken) {
            const source = inFolder(withMessages(chunk.code, messages), language, isSpoken);
            this.emitFile({ type: 'asset', fileName: inLanguage(chunk.fileName, language), source });
          }
        }
        for (const chunk of spoken) chunk.code = withMessages(chunk.code, english);
        this.emitFile({ type: 'asset', fileName: '.vite/spoken-files.json', source: JSON.stringify(names) });
      },
    },
  };
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

function withMessages(code: string, messages: ReadonlyMap<string, string>): string {
  return code.replaceAll(ID, (field, _mark, id: string) => {
    const icu = messages.get(id);
    return icu === undefined ? field : `id:${literal(compile(icu))}`;
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
