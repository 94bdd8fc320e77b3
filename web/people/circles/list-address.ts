import type { CircleViewFragment } from './CircleView.generated.ts';

/** People who work on a list open it elsewhere than those who give. */
export function addressOf({ id, shareToken, isWorkedOn }: CircleViewFragment['lists'][number]): string {
  return isWorkedOn ? `/lists/${id}` : `/shared/${shareToken}`;
}
