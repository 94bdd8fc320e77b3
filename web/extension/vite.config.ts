import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { extensionFiles } from '../../scripts/extension-files.plugin.ts';
import { macros } from '../../scripts/languages/macros.plugin.ts';

const english = new Map<string, string>();

export default defineConfig({
  root: 'web/extension',
  base: './',
  publicDir: false,
  plugins: [
    macros({ into: 'english', onMessage: (id, icu) => english.set(id, icu) }),
    tailwindcss(),
    extensionFiles(english),
  ],
  define: { DEFAULT_SITE: JSON.stringify(process.env.EXTENSION_SITE ?? '') },
  build: {
    outDir: '../../dist/extension/files',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { popup: resolve('web/extension/popup.html'), options: resolve('web/extension/options.html') },
    },
  },
});
