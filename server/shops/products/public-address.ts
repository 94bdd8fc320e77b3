import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { FetchRefused } from './page-fetcher.ts';

export interface CheckedAddress {
  address: string;
  family: 4 | 6;
}

/** Public by number, and yet a cloud's own service for the machines in it. */
const CLOUD_SERVICES = new Set(['168.63.129.16']);

/** A name for this machine, whatever it resolves to. */
const LOCAL_NAME = /(?:^|\.)localhost\.?$/i;

const PORTS = new Set(['', '80', '443']);

/**
 * The addresses to connect to for a page: the name is looked up here, once, and every address it has must be open to the public.
 * `allowed` names hosts with their ports that are let through as they are, for tests.
 */
export async function checkedAddresses(url: URL, allowed: ReadonlySet<string>): Promise<CheckedAddress[]> {
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || !url.hostname)
    throw new FetchRefused('invalid');
  const isAllowed = allowed.has(`${url.hostname}:${url.port || (url.protocol === 'https:' ? 443 : 80)}`);
  if (!isAllowed && !PORTS.has(url.port)) throw new FetchRefused('blocked');
  if (!isAllowed && LOCAL_NAME.test(url.hostname)) throw new FetchRefused('blocked');
  const addresses = await addressesOf(url.hostname.replace(/^\[|\]$/g, ''));
  if (addresses.length === 0) throw new FetchRefused('network');
  if (!isAllowed && !addresses.every(({ address }) => isPublicAddress(address))) throw new FetchRefused('blocked');
  return addresses;
}

/** Numbers need no looking up: URLs have brought every spelling of them (octal, hexadecimal, one long number) into one. */
async function addressesOf(host: string): Promise<CheckedAddress[]> {
  if (ipaddr.isValid(host)) return [{ address: host, family: ipaddr.parse(host).kind() === 'ipv4' ? 4 : 6 }];
  try {
    const found = await lookup(host, { all: true });
    return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
  } catch {
    throw new FetchRefused('network');
  }
}

/**
 * Whether an address is out in the public: not this machine, not its neighbours, and no spelling of one of those within an
 * IPv6 address (mapped, NAT64, 6to4, Teredo).
 */
function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text); // ::ffff:10.0.0.1 is 10.0.0.1
  if (address.range() !== 'unicast' || CLOUD_SERVICES.has(address.toString())) return false;
  return address.kind() === 'ipv4' || address.match(ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number]);
}
