import type { FileWays } from '#rules/shops/imports/found-file';
import type { Kind } from '../../../base/design/kinds.ts';
import { readingWays } from '../../items/fields/reading-ways.ts';

/** How files are read on this device, for a list of this kind. */
export function fileWays(kind: Kind): FileWays {
  return { ...readingWays(kind), language: navigator.language };
}
