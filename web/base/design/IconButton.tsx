import type { ComponentProps, ReactNode } from 'react';
import { withDisabledState } from './disabled-button.ts';
import { Spinner } from './Spinner.tsx';

const LOOKS = {
  plain: 'text-muted not-aria-disabled:hover:bg-sunk not-aria-disabled:hover:text-ink',
  quiet: 'border border-edge/60 bg-card text-ink not-aria-disabled:hover:border-edge',
  danger: 'text-problem not-aria-disabled:hover:bg-problem-wash',
};

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'aria-label' | 'children'> {
  /** Read out, and shown on hover. */
  label: string;
  icon: ReactNode;
  look?: keyof typeof LOOKS;
  working?: boolean;
}

export function IconButton({
  label,
  icon,
  look = 'plain',
  working = false,
  disabled = false,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type="button"
      aria-label={label}
      aria-busy={working || undefined}
      {...withDisabledState(disabled || working, onClick)}
      className={`grid print:hidden size-11 shrink-0 place-items-center rounded-control transition-colors duration-150 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 [&_svg]:size-5 ${LOOKS[look]}`}
    >
      {working ? <Spinner /> : icon}
    </button>
  );
}
