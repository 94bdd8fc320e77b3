import { existsSync } from 'node:fs';

const FILE = '.env';

export function loadEnvironmentFile(): void {
  if (existsSync(FILE)) process.loadEnvFile(FILE);
}
