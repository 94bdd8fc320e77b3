import { useState } from 'react';
import { DRAWING_SIZE, FILL_OPACITY, KIND_DRAWINGS } from '#rules/core/access/kind-drawings';
import { type Kind, lookOf } from './kinds.ts';
import { pathHere, pathsHere } from './picture-address.ts';

const SHAPES = {
  square: 'aspect-square',
  wide: 'aspect-4/3',
  banner: 'aspect-2/1',
  card: 'aspect-square sm:aspect-4/3',
  cell: 'h-full',
};

const WHOLE = 'size-full object-scale-down';

/** In the dark a mat as large as the place would be all that one sees of it. */
const TINY = 'm-auto dark:rounded-sm dark:bg-mat dark:p-1 dark:mix-blend-normal';

interface PictureProps {
  src: string | null | undefined;
  sources?: { srcSet: string; sizes: string } | null;
  /** Empty where the title stands beside it. */
  alt: string;
  kind: Kind | null | undefined;
  shape?: keyof typeof SHAPES;
  eager?: boolean;
}

/** Keeps its place while it comes. On paper nothing is drawn in its place. */
export function Picture({ src, sources, alt, kind, shape = 'wide', eager = false }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const [isTiny, setTiny] = useState(false);
  const { wash, mat } = lookOf(kind);
  const isShown = !!src && src !== failed;
  return (
    <div
      className={`relative isolate w-full overflow-hidden rounded-control ${SHAPES[shape]} ${isShown ? `${mat} ${isTiny ? 'dark:bg-sunk' : ''}` : `${wash} print:hidden`}`}
    >
      {isShown ? (
        <img
          src={pathHere(src)}
          srcSet={sources ? pathsHere(sources.srcSet) : undefined}
          sizes={sources?.sizes}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          alt={alt}
          onError={() => setFailed(src)}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight, parentElement: place } }) =>
            place && setTiny(2 * naturalWidth < place.clientWidth && 2 * naturalHeight < place.clientHeight)
          }
          className={`absolute inset-0 animate-fade mix-blend-multiply ${isTiny ? TINY : WHOLE}`}
        />
      ) : (
        <div {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
          <Drawing kind={kind} />
        </div>
      )}
    </div>
  );
}

/** Stands where there is no picture. */
function Drawing({ kind }: { kind: Kind | null | undefined }) {
  const { text } = lookOf(kind);
  return (
    <svg
      viewBox={`0 0 ${DRAWING_SIZE.width} ${DRAWING_SIZE.height}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden
      className={`absolute inset-0 size-full [&_*]:[vector-effect:non-scaling-stroke] ${text}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {KIND_DRAWINGS[kind ?? 'WISHLIST'].map(({ d, opacity, isFilled }) => (
        <path key={d} d={d} opacity={opacity} {...(isFilled && { fill: 'currentColor', fillOpacity: FILL_OPACITY })} />
      ))}
    </svg>
  );
}
