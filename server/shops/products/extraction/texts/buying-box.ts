import type { AnyNode, Element } from 'domhandler';
import type { ShownAmount } from './shown-amounts.ts';

type Sum = Pick<ShownAmount, 'amount' | 'score' | 'isFormer' | 'isOther' | 'isAside' | 'element'>;

/** So many levels above its button the box is looked for in which one buys. */
const LEVELS = 7;

/** A page with more has a button for each of many things. */
const MOST_BUTTONS = 12;

/** The only sum in the box of the button, and each of a few. */
const ONLY_ONE = 1.2;
const ONE_OF_FEW = 0.4;
const FEW = 3;

/** A sum in one box with the button by which one buys is more likely the one to pay than those around. */
export function besideButton<Price extends Sum>(prices: readonly Price[], buttons: readonly Element[]): Price[] {
  if (buttons.length === 0 || buttons.length > MOST_BUTTONS) return [...prices];
  const within = new Map<AnyNode, Price[]>();
  for (const price of prices) {
    let node: AnyNode | null = price.element;
    for (let level = 0; node && level <= LEVELS; level += 1) {
      const those = within.get(node);
      if (those) those.push(price);
      else within.set(node, [price]);
      node = node.parent as AnyNode | null;
    }
  }
  const more = new Map<Price, number>();
  for (const button of buttons) {
    let node: AnyNode | null = button;
    for (let level = 0; node && level <= LEVELS && !within.has(node); level += 1) node = node.parent as AnyNode | null;
    const meant = ((node && within.get(node)) ?? []).filter((one) => !one.isFormer && !one.isOther && !one.isAside);
    const amounts = new Set(meant.map(({ amount }) => amount)).size;
    if (amounts === 0 || amounts > FEW) continue;
    for (const price of meant) more.set(price, Math.max(more.get(price) ?? 0, amounts === 1 ? ONLY_ONE : ONE_OF_FEW));
  }
  return prices.map((price) => {
    const bonus = more.get(price);
    return bonus ? { ...price, score: price.score + bonus } : price;
  });
}
