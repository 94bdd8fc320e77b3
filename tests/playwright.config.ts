import '../scripts/languages/macros-in-node.ts';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { installedChromium } from '../scripts/chromium.ts';
import { ADMINISTRATOR } from './e2e/site/administrator.ts';
import { SHOP_HOST, SHOP_PORT } from './e2e/site/shop-pages.ts';
import { CLIENT_ID } from './fakes/google-server.ts';
import { HANGS_AFTER_MS, LONGEST_WAIT_MS, SECOND_TRY } from './run-limits.ts';

const port = Number(process.env.E2E_PORT ?? 4173);
const googlePort = Number(process.env.E2E_GOOGLE_PORT ?? port + 1);
const baseURL = `http://127.0.0.1:${port}`;

/** The built product, in a browser: `npm run test:e2e` builds it and brings a database. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  workers: Math.max(availableParallelism(), 3), // tests wait for mails and news: two of them leave a sixth of two cores idle
  forbidOnly: true,
  timeout: HANGS_AFTER_MS,
  expect: { timeout: LONGEST_WAIT_MS },
  retries: SECOND_TRY,
  use: {
    baseURL,
    serviceWorkers: 'block', // but in offline.spec.ts: elsewhere each would fetch the whole app
    screenshot: 'only-on-failure', // `--trace on` tells more, and takes half as long again
    launchOptions: {
      executablePath: installedChromium(),
      args: ['--js-flags=--max-opt=1'], // up to Sparkplug: no page lives long enough for what Maglev and TurboFan take
    },
  },
  webServer: [
    {
      command: 'node dist/server/main.js',
      cwd: '..',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      url: `${baseURL}/`,
      env: {
        NODE_ENV: 'test',
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: baseURL,
        GOOGLE_CLIENT_ID: CLIENT_ID,
        GOOGLE_ISSUER_URL: `http://127.0.0.1:${googlePort}`,
        DATA_DIR: resolve('test-results/data'),
        DATABASE_URL: process.env.DATABASE_URL ?? '',
        EXTRACT_ALLOW_PRIVATE_HOSTS: SHOP_HOST,
        ADMIN_EMAIL: ADMINISTRATOR.email,
        ADMIN_PASSWORD: ADMINISTRATOR.password,
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'warn',
      },
    },
    {
      command: `node e2e/site/google.ts ${googlePort}`,
      url: `http://127.0.0.1:${googlePort}/keys`,
    },
    {
      command: `node e2e/site/shop.ts ${SHOP_PORT}`,
      url: `http://${SHOP_HOST}/`,
    },
  ],
});
