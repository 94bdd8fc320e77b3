import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZippedFile {
  path: string;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Pictures are small already. */
  isCompressed?: boolean;
}

/**
 * Packs files one after the other, each piece when somebody takes it: what waits in memory is one piece of one file.
 * Holds 65,000 files and 4 GB at most, which is what a zip without extensions can name.
 */
export async function* zip(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const archive = new Zip((problem, piece) => {
    if (problem) throw problem;
    packed.push(piece);
  });
  for await (const { path, content, isCompressed = false } of files) {
    const entry = isCompressed ? new ZipPassThrough(path) : new ZipDeflate(path);
    archive.add(entry);
    for await (const piece of content) {
      entry.push(piece);
      yield* packed.splice(0);
    }
    entry.push(new Uint8Array(0), true);
    yield* packed.splice(0);
  }
  archive.end();
  yield* packed;
}
