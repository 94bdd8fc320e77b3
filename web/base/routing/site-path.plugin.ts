import { join } from 'node:path';
import type { Plugin } from 'vite';

/** How Vite makes the address of a file that a lazily loaded part needs. */
const FROM_ROOT = /return\s*("\/"|`\/`|'\/')\s*\+\s*dep/;

const SITE_PATH = join(import.meta.dirname, 'site-path.ts');

const ASSETS = '/assets/';

/**
 * Has one build do for a site at the root and for one below any path, which is not known before it is served: files name each other
 * from where they are. Addresses in pages begin at the root, and the server puts the path before them.
 */
export function anySitePath(): Plugin {
  return {
    name: 'kindlist:site-path',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('vite/preload-helper')) return null;
      if (!FROM_ROOT.test(code)) throw new Error('Vite loads lazy parts in another way by now.');
      return `import { sitePath } from ${JSON.stringify(SITE_PATH)};\n${code.replace(FROM_ROOT, () => 'return sitePath + "/" + dep')}`;
    },
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type === 'asset' && part.fileName.endsWith('.css')) {
          part.source = `${part.source}`.replaceAll(`url(${ASSETS}`, 'url(./');
        } else if (part.type === 'chunk') {
          part.code = part.code.replaceAll(
            /new Worker\((["'`])\/assets\/([\w.-]+)\1/g,
            'new Worker(new URL($1./$2$1,import.meta.url)',
          );
          part.code = part.code.replaceAll(/new URL\((["'`])\/assets\/([\w.-]+)\1/g, 'new URL($1./$2$1');
        }
      }
    },
  };
}
