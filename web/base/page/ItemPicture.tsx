import type { ComponentProps } from 'react';
import { Picture } from '../design/Picture.tsx';

interface ItemPictureProps extends Pick<ComponentProps<typeof Picture>, 'kind' | 'shape' | 'eager'> {
  item: { effectiveImageUrl: string | null; imageSizes: string | null };
  /** How wide it is shown, as `sizes` of an <img>. */
  widths: string;
}

/** The picture of an item beside its title: sharp on every screen, and no larger than its place needs. */
export function ItemPicture({ item: { effectiveImageUrl, imageSizes }, widths, ...look }: ItemPictureProps) {
  return (
    <Picture
      {...look}
      src={effectiveImageUrl}
      sources={imageSizes ? { srcSet: imageSizes, sizes: widths } : null}
      alt=""
    />
  );
}
