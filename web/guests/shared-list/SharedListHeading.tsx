import type { FragmentType } from '@apollo/client';
import { SharedListCover } from '../drawn/SharedListCover.tsx';
import {
  type SharedListHeading_listFragment,
  useSharedListHeading_listFragment,
} from './SharedListHeading.generated.ts';

interface SharedListHeadingProps {
  list: FragmentType<SharedListHeading_listFragment>;
  isDemo: boolean;
  isForGuest: boolean;
  isFinished: boolean;
}

export function SharedListHeading({ list, isDemo, isForGuest, isFinished }: SharedListHeadingProps) {
  const { data, complete } = useSharedListHeading_listFragment(list);
  if (!complete) return null;
  return <SharedListCover list={data} isDemo={isDemo} isForGuest={isForGuest} isFinished={isFinished} />;
}
