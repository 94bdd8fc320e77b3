import { withoutEndSlashes } from '#rules/base/text/end-slashes';
import { ASK_FOR_PAGE } from '../../core/products/opened-page.ts';

/** In characters: more than any shop's page has. */
const LONGEST_PAGE = 10_000_000;

/**
 * Opens the window in which a list is chosen, from a shop's page, and hands it the page once asked. Everything after
 * its start is encoded, so that it can be dragged and copied.
 */
export function bookmarklet(site: string): string {
  const { origin, pathname } = new URL(site);
  const path = withoutEndSlashes(pathname);
  const code = `(()=>{const o=${JSON.stringify(origin)},l=location.href,u=o+'${path}/add?from=page&url='+encodeURIComponent(l)+'&title='+encodeURIComponent(document.title.slice(0,200)),w=open(u,'kindlist','popup,width=480,height=760');if(!w){location.href=u;return}addEventListener('message',e=>{if(e.source===w&&e.origin===o&&e.data===${JSON.stringify(ASK_FOR_PAGE)})w.postMessage({kind:'kindlist-page',url:l,html:document.documentElement.outerHTML.slice(0,${LONGEST_PAGE})},o)})})()`;
  return `javascript:${encodeURIComponent(code)}`;
}
