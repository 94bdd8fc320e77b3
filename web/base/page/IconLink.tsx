import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

interface IconLinkProps extends Omit<LinkProps, 'className' | 'aria-label' | 'children'> {
  /** Read out, and shown on hover. */
  label: string;
  icon: ReactNode;
}

export function IconLink({ label, icon, ...link }: IconLinkProps) {
  return (
    <Link
      title={label}
      {...link}
      aria-label={label}
      className="grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors duration-150 hover:bg-sunk hover:text-ink [&_svg]:size-5"
    >
      {icon}
    </Link>
  );
}
