import { randomInt } from 'node:crypto';

/** A whole number from 0 up to a bound, which is left out; each as likely as the others. The bound is at most 2^48. */
export type RandomBelow = (bound: number) => number;

/** Not from `Math.random`, whose next values can be worked out from some before. */
export const secureRandomBelow: RandomBelow = (bound) => randomInt(bound);

const LIMB = 2 ** 32;

/** The same for counts of any size. A remainder would favour small numbers, so what is too large is thrown again. */
function bigRandomBelow(random: RandomBelow, bound: bigint): bigint {
  const bits = (bound - 1n).toString(2).length;
  const limbs = Math.ceil(bits / 32);
  const mask = (1n << BigInt(bits)) - 1n;
  while (true) {
    let value = 0n;
    for (let limb = 0; limb < limbs; limb++) value = (value << 32n) | BigInt(random(LIMB));
    if ((value & mask) < bound) return value & mask;
  }
}

/** One of several, as often as its weight says. */
export function weighted<Option>(random: RandomBelow, options: readonly (readonly [Option, bigint])[]): Option {
  let left = bigRandomBelow(
    random,
    options.reduce((sum, [, weight]) => sum + weight, 0n),
  );
  for (const [option, weight] of options) {
    if (left < weight) return option;
    left -= weight;
  }
  throw new Error('Nothing to choose from.');
}
