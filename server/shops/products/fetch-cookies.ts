const MOST = 30;
const LONGEST = 4_096;

/**
 * The cookies of one fetch, given back to the very site that set them: some shops send everybody round until they do, for
 * a language or a first visit. They are forgotten with the fetch.
 */
export class FetchCookies {
  private readonly bySite = new Map<string, Map<string, string>>();

  take({ origin }: URL, headers: readonly string[] = []): void {
    const kept = this.bySite.get(origin) ?? new Map<string, string>();
    for (const header of headers.slice(0, MOST)) {
      const [pair = ''] = header.split(';');
      const [name = ''] = pair.split('=');
      if (pair.length <= LONGEST && kept.size < MOST) kept.set(name.trim(), pair.trim());
    }
    this.bySite.set(origin, kept);
  }

  headerFor({ origin }: URL): { Cookie?: string } {
    const kept = this.bySite.get(origin);
    return kept?.size ? { Cookie: [...kept.values()].join('; ').slice(0, LONGEST) } : {};
  }
}
