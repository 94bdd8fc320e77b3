/** Parameters that advertisers and mails add to addresses, and that no page depends on. */
const TRACKING =
  /^(?:utm_\w{1,30}|gclid|gbraid|wbraid|dclid|fbclid|msclkid|yclid|ttclid|twclid|igshid|mc_cid|mc_eid|_ga|_gl|srsltid|epik|irclickid|awc|spm|scm|cmpid|campaignid|ref_|ref_src|_hsenc|_hsmi|mkt_tok|vero_id|wickedid|rb_clickid|s_kwcid|trk|si)$/i;

/** One spelling for all links to one page: without what only tracks, and without what the server never sees. */
export function canonicalAddress(address: string): string {
  const url = new URL(address);
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  return url.href.replace(/\?$/, '');
}
