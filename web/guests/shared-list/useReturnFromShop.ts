import { useEffect, useState } from 'react';
import { giftAnchor } from '#rules/lists/sharing/gift-anchor';

/** A guest who is back sooner has not looked at the shop. */
const SHORTEST_VISIT_MS = 2_000;

/** A link that was followed before the app had come keeps the focus, in browsers that give links one; some of those say whether the page was left. */
const followedEarly = wasLeft() ? giftOf(document.activeElement) : null;

/**
 * The gift whose link to a shop a guest followed, once they are back; each is named once. `end` when they have answered.
 */
export function useReturnFromShop(isAsked: boolean) {
  const [itemId, setItemId] = useState(followedEarly);
  useEffect(() => {
    if (!isAsked) return;
    const asked = new Set<string>();
    const listening = new AbortController();
    const { signal } = listening;
    let followed: { itemId: string; at: number } | null = null;
    const onFollow = ({ target }: Event) => {
      const gift = giftOf(target);
      if (gift && !asked.has(gift)) followed = { itemId: gift, at: Date.now() };
    };
    const onReturn = () => {
      if (document.hidden || !followed || Date.now() - followed.at < SHORTEST_VISIT_MS) return;
      asked.add(followed.itemId);
      setItemId(followed.itemId);
      followed = null;
    };
    for (const kind of ['click', 'auxclick']) document.addEventListener(kind, onFollow, { signal, capture: true });
    document.addEventListener('visibilitychange', onReturn, { signal });
    window.addEventListener('pageshow', onReturn, { signal }); // where the shop opened in the same tab
    return () => listening.abort();
  }, [isAsked]);
  return { itemId: isAsked ? itemId : null, end: () => setItemId(null) };
}

function giftOf(target: EventTarget | null): string | null {
  const link = target instanceof Element && target.closest('a[target="_blank"]');
  const anchor = link ? link.closest(`[id^="${giftAnchor('')}"]`)?.id : undefined;
  return anchor?.slice(giftAnchor('').length) ?? null;
}

function wasLeft(): boolean {
  return performance.getEntriesByType?.('visibility-state').some(({ name }) => name === 'hidden') ?? false;
}
