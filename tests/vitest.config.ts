import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { catalogues, demoTexts } from '../scripts/languages/catalogue.plugin.ts';
import { macros } from '../scripts/languages/macros.plugin.ts';
import { decorators } from '../server/vite.config.ts';
import { ByEnvironment } from './by-environment.sequencer.ts';
import { HANGS_AFTER_MS, LONGEST_WAIT_MS, SECOND_TRY, WORKER_OPTIONS } from './run-limits.ts';

const WEB = { isolate: false, setupFiles: ['waiting-times.ts', 'web/fresh-page.ts', 'web/text-nodes.ts'] };

export default defineConfig({
  plugins: [macros(), catalogues(), demoTexts()], // the projects take them over
  oxc: decorators,
  test: {
    root: 'tests',
    globalSetup: 'server/template-database.ts',
    sequence: { sequencer: ByEnvironment },
    retry: SECOND_TRY,
    // Tests wait for databases and processes: two of them leave a third of two cores idle.
    maxWorkers: Math.max(availableParallelism() - 1, 3),
    execArgv: WORKER_OPTIONS,
    projects: [
      // These keep their rows in a database per file, so they share the loaded server: loading it takes longer than
      // most of them.
      project('server', {
        include: ['{server,start}/**/*.test.ts'],
        isolate: false,
        restoreMocks: true,
        setupFiles: ['reflect-metadata', 'waiting-times.ts'], // decorators need it, in whatever order files are loaded
      }),
      // A page of their own is enough for these: React and what else is installed is loaded once.
      project('web', { ...WEB, include: ['web/**/*.test.{ts,tsx}'], exclude: ['web/extension/**'] }),
      // The extension reads once, as it is loaded, which browser it is in: its modules are loaded anew by each test, for nobody else.
      project('extension', { ...WEB, isolate: true, include: ['web/extension/*.test.ts'] }),
    ],
  },
});

export function project(name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return {
    oxc: decorators,
    // Vite would take the modules of the package and Node takes its main file: two copies that refuse each other's schemas.
    resolve: { alias: [{ find: /^graphql$/, replacement: resolve('node_modules/graphql/index.js') }] },
    test: {
      name,
      css: { include: /theme\.css/ }, // whose colours the server reads
      testTimeout: HANGS_AFTER_MS,
      hookTimeout: HANGS_AFTER_MS,
      expect: { poll: { timeout: LONGEST_WAIT_MS } },
      setupFiles: 'waiting-times.ts',
      ...test,
    },
  };
}
