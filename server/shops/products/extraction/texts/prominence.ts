import type { Element } from 'domhandler';

/** Names and elements by which a page writes a sum large, or small. */
const LARGE =
  /(?:^|[\s_-])(?:big|bigger|large|larger|huge|xl|xxl|lg|[2-9]xl|main|primary|bold|strong|h[1-3]|display-?\d?|headline|hero|emphasi[sz]ed|highlight(?:ed)?|gross|velk[aáy]|duz[ay]|iso|stor|grande|groot)(?=$|[\s_-])/;
const SMALL =
  /(?:^|[\s_-])(?:small|smaller|sm|xs|xxs|tiny|mini|muted|secondary|subtle|note|notes|hint|caption|footnote|fine-?print|disclaimer|info|gr[ae]y|light|klein|petit|mal[aáy]|liten|pieni|sub)(?=$|[\s_-])/;

const LARGE_TAG = /^(?:strong|b|big)$/;

/** How much more, or less, than its neighbours a page makes of a sum by its size. */
export function prominenceOf(element: Element, nearestNames: string): number {
  const { name, parent } = element;
  const above = parent && 'name' in parent ? parent.name : '';
  if (name === 'small' || name === 'sub' || above === 'small') return -0.8;
  const isLarge = LARGE_TAG.test(name) || LARGE_TAG.test(above) || LARGE.test(nearestNames);
  const isSmall = SMALL.test(nearestNames);
  return isLarge === isSmall ? 0 : isLarge ? 0.5 : -0.8;
}
