import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

const server = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 1024 })],
  build: { outDir: '../dist/web', emptyOutDir: true },
  optimizeDeps: { exclude: ['graphiql/setup-workers/vite'] }, // its ?worker imports cannot be pre-bundled
  server: { host: '127.0.0.1', proxy: { '/graphql': { target: server, ws: true }, '/api': server } },
});
