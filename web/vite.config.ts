import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { serviceWorker } from './offline/service-worker.plugin.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

/** The playground's editor: so large that the best compression would take longer than the whole rest of the build. */
const editor = /monaco|Playground|worker/;

/**
 * What nearly every screen uses, in one file each: left alone, the bundler makes some twenty files of a few hundred bytes,
 * of which each brings headers and compresses worse. Only parts that need nothing of a screen may stand here.
 */
const shared = [
  {
    name: 'queries',
    test: /@apollo\/client\/react\/(context|internal|hooks\/(internal|use(ApolloClient|Fragment|Mutation|Query|Subscription)\b))/,
  },
  {
    name: 'parts',
    test: /web\/design\/(Badge|Button|Card|Field|FieldFrame|Highlight|KindRibbon|Money|Notice|Picture|RelativeTime|Select|Spinner|button-looks|kinds)\.tsx?$/,
  },
  {
    name: 'parts',
    test: /lucide-react\/dist\/esm\/(Icon|context|createLucideIcon|defaultAttributes|shared|icons\/(check|chevron-down|gift|heart|shopping-basket)\.)/,
  },
];

export default defineConfig({
  root: 'web',
  plugins: [
    react(),
    tailwindcss(),
    serviceWorker(),
    compression({ algorithms: ['gzip'], threshold: 1024 }),
    compression({ algorithms: ['brotliCompress'], threshold: 1024, exclude: editor }),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    reportCompressedSize: false,
    manifest: true, // the server reads in it which files a screen needs
    rolldownOptions: { output: { codeSplitting: { groups: shared } } },
  },
  optimizeDeps: { exclude: ['graphiql/setup-workers/vite'] }, // its ?worker imports cannot be pre-bundled
  server: {
    host: '127.0.0.1',
    proxy: { '/graphql': { target: server, ws: true }, '/api': server, '/images': server, '/outbox': server },
  },
});
