import { readFileSync } from 'node:fs';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Plugin } from 'vite';
import { SOURCE_LANGUAGE } from '../server/base/languages/languages.rules.ts';
import { DESCRIPTION, TOOLTIP } from '../web/extension/manifest.ts';
import { LANGUAGE_NAME, messageName } from '../web/extension/message-names.ts';
import { type Catalogue, readCatalogues, TRANSLATED } from './languages/catalogues.ts';
import { compile } from './languages/compile.ts';

const ICONS = ['icon-192.png', 'icon-512.png'];

const OF_MANIFEST = { description: DESCRIPTION, tooltip: TOOLTIP };

/** As browsers want them, `_locales/de/messages.json`, with the icons beside. */
export function extensionFiles(english: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'kindlist:extension-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const code = Object.values(bundle)
        .map((file) => (file.type === 'chunk' ? file.code : ''))
        .join('');
      const said = [...english].filter(([id]) => code.includes(id)).sort(([a], [b]) => (a < b ? -1 : 1));
      const catalogues = readCatalogues();
      for (const language of [SOURCE_LANGUAGE, ...TRANSLATED]) {
        const source = JSON.stringify(messagesIn(language, said, catalogues[language]), null, 1);
        this.emitFile({ type: 'asset', fileName: `_locales/${language.replace('-', '_')}/messages.json`, source });
      }
      for (const fileName of ICONS) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(`web/public/${fileName}`) });
      }
    },
  };
}

function messagesIn(language: string, said: [string, string][], catalogue: Catalogue | undefined) {
  const translated = (id: string, icu: string) => {
    const text = catalogue ? catalogue[id] : icu;
    if (!text) throw new Error(`${language} has no “${icu}”`);
    return asBrowsersHaveIt(text);
  };
  const ofManifest = Object.entries(OF_MANIFEST).map(([name, icu]) => [name, translated(generateMessageId(icu), icu)]);
  const ofPages = said.map(([id, icu]) => [messageName(id), translated(id, icu)]);
  const all = [[LANGUAGE_NAME, language], ...ofManifest, ...ofPages];
  return Object.fromEntries(all.map(([name, message]) => [name, { message }]));
}

/** A dollar sign would begin a placeholder. */
function asBrowsersHaveIt(icu: string): string {
  const message = compile(icu);
  const text = typeof message === 'string' ? message : JSON.stringify(message);
  if (text.includes('$') || (typeof message === 'string' && text.startsWith('['))) {
    throw new Error(`Browsers would misread “${icu}”`);
  }
  return text;
}
