import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import { SharedListCover } from './SharedListCover.tsx';
import {
  type SharedListHeading_listFragment,
  useSharedListHeading_listFragment,
} from './SharedListHeading.generated.ts';

interface SharedListHeadingProps {
  list: FragmentType<SharedListHeading_listFragment>;
  isDemo: boolean;
  /** What else there is to do with the list. */
  children: ReactNode;
}

export function SharedListHeading({ list, isDemo, children }: SharedListHeadingProps) {
  const { data, complete } = useSharedListHeading_listFragment(list);
  if (!complete) return null;
  return (
    <SharedListCover list={data} isDemo={isDemo}>
      {children}
    </SharedListCover>
  );
}
