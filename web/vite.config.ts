import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

const server = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

/** The playground's editor: so large that the best compression would take longer than the whole rest of the build. */
const editor = /monaco|Playground|worker/;

export default defineConfig({
  root: 'web',
  plugins: [
    react(),
    tailwindcss(),
    compression({ algorithms: ['gzip'], threshold: 1024 }),
    compression({ algorithms: ['brotliCompress'], threshold: 1024, exclude: editor }),
  ],
  build: { outDir: '../dist/web', emptyOutDir: true, reportCompressedSize: false },
  optimizeDeps: { exclude: ['graphiql/setup-workers/vite'] }, // its ?worker imports cannot be pre-bundled
  server: { host: '127.0.0.1', proxy: { '/graphql': { target: server, ws: true }, '/api': server, '/outbox': server } },
});
