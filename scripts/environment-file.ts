import { existsSync } from 'node:fs';

const FILE = '.env';

/** Takes the settings in `.env`, if there is one. What the environment says itself comes first. */
export function loadEnvironmentFile(): void {
  if (existsSync(FILE)) process.loadEnvFile(FILE);
}
