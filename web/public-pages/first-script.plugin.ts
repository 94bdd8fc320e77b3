import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const ADDRESS = '/before-paint.js';

/** It stands in every page and needs no other file. */
export function firstScript(): Plugin {
  return {
    name: 'kindlist:first-script',
    configureServer(server) {
      server.middlewares.use(ADDRESS, (_request, response, next) => {
        const send = (code: string) => response.setHeader('Content-Type', 'text/javascript').end(code);
        bundled().then(send, next);
      });
    },
    async writeBundle({ dir = '' }) {
      writeFileSync(join(dir, ADDRESS), await bundled());
    },
  };
}

async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2024',
      rolldownOptions: { input: join(import.meta.dirname, 'before-paint.ts'), output: { format: 'iife' } },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('before-paint.ts was not built.');
  return result.output[0].code;
}
