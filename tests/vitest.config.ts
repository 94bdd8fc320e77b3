import { defineConfig } from 'vitest/config';
import { decorators } from '../server/vite.config.ts';

export default defineConfig({
  oxc: decorators,
  test: {
    root: 'tests',
    include: ['{server,web,start}/**/*.test.{ts,tsx}'],
    globalSetup: 'server/template-database.ts',
  },
});
