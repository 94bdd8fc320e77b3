import { createStore } from '../../base/state/store.ts';

/** A file to be read, or a text that was pasted, until the screen for it has taken it. */
export interface GivenFile {
  /** Empty for a text. */
  name: string;
  bytes: Uint8Array;
}

/** Files that were dropped on a list. */
export const droppedFiles = createStore<readonly File[]>([]);

export function filesGiven(files: readonly File[]): Promise<GivenFile[]> {
  return Promise.all(files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })));
}

export function pastedText(text: string): GivenFile {
  return { name: '', bytes: new TextEncoder().encode(text) };
}
