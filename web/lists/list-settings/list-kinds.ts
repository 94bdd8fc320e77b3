import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Kind } from '../../base/design/kinds.ts';

/** The kinds of lists in the order in which they are offered, each with its purpose. */
export const LIST_KINDS: readonly { kind: Kind; hint: MessageDescriptor }[] = [
  { kind: 'WISHLIST', hint: msg`For a birthday, the holidays, or a Tuesday.` },
  { kind: 'REGISTRY', hint: msg`For a wedding, a baby or a new home.` },
  { kind: 'SHOPPING', hint: msg`For the weekly shop, with everyone at home.` },
];
