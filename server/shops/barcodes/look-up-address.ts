import { isWebAddress } from '../../base/text/web-address.rules.ts';

/** In the address of a look-up service, where the digits go. */
export const CODE_PLACE = '{code}';

/** The code goes behind the host, so that the host is the operator's for every code. */
export function isLookUpAddress(text: string): boolean {
  const [url, other] = ['0', '1'].map((code) => URL.parse(text.replaceAll(CODE_PLACE, code)));
  if (!url || !other || url.host !== other.host || url.hash) return false;
  if (url.pathname + url.search === other.pathname + other.search) return false;
  return isWebAddress(url.href) && !url.username && !url.password;
}
