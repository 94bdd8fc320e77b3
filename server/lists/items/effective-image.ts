import type { Image } from '../../core/images/image.entity.ts';
import { imagePath } from '../../core/images/image-address.ts';

/** Chooses the picture of an item: the uploaded thumbnail, else the picture behind its link, else its shop's logo. */
export function effectiveImageUrl(
  image: Pick<Image, 'thumbnailKey'> | null | undefined,
  imageUrl: string | null | undefined,
  shopLogoUrl: string | null | undefined,
): string | null {
  return image ? imagePath(image.thumbnailKey) : (imageUrl ?? shopLogoUrl ?? null);
}
