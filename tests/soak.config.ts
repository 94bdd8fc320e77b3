import { defineConfig, mergeConfig } from 'vitest/config';
import everyday, { project } from './vitest.config.ts';

/** Tests that `npm run test:soak` repeats: those that depend on chance, with another seed each time. */
export default mergeConfig(
  { ...everyday, test: { ...everyday.test, retry: 0, projects: [] } },
  defineConfig({
    test: {
      maxWorkers: 1, // one after the other, so that a failure is seen again by its seed
      projects: [
        project('web', { include: ['web/**/editing-together.test.tsx'] }),
        project('soak', { include: ['soak/*.test.ts'], testTimeout: 600_000 }),
      ],
    },
  }),
);
