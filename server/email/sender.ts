/** From whom mails are. */
export interface Sender {
  /** Null goes by the name of the site. */
  name: string | null;
  address: string;
}

const ADDRESS = /^[^\s@<>"(),:;\\]+@(?:[^\s@<>"(),:;\\[\]]+|\[[\d.]+\])$/;

/** Reads `Name <address>`, or an address alone; null when it is neither. */
export function parseSender(text: string): Sender | null {
  const named = /^(.*?)\s*<([^<>]+)>$/.exec(text.trim());
  const name = named?.[1]?.replace(/^"(.*)"$/, '$1').trim() || null;
  const address = named?.[2] ?? text.trim();
  const isOneLine = !/\p{Cc}/u.test(text);
  return isOneLine && ADDRESS.test(address) ? { name, address } : null;
}

/** For want of a configured one: nobody reads what is sent there. */
export function senderAt(hostname: string): Sender {
  const isNumeric = /^[\d.]+$/.test(hostname);
  return { name: null, address: `no-reply@${isNumeric ? `[${hostname}]` : hostname}` };
}
