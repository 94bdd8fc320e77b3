import type { ListType } from './list-access.rules.ts';

interface Stroke {
  d: string;
  opacity?: number;
  isFilled?: true;
}

export const DRAWING_SIZE = { width: 120, height: 90 };

/** For `path` elements of this size, with round lines 2 wide. */
export const KIND_DRAWINGS: Record<ListType, readonly Stroke[]> = {
  WISHLIST: [
    { d: 'M22 74h76', opacity: 0.35 },
    { d: 'M36 46h48v28H36zM32 36h56v10H32z', isFilled: true },
    { d: 'M60 36v38' },
    { d: 'M60 36c-6-14-20-16-20-8 0 6 12 8 20 8Zm0 0c6-14 20-16 20-8 0 6-12 8-20 8Z' },
    { d: 'M28 22l3 3m61-7-3 4m11 8-4 1', opacity: 0.55 },
  ],
  REGISTRY: [
    { d: 'M22 74h76', opacity: 0.35 },
    { d: 'M42 44c-4 18 2 30 18 30s22-12 18-30Z', isFilled: true },
    { d: 'M40 44h40M48 44c0-8 5-12 12-12s12 4 12 12M60 32v-4m0-1.5v-.5' },
    { d: 'M42 54c-9 0-10-4-15-10m51 6c12-6 17 10 1 14' },
    { d: 'M22 36c-2-3 2-5 0-8m8 6c-2-3 2-5 0-8', opacity: 0.55 },
  ],
  SHOPPING: [
    { d: 'M22 74h76', opacity: 0.35 },
    { d: 'M43 47V34l-2-4v-8h7v8l-2 4v13M41 25h7', opacity: 0.7 },
    { d: 'M63 47 72 25c2-4 8-2 7 3l-6 19m-2-15 5 2m-8 5 5 2', opacity: 0.7 },
    { d: 'M50 47c-1-7 3-10 6-8 3-2 7 1 6 8m-6-8c0-2 1-4 3-5', opacity: 0.7 },
    { d: 'M34 48h52l-6 26H40Z', isFilled: true },
    { d: 'M30 48h60M50 55l2 12m16-12-2 12m-6-12v12' },
  ],
};

export const FILL_OPACITY = 0.1;
