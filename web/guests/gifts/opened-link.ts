import { guestKey, keepGuestKey, keptGuestKey } from '../../core/session/guest-key.ts';

/** A key of another device, or the proof of an address, as a link brings it. */
type OpenedLink = { otherKey: string } | { foundLink: string };

/**
 * The secret at the end of the address. It is taken out of the address at once: it stands behind a #, so it went to no
 * server and no other page hears of it.
 */
export function takeOpenedLink(): OpenedLink | null {
  const [name, secret = ''] = window.location.hash.slice(1).split('=');
  if (!secret || (name !== 'key' && name !== 'found')) return null;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  return name === 'key' ? { otherKey: secret } : { foundLink: secret };
}

/**
 * Gives what has to be joined under the key of this device, and nothing where the device takes over the key of the link. The
 * reader has been asked: with a key that was put into their hands, somebody else would see what they give.
 */
export function proofsOf(link: OpenedLink): { guestKey: string; input: OpenedLink } | null {
  const own = guestKey();
  if (!('otherKey' in link) || (own && own !== link.otherKey)) {
    const key = keptGuestKey();
    return key === null ? null : { guestKey: key, input: link };
  }
  keepGuestKey(link.otherKey);
  return null;
}
