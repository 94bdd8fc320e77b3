import { createStore } from '../../base/state/store.ts';

/** A file to be read, or a text that was pasted, until the screen for it has taken it. */
export interface GivenFile {
  name: string;
  bytes: Uint8Array;
}

/** A file that was dropped on a list. */
export const droppedFile = createStore<File | null>(null);

export async function bytesOf(file: File): Promise<GivenFile> {
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}

export function pastedText(text: string): GivenFile {
  return { name: '', bytes: new TextEncoder().encode(text) };
}
