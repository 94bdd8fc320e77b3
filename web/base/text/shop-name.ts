const MAX_LENGTH = 28;

export function shopNameOf(link: string): string | null {
  const host = URL.parse(link)?.hostname.replace(/^(?:www|m|shop|store)\./, '');
  return host && host.length <= MAX_LENGTH ? host : null;
}
