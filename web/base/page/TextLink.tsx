import { Link, type LinkProps } from 'react-router-dom';

interface TextLinkProps extends Omit<LinkProps, 'className'> {
  isTall?: boolean;
}

export function TextLink({ isTall = false, ...link }: TextLinkProps) {
  return (
    <Link
      {...link}
      className={`rounded-xs font-semibold text-brand underline decoration-1 underline-offset-3 hover:decoration-2 ${isTall ? 'inline-flex min-h-11 min-w-11 items-center' : ''}`}
    />
  );
}
