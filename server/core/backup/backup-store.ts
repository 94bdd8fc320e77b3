import type { Readable, Writable } from 'node:stream';

export interface StoredBackup {
  name: string;
  bytes: number;
}

export interface BackupStore {
  readonly kind: 'disk' | 's3';
  /** Nothing stands under the name until `fill` has ended its stream, or if it fails. */
  write<Result>(name: string, fill: (to: Writable) => Promise<Result>): Promise<Result>;
  read(name: string): Promise<Readable>;
  list(): Promise<StoredBackup[]>;
  remove(name: string): Promise<void>;
}
