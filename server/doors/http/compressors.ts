import type { Transform } from 'node:stream';
import { constants, createGzip, createZstdCompress, type ZlibReset } from 'node:zlib';

/** Repeats are found within so many bytes; more would cost each compressor as much memory. */
const WINDOW_LOG_2 = 18;

/** As docs/performance.md measures them, the better ones first. */
const MAKE = {
  zstd: () =>
    createZstdCompress({
      flush: constants.ZSTD_e_end,
      params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_windowLog]: WINDOW_LOG_2 },
    }),
  gzip: () => createGzip({ flush: constants.Z_FINISH, level: 6 }),
};

export type Encoding = keyof typeof MAKE;

export const ENCODINGS = Object.keys(MAKE) as Encoding[];

/** Node compresses no more at once. */
const MOST_IDLE = 4;

/**
 * A stream for each text is dear: V8 takes it for alive until it collects everything, with the text, its buffers
 * and what compresses it.
 */
export class Compressors {
  private readonly idle: Record<Encoding, Transform[]> = { zstd: [], gzip: [] };

  async compress(text: string, encoding: Encoding): Promise<Buffer> {
    const idle = this.idle[encoding];
    const stream = idle.pop() ?? MAKE[encoding]();
    const compressed = await compressBy(stream, text); // one that failed is not used again
    if (encoding === 'gzip') (stream as Transform & ZlibReset).reset(); // zstd begins anew by itself
    if (idle.length < MOST_IDLE) idle.push(stream);
    else stream.destroy();
    return compressed;
  }
}

function compressBy(stream: Transform, text: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const keep = (part: Buffer) => parts.push(part);
    const fail = (problem: Error) => {
      stream.destroy();
      reject(problem);
    };
    stream.on('data', keep).once('error', fail);
    stream.write(Buffer.from(text), (problem) => {
      if (problem) return fail(problem);
      while (stream.read() !== null); // what it holds still, it tells as data
      stream.off('data', keep).off('error', fail);
      resolve(parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts));
    });
  });
}
