import type { Plugin } from 'vite';
import { readCatalogue } from './catalogues.ts';
import { compile } from './compile.ts';

/** Makes a module of a catalogue: its messages by their ids, compiled. What is not translated yet is left out, and said in English. */
export function catalogues(): Plugin {
  return {
    name: 'kindlist:catalogues',
    enforce: 'pre',
    load: {
      filter: { id: /\.po$/ },
      handler(file) {
        const translated = Object.entries(readCatalogue(file)).filter(([, icu]) => icu !== '');
        const messages = JSON.stringify(Object.fromEntries(translated.map(([id, icu]) => [id, compile(icu)])));
        return { code: `export default JSON.parse(${JSON.stringify(messages)});`, moduleType: 'js', map: null };
      },
    },
  };
}
