import { createWriteStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Config, signingSecretFile } from '../config.ts';
import { backUp } from '../core/backup/back-up.ts';
import { onConfiguredDatabase } from './configured-database.ts';
import { configuredImageStore } from './configured-image-store.ts';

const TO_STANDARD_OUTPUT = '-';

/** Writes everything that is kept into one file, also while the product runs: `npm run backup [-- FILE]`, or `-` for a pipe. */
export function backup([file]: string[]): Promise<void> {
  return onConfiguredDatabase(async ({ config, url: databaseUrl }) => {
    const source = { databaseUrl, imageStore: await configuredImageStore(config), signingSecret: keptSecretOf(config) };
    const target = file ?? join(config.DATA_DIR, 'backups', `kindlist-${timestamp()}.tar.gz`);
    const report =
      target === TO_STANDARD_OUTPUT ? await backUp(process.stdout, source) : await writeAside(target, source);
    const rows = Object.values(report.rows).reduce((sum, count) => sum + count, 0);
    const size = target === TO_STANDARD_OUTPUT ? '' : `, ${(statSync(target).size / 1e6).toFixed(1)} MB`;
    console.error(`Backed up ${rows} rows and ${report.pictures} files of pictures${size}: ${target}`);
    if (report.missing.length > 0) {
      console.error(
        `${report.missing.length} files of pictures are not where they should be: ${report.missing.join(', ')}`,
      );
    }
    if (!file) console.error('Keep it somewhere else: with this machine it would be lost, too.');
  });
}

/** So that a file of this name is a whole backup. For its owner's eyes, since it holds everything. */
async function writeAside(target: string, source: Parameters<typeof backUp>[1]) {
  if (existsSync(target)) throw new Error(`${target} is there already.`);
  mkdirSync(dirname(target), { recursive: true });
  const draft = `${target}.${process.pid}.part`;
  try {
    const report = await backUp(createWriteStream(draft, { mode: 0o600, flush: true }), source);
    renameSync(draft, target);
    return report;
  } catch (problem) {
    rmSync(draft, { force: true });
    throw problem;
  }
}

function keptSecretOf({ JWT_SECRET, DATA_DIR }: Config): string | null {
  const file = signingSecretFile(DATA_DIR);
  return JWT_SECRET || !existsSync(file) ? null : readFileSync(file, 'utf8');
}

function timestamp(): string {
  return new Date().toISOString().slice(0, 19).replaceAll(':', '-');
}
