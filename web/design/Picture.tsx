import { useState } from 'react';
import { type Kind, lookOf } from './kinds.ts';
import { pathHere, pathsHere } from './picture-address.ts';

const SHAPES = {
  square: 'aspect-square',
  wide: 'aspect-4/3',
  banner: 'aspect-2/1',
  card: 'aspect-square sm:aspect-4/3',
  /** As large as its place in a collage. */
  cell: 'h-full',
};

interface PictureProps {
  src: string | null | undefined;
  /** The sizes that there are of it, and how wide it is shown: `srcset` and `sizes` of an <img>. */
  sources?: { srcSet: string; sizes: string } | null;
  /** Empty where the title stands beside it. */
  alt: string;
  kind: Kind | null | undefined;
  shape?: keyof typeof SHAPES;
  /** For what is in sight at once; everything else is loaded when it comes near. */
  eager?: boolean;
}

/** Shows a picture whole. Keeps its place while it comes, and draws one where there is none or it fails. */
export function Picture({ src, sources, alt, kind, shape = 'wide', eager = false }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const { wash, mat } = lookOf(kind);
  const isShown = !!src && src !== failed;
  return (
    <div className={`relative isolate w-full overflow-hidden rounded-control ${SHAPES[shape]} ${isShown ? mat : wash}`}>
      {isShown ? (
        <img
          src={pathHere(src)}
          srcSet={sources ? pathsHere(sources.srcSet) : undefined}
          sizes={sources?.sizes}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
          className="absolute inset-0 size-full animate-fade object-contain p-1.5 mix-blend-multiply"
        />
      ) : (
        <div {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
          <Drawing kind={kind} />
        </div>
      )}
    </div>
  );
}

function Drawing({ kind }: Pick<PictureProps, 'kind'>) {
  const { text } = lookOf(kind);
  return (
    <svg
      viewBox="0 0 120 90"
      preserveAspectRatio="xMidYMid meet"
      aria-hidden
      className={`absolute inset-0 size-full [&_*]:[vector-effect:non-scaling-stroke] ${text}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {kind === 'SHOPPING' ? <Basket /> : kind === 'REGISTRY' ? <Teapot /> : <Parcel />}
    </svg>
  );
}

function Parcel() {
  return (
    <>
      <path d="M22 74h76" opacity=".35" />
      <path d="M36 46h48v28H36zM32 36h56v10H32z" fill="currentColor" fillOpacity=".1" />
      <path d="M60 36v38" />
      <path d="M60 36c-6-14-20-16-20-8 0 6 12 8 20 8Zm0 0c6-14 20-16 20-8 0 6-12 8-20 8Z" />
      <path d="M28 22l3 3m61-7-3 4m11 8-4 1" opacity=".55" />
    </>
  );
}

function Teapot() {
  return (
    <>
      <path d="M22 74h76" opacity=".35" />
      <path d="M42 44c-4 18 2 30 18 30s22-12 18-30Z" fill="currentColor" fillOpacity=".1" />
      <path d="M40 44h40M48 44c0-8 5-12 12-12s12 4 12 12M60 32v-4m0-1.5v-.5" />
      <path d="M42 54c-9 0-10-4-15-10m51 6c12-6 17 10 1 14" />
      <path d="M22 36c-2-3 2-5 0-8m8 6c-2-3 2-5 0-8" opacity=".55" />
    </>
  );
}

function Basket() {
  return (
    <>
      <path d="M22 74h76" opacity=".35" />
      <path d="M43 47V34l-2-4v-8h7v8l-2 4v13M41 25h7" opacity=".7" />
      <path d="M63 47 72 25c2-4 8-2 7 3l-6 19m-2-15 5 2m-8 5 5 2" opacity=".7" />
      <path d="M50 47c-1-7 3-10 6-8 3-2 7 1 6 8m-6-8c0-2 1-4 3-5" opacity=".7" />
      <path d="M34 48h52l-6 26H40Z" fill="currentColor" fillOpacity=".1" />
      <path d="M30 48h60M50 55l2 12m16-12-2 12m-6-12v12" />
    </>
  );
}
