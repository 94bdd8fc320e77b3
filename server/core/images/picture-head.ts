import type { ImageType } from './image.rules.ts';

interface PictureHead {
  width: number;
  height: number;
  bytesPerPixel: number;
  isUnfoldedAtOnce: boolean;
}

const CHANNELS = 4;

/** No decoder takes part. Null without a head. */
export function headOf(file: Buffer, type: ImageType): PictureHead | null {
  try {
    return READERS[type](file);
  } catch {
    return null; // it ends before its head does
  }
}

const READERS: Record<ImageType, (file: Buffer) => PictureHead | null> = {
  'image/png': (file) => ({
    width: file.readUInt32BE(16),
    height: file.readUInt32BE(20),
    bytesPerPixel: CHANNELS * (file.readUInt8(24) === 16 ? 2 : 1),
    isUnfoldedAtOnce: file.readUInt8(28) === 1, // interlaced
  }),
  'image/jpeg': headOfJpeg,
  'image/gif': (file) => whole(file.readUInt16LE(6), file.readUInt16LE(8)),
  'image/webp': headOfWebP,
};

function whole(width: number, height: number): PictureHead {
  return { width, height, bytesPerPixel: CHANNELS, isUnfoldedAtOnce: true };
}

const FRAME_MARKERS = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
const PROGRESSIVE = new Set([0xc2, 0xc6, 0xca, 0xce]);
const START_OF_SCAN = 0xda;

function headOfJpeg(file: Buffer): PictureHead | null {
  let at = 2;
  for (;;) {
    while (file.readUInt8(at) === 0xff) at += 1; // a marker, after any number of these
    const marker = file.readUInt8(at);
    if (marker === START_OF_SCAN) return null;
    if (FRAME_MARKERS.has(marker)) {
      const size = { width: file.readUInt16BE(at + 6), height: file.readUInt16BE(at + 4) };
      return { ...size, bytesPerPixel: CHANNELS, isUnfoldedAtOnce: PROGRESSIVE.has(marker) };
    }
    at += 1 + file.readUInt16BE(at + 1);
    if (file.readUInt8(at) !== 0xff) return null;
  }
}

function headOfWebP(file: Buffer): PictureHead | null {
  const kind = file.toString('latin1', 12, 16);
  if (kind === 'VP8X') return whole(1 + file.readUIntLE(24, 3), 1 + file.readUIntLE(27, 3));
  if (kind === 'VP8 ') return whole(file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff);
  if (kind !== 'VP8L') return null;
  const bits = file.readUInt32LE(21);
  return whole(1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff));
}
