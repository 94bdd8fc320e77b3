import type { Readable } from 'node:stream';

interface StoredFile {
  content: Readable;
  size: number;
}

/** A key is written once and never again, so a reader may cache it for good. */
export interface ImageStore {
  readonly kind: 'disk' | 's3';
  /** Done when it would outlive a crash. */
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
  /** Keys that are gone already are fine. */
  remove(keys: readonly string[]): Promise<void>;
  isAvailable(): Promise<boolean>;
}
