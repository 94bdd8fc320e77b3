import type { ReactNode } from 'react';

const TONES = {
  plain: 'bg-sunk text-muted',
  good: 'bg-registry-wash text-registry-ink',
  warm: 'bg-shopping-wash text-shopping-ink',
  berry: 'bg-wishlist-wash text-wishlist-ink',
  problem: 'bg-problem-wash text-problem',
};

interface BadgeProps {
  tone?: keyof typeof TONES;
  icon?: ReactNode;
  /** Some columns are narrower than the words in some language. */
  canWrap?: boolean;
  children: ReactNode;
}

export function Badge({ tone = 'plain', icon, canWrap = false, children }: BadgeProps) {
  return (
    <span
      className={`inline-flex w-fit max-w-full items-center gap-1.5 px-2.5 py-0.5 text-sm leading-snug font-semibold max-[16rem]:rounded-card max-[16rem]:whitespace-normal [&_svg]:size-3.5 [&_svg]:shrink-0 ${canWrap ? 'rounded-card text-center' : 'rounded-full whitespace-nowrap'} ${TONES[tone]}`}
    >
      {icon}
      <span className={canWrap ? '' : 'truncate max-[16rem]:whitespace-normal'}>{children}</span>
    </span>
  );
}
