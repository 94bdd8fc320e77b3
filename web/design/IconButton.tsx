import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from './Spinner.tsx';

const LOOKS = {
  plain: 'text-muted enabled:hover:bg-sunk enabled:hover:text-ink',
  quiet: 'border border-edge/60 bg-card text-ink enabled:hover:border-edge',
  danger: 'text-problem enabled:hover:bg-problem-wash',
};

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'aria-label' | 'children'> {
  /** What it does, for those who cannot see the icon; also shown on hover. */
  label: string;
  icon: ReactNode;
  look?: keyof typeof LOOKS;
  working?: boolean;
}

export function IconButton({ label, icon, look = 'plain', working = false, disabled, ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type="button"
      aria-label={label}
      aria-busy={working || undefined}
      disabled={disabled || working}
      className={`grid size-11 shrink-0 place-items-center rounded-control transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60 [&_svg]:size-5 ${LOOKS[look]}`}
    >
      {working ? <Spinner /> : icon}
    </button>
  );
}
