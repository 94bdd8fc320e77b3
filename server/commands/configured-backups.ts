import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Config, signingSecretFile } from '../config.ts';
import type { BackupSource } from '../core/backup/back-up.ts';
import { diskBackupStore } from '../core/backup/disk-backup-store.ts';
import type { BackupPlan } from '../core/backup/scheduled-backups.ts';
import type { ImageStore } from '../core/images/image-store.ts';
import { pictureKeys } from './configured-image-store.ts';

export function backupSource(config: Config, databaseUrl: string, imageStore: ImageStore): BackupSource {
  return { databaseUrl, imageStore, signingSecret: keptSecretOf(config) };
}

/** Backups by the clock, as the settings say. */
export async function configuredBackups(config: Config, source: BackupSource): Promise<BackupPlan> {
  return {
    ...(await placeOf(config)),
    schedule: config.BACKUP_SCHEDULE ?? null,
    mostKept: config.BACKUP_KEEP,
    keptDays: config.BACKUP_KEEP_DAYS,
    source,
  };
}

async function placeOf(config: Config): Promise<Pick<BackupPlan, 'store' | 'place'>> {
  const { BACKUP_S3_BUCKET: bucket, DATA_DIR, BACKUP_DIR = join(DATA_DIR, 'backups') } = config;
  if (!bucket) return { store: diskBackupStore(BACKUP_DIR), place: resolve(BACKUP_DIR) };
  const { s3BackupStore } = await import('../core/backup/s3-backup-store.ts'); // its client is large
  const { BACKUP_S3_ACCESS_KEY_ID: ownId, BACKUP_S3_SECRET_ACCESS_KEY: ownSecret } = config;
  const store = s3BackupStore({
    bucket,
    endpoint: config.BACKUP_S3_ENDPOINT ?? config.S3_ENDPOINT,
    region: config.BACKUP_S3_REGION ?? config.S3_REGION,
    credentials: ownId && ownSecret ? { accessKeyId: ownId, secretAccessKey: ownSecret } : pictureKeys(config),
  });
  return { store, place: `s3://${bucket}` };
}

function keptSecretOf({ JWT_SECRET, DATA_DIR }: Config): string | null {
  const file = signingSecretFile(DATA_DIR);
  return JWT_SECRET || !existsSync(file) ? null : readFileSync(file, 'utf8');
}
