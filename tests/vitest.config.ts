import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { decorators } from '../server/vite.config.ts';

export default defineConfig({
  oxc: decorators,
  // Vite would take the modules of the package and Node takes its main file: two copies that refuse each other's schemas.
  resolve: { alias: [{ find: /^graphql$/, replacement: resolve('node_modules/graphql/index.js') }] },
  test: {
    root: 'tests',
    include: ['{server,web,start}/**/*.test.{ts,tsx}'],
    testTimeout: 30_000, // a test waits for what happens, on machines that do other things too
    globalSetup: 'server/template-database.ts',
    setupFiles: 'web/patience.ts',
  },
});
