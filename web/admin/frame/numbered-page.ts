/** The server reads the neighbours of a page by them. */
interface PageEnds {
  firstKey: string | null;
  lastKey: string | null;
}

export function pageIn(address: URLSearchParams) {
  const page = Math.max(1, Math.trunc(Number(address.get('page')) || 1));
  return { page, after: address.get('after'), before: address.get('before') };
}

/**
 * Read by the key at the end of this page, so that the last page is as quick as the first; by its number alone
 * while this page isn't there.
 */
export function pageAddress(next: number, page: number, ends: PageEnds | undefined): Record<string, string> {
  if (next === 1) return {};
  const name = next > page ? 'after' : 'before';
  const key = next > page ? ends?.lastKey : ends?.firstKey;
  return { page: String(next), ...(key && { [name]: key }) };
}
