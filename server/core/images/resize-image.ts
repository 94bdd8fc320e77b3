import sharp, { type Metadata, type Sharp } from 'sharp';
import { Unavailable } from '../../base/errors/errors.ts';
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

interface Resized {
  original: Buffer;
  thumbnail: Buffer;
  /** Null where the original is hardly larger. */
  middle: Buffer | null;
  contentType: ImageType;
  width: number;
  height: number;
}

/** All frames of a picture together, as they are unfolded in memory: 64 million take 256 MB. */
const MOST_PIXELS = 64_000_000;

/** In seconds, for each of the copies. */
const RESIZE_TIMEOUT_SECONDS = 15;

/** Longest side, in pixels, of what is kept: no screen shows more. */
const LARGEST: Record<ImageFolder, number> = {
  items: 2560,
  lists: 2560,
  branding: 1600,
  avatars: 800,
  affiliate: 800,
};

/** How many pictures this process works on at once; the others wait, and everything else goes on. */
const AT_ONCE = 2;

/** Each waits with its file in memory. */
const MOST_WAITING = 30;

sharp.concurrency(1);
sharp.cache(false);

/**
 * Makes what is stored of an uploaded file: the picture, upright, without anything that it says of place and camera, and
 * smaller copies of it. The file is drawn anew, so that nothing of it is passed on but what can be seen.
 */
export async function resizeImage(file: Buffer, declaredType: string, folder: ImageFolder): Promise<Resized> {
  const contentType = pictureTypeOf(file);
  if (!contentType) throw new InvalidFileType(imageType.safeParse(declaredType).success ? '' : declaredType);
  return inTurn(async () => {
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
  });
}

const INSIDE = { fit: 'inside', withoutEnlargement: true } as const;

/** People are shown round, so their thumbnail is the square in the middle. */
const FACE = { width: AVATAR_PIXELS, height: AVATAR_PIXELS, fit: 'cover', position: 'centre' } as const;

/** Reads the head alone: nothing is unfolded yet. */
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
  if (pixels > MOST_PIXELS) throw new TooManyPixels();
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

let atWork = 0;
const waiting: (() => void)[] = [];

/** Starts the work when there is room for it; first come, first served. When too many wait, the caller is asked to come again. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting.length >= MOST_WAITING) throw new Unavailable();
  if (atWork >= AT_ONCE) await new Promise<void>((start) => waiting.push(start));
  else atWork += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else atWork -= 1;
  }
}
