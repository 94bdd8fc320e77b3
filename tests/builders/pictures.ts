import { crc32 } from 'node:zlib';
import type { EntityManager } from '@mikro-orm/postgresql';
import sharp, { type Sharp } from 'sharp';
import { newSecret } from '../../server/base/database/secret-token.ts';
import { Image } from '../../server/core/images/image.entity.ts';

interface Shape {
  width?: number;
  height?: number;
}

/** A plain picture, to be encoded as the test wishes. */
export function aPicture({ width = 800, height = 600 }: Shape = {}): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#b0305c' } });
}

/** As a phone takes it: on its side, and saying where it was taken. */
export function aPhoneJpeg(): Promise<Buffer> {
  const taken = { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' };
  return aPicture()
    .jpeg()
    .withExif({ IFD0: { Model: 'Pocket camera' }, IFD3: taken })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

export async function anAnimation(frames = 3): Promise<Buffer> {
  const shades = Array.from({ length: frames }, (_, frame) => `rgb(${frame * 40}, 80, 80)`);
  const pictures = shades.map((background) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(pictures), { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** A small file that says of itself that it is enormous. */
export async function aPixelBomb(): Promise<Buffer> {
  const file = await aPicture({ width: 8, height: 8 }).png().toBuffer();
  file.writeUInt32BE(30_000, 16);
  file.writeUInt32BE(30_000, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29); // the head's checksum
  return file;
}

/** The row of a picture, without its files. */
export function anImage(em: EntityManager): Image {
  const originalKey = `items/${newSecret()}.jpg`;
  const about = { filename: 'mug.jpg', contentType: 'image/jpeg', size: 1000, width: 800, height: 600 };
  return em.create(Image, { originalKey, thumbnailKey: originalKey.replace('.jpg', '-s.webp'), ...about });
}
