import { defineConfig } from 'vite';

/** Vite's oxc does the decorators, here and in the tests. Said outright, since tsconfig reaches only files it includes. */
export const decorators = {
  decorator: { legacy: true },
  assumptions: { setPublicClassFields: true },
  typescript: { removeClassFieldsWithoutInitializer: true },
};

export default defineConfig({
  oxc: decorators,
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist/server',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        'emit-schema': 'server/emit-schema.ts',
        database: 'server/database/database-command.ts',
      },
    },
  },
});
