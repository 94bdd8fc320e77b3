import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { constants } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { inlineMessages } from '../scripts/languages/inline.plugin.ts';
import { macros } from '../scripts/languages/macros.plugin.ts';
import { onePathIcons } from '../scripts/one-path-icons.plugin.ts';
import { anySitePath } from './base/routing/site-path.plugin.ts';
import { packedFiles } from './lists/items/scanning/packed-files.plugin.ts';
import { serviceWorker } from './lists/offline/service-worker.plugin.ts';
import { firstScript } from './public-pages/first-script.plugin.ts';
import { pageStyles } from './public-pages/page-styles.plugin.ts';

const serverPort = Number(process.env.PORT ?? 4000);
const server = { target: `http://127.0.0.1:${serverPort}`, changeOrigin: true, bypass: waitForServer };

const SERVER_START_MS = 60_000;
const SERVER_POLL_MS = 100;

/** Holds a request back while the server starts, also after an edit: a page that is open already asks all the time. */
async function waitForServer({ socket }: IncomingMessage): Promise<false | undefined> {
  socket.on('error', () => {}); // nobody else listens while a WebSocket waits
  const giveUpAt = Date.now() + SERVER_START_MS;
  while (!socket.destroyed && Date.now() < giveUpAt) {
    if (await isServerUp()) return undefined;
    await delay(SERVER_POLL_MS);
  }
  return socket.destroyed ? false : undefined;
}

async function isServerUp(): Promise<boolean> {
  const probe = connect(serverPort, '127.0.0.1');
  try {
    await once(probe, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    probe.destroy();
  }
}

/** The playground's editor: the best compression would take as long as the rest of the build, and a second kind two megabytes. */
const EDITOR = /node_modules\/(?:monaco-editor|monaco-graphql|prettier|graphiql|@graphiql)\//;
const editorFiles = /\/editor[-.]|worker/;
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const anyOf = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

/**
 * Modules of nearly every screen, in one file each: left alone, the bundler makes some twenty files of a few hundred
 * bytes, each with headers and worse compression. Only parts that need nothing of a screen may stand here.
 */
const shared = [
  // Says nothing, and is there once for all languages. The loader is in it for what says nothing either, as the editor.
  {
    name: 'react',
    test: /vite\/preload-helper|node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|cookie)\/|web\/base\/routing\/site-path\.ts/,
  },
  {
    name: 'parts', // before the others: each group takes with it what its files import
    test: anyOf(
      /web\/base\/design\/(?:\w+\/)?(Badge|Button|Card|EmptyState|Field|FieldFrame|Grid|Highlight|KindRibbon|Money|Notice|Picture)\.tsx$/,
      /web\/base\/design\/(?:\w+\/)?(RelativeTime|Select|Skeleton|Spinner|button-looks|grid-layouts|kinds|lazy-value)\.tsx?$/,
      /web\/base\/network\/(connection|connection-problems|demand|failed-loads|proxy-sign-in)\.ts$/,
      /web\/base\/page\/(TextLink\.tsx|(site|toast|useScrollToTop)\.ts)$/,
      /lucide-react\/dist\/esm\/(Icon|context|createLucideIcon|defaultAttributes|shared|icons\/(check|chevron-down|gift|heart|shopping-basket)\.)/,
    ),
  },
  {
    name: 'start', // of the entry, which the bundler lets no screen import
    test: anyOf(
      /web\/shell\/(take-over|entries|useSignedOutAddress)\.tsx?$/,
      /web\/core\/(changes\/local-changes|session\/(NotFoundScreen|session|session-language|session-theme|return-address))\.tsx?$/,
      /web\/base\/design\/(IconButton|LinkButton|VisuallyHidden)\.tsx$/,
      /web\/base\/network\/(polling-time|sockets|when-idle)\.ts$/,
      /web\/base\/page\/(FailedLoadNote|LinkButton|Page|PageHead|deferred-loading|places|social-links|theme)\.tsx?$/,
      /web\/(base\/(routing\/sheets|text\/held-text)|lists\/offline\/snapshot-time|people\/accounts\/sign-out)\.ts$/,
      /lucide-react\/dist\/esm\/icons\/x\./,
    ),
  },
  {
    name: 'queries', // no more of each than they need: others have more of it
    test: anyOf(
      /web\/base\/network\/(apollo-cache|problems|outdated-answers-link|read-until-fresh|retry-delay|uuid|auth-link|operations|trusted-documents-link|connection-check|useRemainingPages)\.ts$/,
      /node_modules\/(rxjs|tslib|optimism|@wry|uuid)\//,
      /graphql\/(language\/(ast|kinds|reducer|visitor)|jsutils\/(devAssert|inspect))/,
      /@apollo\/client\/(?!link\/subscriptions|react)/,
      /@apollo\/client\/react\/(context|internal|hooks\/(internal|use(ApolloClient|Fragment|Mutation|Query|Subscription|SyncExternalStore)\b))/,
    ),
  },
  {
    name: 'items', // of lists, also of the one on the front page, which needs no queries
    test: anyOf(
      /web\/base\/(design\/(LongText|list-text)|page\/ItemPicture|text\/(counted-title|sentences|shop-name))\.tsx?$/,
      /web\/guests\/drawn\/(GivenSoFar|QuantityMeter|SharedItemFace|item-finder|surprise-marks)\.tsx?$/,
      /server\/(?:lists\/seeds\/demo-lists|.*\/gift-anchor)\.rules\.ts$/,
      /lucide-react\/dist\/esm\/icons\/(search|undo-2)\./,
    ),
  },
  {
    name: 'lists', // of guests and of owners
    test: anyOf(
      /web\/base\/(design\/useFocusAfter|network\/usePolling|page\/(PlaceholderRow|RestToCome|awaited-items))\.tsx?$/,
      /web\/(base\/(printing\/usePrint|state\/useStableValue)|core\/session\/session-end-text)\.tsx?$/,
      /lucide-react\/dist\/esm\/icons\/printer\./,
    ),
  },
  {
    name: 'guests',
    test: anyOf(
      /web\/guests\/(drawn\/SharedListSkeleton|purchases\/(stored-purchases|useUndo)|questions\/QuestionsLine)\.tsx?$/,
      /web\/(base\/text\/questions-text|core\/(safety\/ReportButton|session\/guest-key))\.tsx?$/,
      /lucide-react\/dist\/esm\/icons\/flag\./,
      /web\/guests\/shared-list\/(open-shared-list|shared-list-changes)\.tsx?$/,
      // All that names the fields of a shared list: they repeat each other, which costs next to nothing within a file.
      /web\/guests\/shared-list\/(SharedList(Screen|View|Heading)|useLiveSharedList|useUnlistedPurchases)\.generated\.ts$/,
    ),
  },
  {
    name: 'drafts', // of forms and their sheets: each file has a name, which a guest's app says for whatever comes later
    test: /web\/(core\/form\/(conflicts|discarded-drafts|drafts|useDraft|useKeptDraft)|base\/design\/(small-screen|dialogs\/sheet-notes))\.ts$/,
  },
  { name: 'charts', test: /node_modules\/recharts\// }, // which say nothing, as those do that draw with them
];

/** Blockers keep files away that are named like these. */
const LIKE_ADVERTISING =
  /analytic|affiliat|advert|banner|beacon|click|pixel|promo|sponsor|stat(?:s|istic)|track|\bads?\b/i;

/**
 * Seven letters, of which the bundler needs as many, tell the versions of a file apart; each is named by many others, in letters that no compression makes
 * smaller. They are hexadecimal, which takes 700 bytes from the app of a guest: 28 bits tell versions of one file apart well enough.
 */
function chunkFileNames({ name, moduleIds }: { name: string; moduleIds: string[] }): string {
  if (LIKE_ADVERTISING.test(name)) return 'assets/part-[hash:7].js';
  if (name === 'rolldown-runtime') return 'assets/r-[hash:7].js'; // every file names it
  return moduleIds.some((id) => EDITOR.test(id)) ? 'assets/editor-[name]-[hash:7].js' : 'assets/[name]-[hash:7].js';
}

/** The package asks the page of a browser for the names of characters, and workers have none. */
const namesWithoutPage: Plugin = {
  name: 'kindlist:names-without-page',
  enforce: 'pre',
  resolveId: (id) =>
    id === 'decode-named-character-reference'
      ? resolve('node_modules/decode-named-character-reference/index.js')
      : null,
};

/** The messages of the app in English, as the macros find them. */
const english = new Map<string, string>();

export default defineConfig(({ command }) => ({
  root: 'web',
  plugins: [
    macros({ into: command === 'build' ? 'ids' : 'english', onMessage: (id, icu) => english.set(id, icu) }),
    onePathIcons(),
    react(),
    tailwindcss(),
    firstScript(),
    inlineMessages(english),
    anySitePath(),
    packedFiles(),
    serviceWorker(), // which notes what its files are
    pageStyles(),
    compression({ algorithms: ['gzip'], threshold: 1024, exclude: editorFiles }), // browsers take Brotli by HTTPS only
    compression({ algorithms: ['brotliCompress'], threshold: 1024, exclude: editorFiles }),
    compression({ algorithms: [['brotliCompress', QUICK_BROTLI]], threshold: 1024, include: editorFiles }),
  ],
  worker: { format: 'es', plugins: () => [macros(), namesWithoutPage] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    reportCompressedSize: false,
    modulePreload: { polyfill: false }, // Safari before 17 loads the same files, hardly later
    manifest: true, // the server reads in it which files a screen needs
    rolldownOptions: { output: { chunkFileNames, hashCharacters: 'hex', codeSplitting: { groups: shared } } },
  },
  resolve: {
    alias: [
      // Its default for browsers is written for those of ten years ago, and larger.
      { find: /^rxjs$/, replacement: resolve('node_modules/rxjs/dist/esm/index.js') },
      // Its default warns those who develop.
      { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
      // Apollo Client's own, which brings the printer of GraphQL.
      { find: /^[.]\/graphql\/print[.]js$/, replacement: resolve('web/base/network/document-texts.ts') },
    ],
  },
  optimizeDeps: { exclude: ['graphiql/setup-workers/vite'] }, // its ?worker imports cannot be pre-bundled
  server: {
    host: '127.0.0.1',
    proxy: {
      '/graphql': { ...server, changeOrigin: false, ws: true },
      '/api/v1': server,
      '^/images/(?!.*[.]tsx?)': server, // pictures, and not the modules of a folder with the same name
      '/outbox': server,
    },
  },
}));
