import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ImageType } from '../../../server/core/images/image.rules.ts';
import { headOf } from '../../../server/core/images/picture-head.ts';
import { resizeImage } from '../../../server/core/images/resize-image.ts';
import { anAnimation, aPicture } from '../../builders/pictures.ts';

const SHAPE = { width: 70, height: 40 };

const clear = () => sharp({ create: { ...SHAPE, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } });

/** Says of itself that it is so large; the rest of it is another's. */
async function ofSize(type: ImageType, side: number): Promise<Buffer> {
  const file = await aPicture(SHAPE)
    .toFormat(type === 'image/jpeg' ? 'jpeg' : type === 'image/gif' ? 'gif' : 'png')
    .toBuffer();
  if (type === 'image/png') {
    file.writeUInt32BE(side, 16);
    file.writeUInt32BE(side, 20);
    file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  } else if (type === 'image/gif') {
    file.writeUInt16LE(side, 6);
    file.writeUInt16LE(side, 8);
  } else {
    const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
    file.writeUInt16BE(side, frame + 5);
    file.writeUInt16BE(side, frame + 7);
  }
  return file;
}

describe('the head of a picture', () => {
  test.for([
    ['image/png', 'a PNG', () => aPicture(SHAPE).png(), 4, false],
    ['image/png', 'an interlaced PNG', () => aPicture(SHAPE).png({ progressive: true }), 4, true],
    ['image/png', 'a PNG with a palette', () => aPicture(SHAPE).png({ palette: true }), 4, false],
    ['image/png', 'a PNG of 16 bits', () => aPicture(SHAPE).toColourspace('rgb16').png(), 8, false],
    ['image/jpeg', 'a JPEG', () => aPicture(SHAPE).jpeg(), 4, false],
    ['image/jpeg', 'a progressive JPEG', () => aPicture(SHAPE).jpeg({ progressive: true }), 4, true],
    [
      'image/jpeg',
      'a photo that says much',
      () =>
        aPicture(SHAPE)
          .jpeg()
          .withExif({ IFD0: { Model: 'x'.repeat(9_000) } }),
      4,
      false,
    ],
    ['image/gif', 'a GIF', () => aPicture(SHAPE).gif(), 4, true],
    ['image/webp', 'a WebP', () => aPicture(SHAPE).webp(), 4, true],
    ['image/webp', 'a WebP without loss', () => aPicture(SHAPE).webp({ lossless: true }), 4, true],
    ['image/webp', 'a WebP that lets something through', () => clear().webp(), 4, true],
  ] as const)(
    '%s of %s tells its size and how it is unfolded',
    async ([type, , make, bytesPerPixel, isUnfoldedAtOnce]) => {
      expect(headOf(await make().toBuffer(), type)).toEqual({ ...SHAPE, bytesPerPixel, isUnfoldedAtOnce });
    },
  );

  test('that ends too early, or was damaged anywhere, tells nothing or something, and never throws', async () => {
    const files: [ImageType, Buffer][] = [
      ['image/png', await aPicture(SHAPE).png().toBuffer()],
      ['image/jpeg', await aPicture(SHAPE).jpeg().toBuffer()],
      ['image/gif', await anAnimation(2)],
      ['image/webp', await clear().webp().toBuffer()],
    ];
    for (const [type, file] of files) {
      for (let length = 12; length < Math.min(file.length, 700); length += 1) {
        headOf(file.subarray(0, length), type);
        const damaged = Buffer.from(file);
        damaged[length] = 0xff;
        headOf(damaged, type);
      }
    }
    expect(headOf(Buffer.from([0xff, 0xd8, 0xff, 0xff]), 'image/jpeg')).toBeNull();
  });
});

describe('what is too large to be unfolded is refused by its head', () => {
  const refusal = { code: 'FILE_TOO_LARGE', message: expect.stringContaining('too many pixels') };

  test.for(['image/png', 'image/jpeg', 'image/gif'] as const)('50,000 pixels to each side: %s', async (type) => {
    const file = await ofSize(type, 50_000);
    await expect(resizeImage({ content: file, contentType: type }, 'items', 'ann')).rejects.toMatchObject(refusal);
  });

  test('16 bits a colour, interlaced, of 64 megapixels; what is drawn line by line is not', async () => {
    const lines = await ofSize('image/png', 8_000);
    const whole = Buffer.from(lines);
    whole[24] = 16;
    whole[28] = 1;
    await expect(resizeImage({ content: whole, contentType: 'image/png' }, 'items', 'ann')).rejects.toMatchObject(
      refusal,
    );
    await expect(resizeImage({ content: lines, contentType: 'image/png' }, 'items', 'ann')).rejects.toMatchObject({
      code: 'INVALID_FILE_TYPE', // its pixels are another's
    });
  });

  test('a picture of thousands of frames, however small each is', async () => {
    const animation = await anAnimation(2);
    const frame = animation.subarray(animation.lastIndexOf(Buffer.from([0x21, 0xf9])), animation.length - 1);
    const file = Buffer.concat([
      animation.subarray(0, -1),
      ...Array.from({ length: 2_100 }, () => frame),
      Buffer.from([0x3b]),
    ]);
    await expect(resizeImage({ content: file, contentType: 'image/gif' }, 'items', 'ann')).rejects.toMatchObject(
      refusal,
    );
  });
});

test('somebody who uploads a hundred pictures waits for their own, and others do not', async () => {
  const content = await aPicture({ width: 1_500, height: 1_500 }).jpeg().toBuffer();
  const done: string[] = [];
  const upload = (person: string) =>
    resizeImage({ content, contentType: 'image/jpeg' }, 'items', person).then(
      () => done.push(person),
      (problem) => done.push(`${person} ${problem.code}`),
    );
  const all = Array.from({ length: 100 }, () => upload('busy'));
  await upload('honest');

  expect(done.filter((each) => each === 'busy').length).toBeLessThanOrEqual(4);
  await Promise.all(all);
  expect(done.filter((each) => each === 'busy RATE_LIMITED').length).toBe(83);
});
