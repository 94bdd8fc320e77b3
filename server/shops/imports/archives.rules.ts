import { type UnzipFileInfo, unzipSync, zipSync } from 'fflate';
import { UnreadableFile } from './found-file.rules.ts';

/** In bytes, unpacked: one file of an archive, and all that are read of it. */
const LARGEST_ENTRY = 30_000_000;
const LARGEST_CONTENT = 60_000_000;
const MOST_ENTRIES = 5_000;

interface Entries {
  files: Map<string, Uint8Array>;
  /** The number of files that are too large, or too many. */
  leftOut: number;
}

export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

/**
 * Unpacks the files that are wanted. No file takes more room than the archive says, and none is unpacked that says too much: an
 * archive that lies is cut off.
 */
export function unpacked(bytes: Uint8Array, isWanted: (name: string) => boolean): Entries {
  let [size, count, leftOut] = [0, 0, 0];
  const filter = ({ name, originalSize, compression }: UnzipFileInfo) => {
    if (!isWanted(name) || name.endsWith('/')) return false;
    const fits = originalSize <= LARGEST_ENTRY && size + originalSize <= LARGEST_CONTENT && count < MOST_ENTRIES;
    if (!fits || (compression !== 0 && compression !== 8)) {
      leftOut += 1;
      return false;
    }
    size += originalSize;
    count += 1;
    return true;
  };
  try {
    return { files: new Map(Object.entries(unzipSync(bytes, { filter }))), leftOut };
  } catch {
    throw new UnreadableFile('NOT_READABLE');
  }
}

/** An archive of these files, not made smaller. */
export function packed(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  return zipSync(Object.fromEntries(files), { level: 0 });
}
