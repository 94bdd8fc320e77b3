import { Link, type LinkProps } from 'react-router-dom';

/** A link in running text. */
export function TextLink(link: Omit<LinkProps, 'className'>) {
  return (
    <Link
      {...link}
      className="rounded-xs font-semibold text-brand underline decoration-1 underline-offset-3 hover:decoration-2"
    />
  );
}
