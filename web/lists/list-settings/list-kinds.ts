import type { Kind } from '../../base/design/kinds.ts';

/** The kinds of lists in the order in which they are offered, each with its purpose. */
export const LIST_KINDS: readonly { kind: Kind; hint: string }[] = [
  { kind: 'WISHLIST', hint: 'For a birthday, the holidays, or a Tuesday.' },
  { kind: 'REGISTRY', hint: 'For a wedding, a baby or a new home.' },
  { kind: 'SHOPPING', hint: 'For the weekly shop, with everyone at home.' },
];
