import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { MADE_UP_LANGUAGE } from '../../server/base/languages/languages.rules.ts';
import type { Message } from '../../server/base/languages/message.rules.ts';
import { catalogueFile, readCatalogue, readSource, TRANSLATED } from './catalogues.ts';
import { compile } from './compile.ts';
import { madeUp } from './made-up.ts';

const MADE_UP = catalogueFile(MADE_UP_LANGUAGE).split('/').at(-1) ?? '';

const DEMO_TEXTS = 'virtual:demo-texts';
const DEMO_CONTENTS = 'server/lists/seeds/demo-contents.rules.ts';

/** Messages without a translation are left out, and said in English. */
export function catalogues(): Plugin {
  return {
    name: 'kindlist:catalogues',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.po$/ },
      handler: (source, importer) => (source.endsWith(MADE_UP) && importer ? `\0${MADE_UP}` : null), // there is no such file
    },
    load: {
      filter: { id: /\.po$/ },
      async handler(file) {
        const messages = file.endsWith(MADE_UP) ? await madeUpMessages() : translatedMessages(file);
        return {
          code: `import { brotliDecompressSync } from 'node:zlib';
export default () => JSON.parse(brotliDecompressSync(Buffer.from('${compressed(messages)}', 'base64')).toString());`,
          moduleType: 'js',
          map: null,
        };
      },
    },
  };
}

/** Every start writes the demo lists in all languages, and would read ten whole catalogues for some dozen messages. */
export function demoTexts(): Plugin {
  return {
    name: 'kindlist:demo-texts',
    resolveId: { filter: { id: /^virtual:demo-texts$/ }, handler: () => `\0${DEMO_TEXTS}` },
    load: {
      filter: { id: /^\0virtual:demo-texts$/ },
      handler() {
        const texts = TRANSLATED.map((language) => {
          const file = catalogueFile(language);
          return [language, translatedMessages(file, DEMO_CONTENTS)] as const;
        });
        const code = `export const DEMO_TEXTS = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(texts)))});`;
        return { code, moduleType: 'js', map: null };
      },
    },
  };
}

/** Node keeps the text of what it runs, and a script has no letters beyond ASCII: Arabic would take six times its size. */
function compressed(messages: Record<string, Message>): string {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  return brotliCompressSync(JSON.stringify(messages), { params }).toString('base64');
}

function translatedMessages(file: string, saidIn?: string): Record<string, Message> {
  const translated = Object.entries(readCatalogue(file, saidIn)).filter(([, icu]) => icu !== '');
  return Object.fromEntries(translated.map(([id, icu]) => [id, compile(icu)]));
}

async function madeUpMessages(): Promise<Record<string, Message>> {
  const source = await readSource();
  return Object.fromEntries(source.map(({ id, icu }) => [id, madeUp(compile(icu))]));
}
