import { keepSecret } from '../base/process/kept-secret.ts';
import { signingSecretFile } from '../config.ts';
import { restore } from '../core/backup/restore.ts';
import { onConfiguredDatabase } from './configured-database.ts';
import { configuredImageStore } from './configured-image-store.ts';
import { migrate } from './migrate.ts';

const REPLACE = '--replace';

/** Puts a backup back: `npm run restore -- FILE`. Over people and lists that are there only with `--replace`. */
export function restoreBackup(args: string[]): Promise<void> {
  const [file, ...others] = args.filter((argument) => argument !== REPLACE);
  if (!file || others.length > 0) throw new Error('Which backup? npm run restore -- FILE [--replace]');
  return onConfiguredDatabase(async ({ config, url: databaseUrl, orm }) => {
    const report = await restore(file, {
      databaseUrl,
      orm,
      imageStore: await configuredImageStore(config),
      keepSecret: (secret) => {
        if (!config.JWT_SECRET) keepSecret(signingSecretFile(config.DATA_DIR), secret);
      },
      isReplacing: args.includes(REPLACE),
    });
    await migrate(orm, databaseUrl); // what this Kindlist has more than the one that was backed up
    const rows = Object.values(report.rows).reduce((sum, count) => sum + count, 0);
    console.log(`Restored ${rows} rows and ${report.pictures} files of pictures, as they were at ${report.madeAt}.`);
  });
}
