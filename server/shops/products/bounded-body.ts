import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FetchRefused } from './page-fetcher.ts';

/** The body of an answer, unpacked, up to so many bytes: what a few kilobytes unfold to is counted as it comes. */
export async function boundedBody(response: IncomingMessage, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(response.headers['content-length']) > maxBytes) throw new FetchRefused('not_html');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of unpacked(response, maxBytes)) {
    size += (chunk as Buffer).length;
    if (size > maxBytes) throw new FetchRefused('not_html');
    chunks.push(chunk as Buffer);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function unpacked(response: IncomingMessage, maxBytes: number): Readable {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity' || encoding === '') return response;
  const decoder = decoderOf(encoding);
  let packed = 0;
  response.on('data', (chunk: Buffer) => {
    packed += chunk.length;
    if (packed > maxBytes) response.destroy(new FetchRefused('not_html'));
  });
  response.on('error', (problem) => decoder.destroy(problem));
  return response.pipe(decoder);
}

function decoderOf(encoding: string) {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip();
  if (encoding === 'br') return createBrotliDecompress();
  if (encoding === 'deflate') return createInflate();
  throw new FetchRefused('not_html'); // we asked for none of its kind
}
