import type { ComponentProps } from 'react';
import { Picture } from '../design/Picture.tsx';

interface ItemPictureProps extends Pick<ComponentProps<typeof Picture>, 'kind' | 'shape' | 'eager'> {
  item: { effectiveImageUrl: string | null; imageSizes: string | null };
  widths: string;
}

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
