import type { Readable, Writable } from 'node:stream';

export interface StoredBackup {
  name: string;
  bytes: number;
}

/** Keeps backups, apart from what they are of. */
export interface BackupStore {
  readonly kind: 'disk' | 's3';
  /** Keeps all that `fill` writes, which it ends; there is nothing under the name until then, or if it fails. */
  write<Result>(name: string, fill: (to: Writable) => Promise<Result>): Promise<Result>;
  read(name: string): Promise<Readable>;
  /** All files that are there, also other ones. */
  list(): Promise<StoredBackup[]>;
  remove(name: string): Promise<void>;
}
