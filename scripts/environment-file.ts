import { existsSync } from 'node:fs';

const FILE = '.env';

/** The environment itself comes first. */
export function loadEnvironmentFile(): void {
  if (existsSync(FILE)) process.loadEnvFile(FILE);
}
