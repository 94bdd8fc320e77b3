import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Twice its shown size, for fine screens. */
const ICON_PIXELS = 48;

const MAX_ICON_BYTES = 1_000_000;
const MAX_ICON_PIXELS = 4_000_000;
const TIMEOUT_MS = 5_000;

export async function drawIcon(place: string): Promise<Buffer> {
  const picture = /^https?:/.test(place) ? await fetched(place) : await readFile(place);
  return sharp(picture, { limitInputPixels: MAX_ICON_PIXELS })
    .resize(ICON_PIXELS, ICON_PIXELS, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
}

async function fetched(address: string): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok || !response.body) throw new Error(`it answers ${response.status}`);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body) {
    bytes += part.byteLength;
    if (bytes > MAX_ICON_BYTES) throw new Error(`it is larger than ${MAX_ICON_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
