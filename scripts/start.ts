import { flushCompileCache } from 'node:module';
import { ensureBuilt } from './build.ts';
import { loadEnvironmentFile } from './environment-file.ts';

loadEnvironmentFile();
try {
  await ensureBuilt();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
process.env.NODE_ENV ||= 'production';
await import(new URL('../dist/server/main.js', import.meta.url).href);
flushCompileCache(); // a second start has its code compiled already, and what takes 14 MB to read TypeScript stays out of it
