import type { Image } from './image.entity.ts';
import { THUMBNAIL_PIXELS } from './image.rules.ts';
import { imagePath } from './image-address.ts';

/** The sizes in which there is an uploaded picture, as an <img> takes them in `srcset`: sharp on every screen, and no larger than needed. */
export function pictureSizes({
  originalKey,
  thumbnailKey,
  width,
  height,
}: Pick<Image, 'originalKey' | 'thumbnailKey' | 'width' | 'height'>): string {
  const shrunk = Math.min(1, THUMBNAIL_PIXELS / Math.max(width, height));
  return `${imagePath(thumbnailKey)} ${Math.round(width * shrunk)}w, ${imagePath(originalKey)} ${width}w`;
}
