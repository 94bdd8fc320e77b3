import { statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { backUp } from '../core/backup/back-up.ts';
import { diskBackupStore } from '../core/backup/disk-backup-store.ts';
import { timestampOf } from '../core/backup/scheduled-backups.ts';
import { backupSource } from './configured-backups.ts';
import { onConfiguredDatabase } from './configured-database.ts';
import { configuredImageStore } from './configured-image-store.ts';

const TO_STANDARD_OUTPUT = '-';

/** Writes everything that is kept into one file, also while the product runs: `npm run backup [-- FILE]`, or `-` for a pipe. */
export function backup([file]: string[]): Promise<void> {
  return onConfiguredDatabase(async ({ config, url: databaseUrl }) => {
    const source = backupSource(config, databaseUrl, await configuredImageStore(config));
    const target = file ?? join(config.DATA_DIR, 'backups', `kindlist-${timestampOf(new Date())}.tar.gz`);
    const store = diskBackupStore(dirname(target));
    const report =
      target === TO_STANDARD_OUTPUT
        ? await backUp(process.stdout, source)
        : await store.write(basename(target), (to) => backUp(to, source));
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
