import type { Copied } from '#rules/shops/lines/pasted/rich-text';
import { createStore } from '../../base/state/store.ts';

/** A file to be read, or a text that was pasted, until the screen for it has taken it. */
export interface GivenFile {
  /** Empty for a text. */
  name: string;
  bytes: Uint8Array;
  copied?: Copied;
}

/** Files that were dropped on a list. */
export const droppedFiles = createStore<readonly File[]>([]);

export function filesGiven(files: readonly File[]): Promise<GivenFile[]> {
  return Promise.all(files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })));
}

/** A text, with the clipboard that it was pasted from: its links are not in the words. */
export function pastedText(text: string, copied?: Copied): GivenFile {
  return { name: '', bytes: new TextEncoder().encode(text), copied };
}

/** In bytes: a longer text is not corrected by hand. */
const LONGEST_CHANGED = 200_000;

/** The words of a single file of them, which somebody may want to correct; null for any other. */
export function textOfFile(given: readonly GivenFile[]): string | null {
  const [file, ...others] = given;
  if (!file || file.name === '' || others.length > 0 || file.bytes.length > LONGEST_CHANGED) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file.bytes);
  } catch {
    return null; // in another encoding
  }
}
