import { useContext, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { withoutEndSlashes } from '#rules/base/text/end-slashes';
import { siteAddress } from '../routing/site-path.ts';
import { type Head, HeadContext } from './page-head.ts';
import { useSite } from './site.ts';

/** React puts them into the head, wherever this stands. */
export function PageHead(head: Head) {
  const onHead = useContext(HeadContext);
  const { pathname } = useLocation();
  const { siteName, siteUrl } = useSite();
  useLayoutEffect(forgetServedHead, []);
  if (onHead) {
    onHead(head);
    return null;
  }
  const { title, description, unlisted = false, structuredData } = head;
  const address = (siteUrl || siteAddress) + (pathname === '/' ? '/' : withoutEndSlashes(pathname));
  return (
    <>
      <title>{title.includes(siteName) ? title : `${title} · ${siteName}`}</title>
      {description && <meta name="description" content={description} />}
      {unlisted ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {structuredData && <script type="application/ld+json">{JSON.stringify(structuredData)}</script>}
    </>
  );
}

/** The served title and tags (marked data-page) described the first screen only; a second title would be ignored. */
function forgetServedHead() {
  for (const served of document.head.querySelectorAll('[data-page]')) served.remove();
}
