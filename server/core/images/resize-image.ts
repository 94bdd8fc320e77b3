import sharp, { type Metadata, type Sharp } from 'sharp';
import { FairTurns } from '../../base/rate-limits/fair-turns.ts';
import { InvalidFileType, TooManyPixels, UnreadablePicture } from './errors.ts';
import {
  AVATAR_PIXELS,
  type ImageFolder,
  type ImageType,
  imageType,
  MIDDLE_PIXELS,
  pictureTypeOf,
  THUMBNAIL_PIXELS,
} from './image.rules.ts';
import { ENDINGS } from './image-address.ts';
import { headOf } from './picture-head.ts';

interface Resized {
  original: Buffer;
  thumbnail: Buffer;
  middle: Buffer | null;
  contentType: ImageType;
  width: number;
  height: number;
}

const MOST_PIXELS = 64_000_000;

const MOST_UNFOLDED_BYTES = 4 * MOST_PIXELS;

/** Each takes time, however small it is. */
const MOST_FRAMES = 2_000;

/** Larger ones are unfolded one after the other. */
const LARGE_BYTES = 64 * 1024 * 1024;

const RESIZE_TIMEOUT_SECONDS = 15;

/** Longest side, in pixels: no screen shows more. */
const LARGEST: Record<ImageFolder, number> = {
  items: 2560,
  lists: 2560,
  branding: 1600,
  avatars: 800,
  affiliate: 800,
};

/** Pictures that wait have their files in memory. */
const TURNS = { atOnce: 2, perPerson: 2, waiting: 30, waitingPerPerson: 15, longestWaitMs: 40_000 };

const turns = new FairTurns(TURNS);
const turnsOfLarge = new FairTurns({ ...TURNS, atOnce: 1 });

sharp.concurrency(1);
sharp.cache(false);

/** The file is drawn anew, so that nothing of it is passed on but what can be seen: nothing of place and camera. */
export async function resizeImage(
  { content: file, contentType: declaredType }: { content: Buffer; contentType: string },
  folder: ImageFolder,
  uploaderId: string,
): Promise<Resized> {
  const contentType = pictureTypeOf(file);
  if (!contentType) throw new InvalidFileType(imageType.safeParse(declaredType).success ? '' : declaredType);
  const isLarge = unfoldedBytesOf(file, contentType) > LARGE_BYTES;
  const draw = () => drawAll(file, contentType, folder);
  return turns.take(uploaderId, () => (isLarge ? turnsOfLarge.take(uploaderId, draw) : draw()));
}

/** No decoder has seen the file yet. Refuses what is too large to be unfolded. */
function unfoldedBytesOf(file: Buffer, contentType: ImageType): number {
  const head = headOf(file, contentType);
  if (!head) throw new UnreadablePicture();
  const pixels = head.width * head.height;
  const bytes = head.isUnfoldedAtOnce ? pixels * head.bytesPerPixel : 0;
  if (pixels > MOST_PIXELS || bytes > MOST_UNFOLDED_BYTES) throw new TooManyPixels();
  return bytes;
}

async function drawAll(file: Buffer, contentType: ImageType, folder: ImageFolder): Promise<Resized> {
  try {
    const { isMoving } = await measure(file, contentType);
    const largest = LARGEST[folder];
    const whole = draw(file, isMoving).resize({ width: largest, height: largest, ...INSIDE });
    const original = await encode(whole, contentType).toBuffer({ resolveWithObject: true });
    const small = draw(file, false).resize(
      folder === 'avatars' ? FACE : { width: THUMBNAIL_PIXELS, height: THUMBNAIL_PIXELS, ...INSIDE },
    );
    const { width, height, pageHeight } = original.info as typeof original.info & { pageHeight?: number };
    const isLarge = Math.max(width, pageHeight ?? height) > MIDDLE_PIXELS;
    const middle = draw(file, false).resize({ width: MIDDLE_PIXELS, height: MIDDLE_PIXELS, ...INSIDE });
    return {
      original: original.data,
      thumbnail: await small.webp({ quality: 80 }).toBuffer(),
      middle: isLarge ? await middle.webp({ quality: 80 }).toBuffer() : null,
      contentType,
      width,
      height: pageHeight ?? height,
    };
  } catch (problem) {
    throw problem instanceof TooManyPixels ? problem : new UnreadablePicture();
  }
}

const INSIDE = { fit: 'inside', withoutEnlargement: true } as const;

/** People are shown round, so their thumbnail is the square in the middle. */
const FACE = { width: AVATAR_PIXELS, height: AVATAR_PIXELS, fit: 'cover', position: 'centre' } as const;

/** Nothing is unfolded yet. */
async function measure(file: Buffer, contentType: ImageType): Promise<{ isMoving: boolean }> {
  const {
    format,
    width = 0,
    height = 0,
    pageHeight,
    pages = 1,
  }: Metadata = await sharp(file, { pages: -1, limitInputPixels: false }).metadata();
  if (ENDINGS[contentType] !== (format === 'jpeg' ? 'jpg' : format)) throw new UnreadablePicture();
  const pixels = width * (pageHeight ? pageHeight * pages : height);
  if (pixels === 0) throw new UnreadablePicture();
  if (pixels > MOST_PIXELS || pages > MOST_FRAMES) throw new TooManyPixels();
  return { isMoving: pages > 1 };
}

function draw(file: Buffer, isMoving: boolean): Sharp {
  const picture = sharp(file, { animated: isMoving, failOn: 'error', limitInputPixels: MOST_PIXELS });
  return (isMoving ? picture : picture.autoOrient()).timeout({ seconds: RESIZE_TIMEOUT_SECONDS });
}

function encode(picture: Sharp, contentType: ImageType): Sharp {
  if (contentType === 'image/jpeg') return picture.jpeg({ quality: 85 });
  if (contentType === 'image/png') return picture.png();
  if (contentType === 'image/webp') return picture.webp({ quality: 85 });
  return picture.gif({ effort: 3 });
}
