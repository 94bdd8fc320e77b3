export interface Sender {
  name: string | null;
  address: string;
}

const ADDRESS = /^[^\s@<>"(),:;\\]+@(?:[^\s@<>"(),:;\\[\]]+|\[[\d.]+\])$/;

/** Reads `Name <address>`, or an address alone; null when it is neither. */
export function parseSender(text: string): Sender | null {
  const sender = text.trim();
  const start = sender.endsWith('>') ? sender.lastIndexOf('<') : -1;
  const name = start < 0 ? null : unquoted(sender.slice(0, start).trim()) || null;
  const address = start < 0 ? sender : sender.slice(start + 1, -1);
  const isOneLine = !/\p{Cc}/u.test(text);
  return isOneLine && ADDRESS.test(address) ? { name, address } : null;
}

/** Nobody reads what is sent there. */
export function senderAt(hostname: string): Sender {
  const isNumeric = /^[\d.]+$/.test(hostname);
  return { name: null, address: `no-reply@${isNumeric ? `[${hostname}]` : hostname}` };
}

function unquoted(name: string): string {
  const isQuoted = name.length > 1 && name.startsWith('"') && name.endsWith('"');
  return isQuoted ? name.slice(1, -1).trim() : name;
}
