import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { spokenFiles } from '../../../scripts/languages/inline.plugin.ts';

/** Files of the page beside its scripts, under names that do not change with their content. */
const BESIDE = ['index.html', 'before-paint.js', 'favicon.svg'];
/** For developers, and larger than everything else together. */
const LEFT_OUT = /PlaygroundScreen|api-docs/;

/**
 * The readers of barcodes and of large files, and the words of shopping lists, for few devices: they are fetched when a camera
 * opens, such a file is imported, or somebody adds to such a list, and kept by the browser from then on.
 */
const FETCHED_WHEN_USED = /\.bin$|\/(?:barcode|file)-worker-|\/aisle-words\./;

/** Builds the service worker beside the app, and tells it the files of that build. */
export function serviceWorker(): Plugin {
  return {
    name: 'kindlist:service-worker',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const assets = [...filesOf(bundle)]
        .filter((name) => !FETCHED_WHEN_USED.test(name))
        .map((name) => ({ url: name, revision: null }));
      const beside = BESIDE.map((name) => ({ url: name, revision: fingerprint(join(dir, name)) }));
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: {
          FILES_OF_THIS_BUILD: JSON.stringify([...assets, ...beside]),
          SPOKEN_FILES: JSON.stringify(spokenFiles(dir)),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          reportCompressedSize: false,
          rolldownOptions: {
            input: join(import.meta.dirname, 'service-worker.ts'),
            output: { entryFileNames: 'service-worker.js', format: 'iife' },
          },
        },
      });
    },
  };
}

/** Everything that any screen may load: the scripts, and the styles and fonts that come with them. */
function filesOf(bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== 'chunk' || LEFT_OUT.test(chunk.facadeModuleId ?? '')) return;
    files.add(name);
    for (const more of [...(chunk.viteMetadata?.importedCss ?? []), ...(chunk.viteMetadata?.importedAssets ?? [])]) {
      files.add(more);
    }
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
  };
  for (const part of Object.values(bundle)) if (part.type === 'chunk' && part.isEntry) visit(part.fileName);
  for (const { fileName } of Object.values(bundle))
    if (/-latin-(?:wght|full)-/.test(fileName) && fileName.endsWith('.woff2')) files.add(fileName);
  return files;
}

function fingerprint(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}
