import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from './site.ts';

interface PageHeadProps {
  /** Without the site's name, which is added. */
  title: string;
  /** For search engines and link previews; public pages have one. */
  description?: string;
  /** For what is nobody else's business, such as a form or a private list. */
  unlisted?: boolean;
}

/** The document's title, description and canonical address. React puts them into the head, wherever this stands. */
export function PageHead({ title, description, unlisted = false }: PageHeadProps) {
  const { pathname } = useLocation();
  const { siteName } = useSite();
  useLayoutEffect(forgetServedHead, []);
  return (
    <>
      <title>{title.includes(siteName) ? title : `${title} · ${siteName}`}</title>
      {description && <meta name="description" content={description} />}
      {unlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={window.location.origin + pathname} />
      )}
    </>
  );
}

/** What the page was served with (marked data-page) described the first screen only; a second title would be ignored. */
function forgetServedHead() {
  for (const served of document.head.querySelectorAll('[data-page]')) served.remove();
}
