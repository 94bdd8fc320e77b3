import { isIPv6 } from 'node:net';

/** An IPv6 home or server is given a /64. IPv4 that is written as IPv6 is IPv4. */
export function networkOf(address: string | undefined): string {
  if (!address) return 'nowhere'; // the connection is gone already
  const [plain = ''] = address.split('%'); // what follows says only by which card it came
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(new URL(`http://[${plain}]`).hostname.slice(1, -1)); // browsers' own shortest spelling
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

function groupsOf(address: string): string[] {
  const [left = [], right] = address.split('::').map((part) => part.split(':').filter(Boolean));
  if (!right) return left;
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
