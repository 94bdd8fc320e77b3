import type { CircleViewFragment } from './CircleView.generated.ts';

export type Guest = CircleViewFragment['guests'][number];
