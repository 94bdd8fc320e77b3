import { ensureCommands } from './build.ts';
import { loadEnvironmentFile } from './environment-file.ts';

// `npm run migrate`, `npm run admin -- EMAIL` …: what is in server/commands, built again only if the server's sources have changed.
loadEnvironmentFile();
await ensureCommands();
await import(new URL('../dist/commands/run.js', import.meta.url).href);
