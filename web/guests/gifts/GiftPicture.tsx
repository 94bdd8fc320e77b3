import { Gift } from 'lucide-react';

/** A small picture of a gift, or a sign in its place. */
export function GiftPicture({ imageUrl }: { imageUrl: string | null }) {
  return (
    <span className="grid aspect-square place-items-center overflow-hidden rounded-control bg-sunk text-muted">
      {imageUrl ? (
        <img src={imageUrl} alt="" loading="lazy" className="size-full object-contain" />
      ) : (
        <Gift aria-hidden className="size-6" />
      )}
    </span>
  );
}
