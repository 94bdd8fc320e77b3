/** The description of the owner’s switch, in both APIs. */
export const GROUP_GIFT =
  'Whether friends may share its cost: each pledges a part of the price. Nothing without a price, and on shopping lists.';
