import type { Image } from './image.entity.ts';
import { MIDDLE_PIXELS, THUMBNAIL_PIXELS } from './image.rules.ts';
import { imagePath, middleKeyOf } from './image-address.ts';

/** Null where the thumbnail is all there is: a browser would take a picture with a width for as large as its place, and blur it. */
export function pictureSizes({
  originalKey,
  thumbnailKey,
  width,
  height,
}: Pick<Image, 'originalKey' | 'thumbnailKey' | 'width' | 'height'>): string | null {
  const longest = Math.max(width, height);
  if (longest <= THUMBNAIL_PIXELS) return null;
  const copies = [
    { key: thumbnailKey, side: THUMBNAIL_PIXELS },
    ...(longest > MIDDLE_PIXELS ? [{ key: middleKeyOf(originalKey), side: MIDDLE_PIXELS }] : []),
    { key: originalKey, side: longest },
  ];
  return copies
    .map(({ key, side }) => `${imagePath(key)} ${Math.round(width * Math.min(1, side / longest))}w`)
    .join(', ');
}
