/** The contract's words for what a plan has no more room for. */
export function tooManyItemsText(limit: number): string {
  return `Your plan allows up to ${limit} items per list. Please upgrade to add more.`;
}

export function tooManyListsText(limit: number): string {
  return `Your plan allows up to ${limit} lists. Please upgrade to create more.`;
}

export function premiumOnlyText(what: string): string {
  return `${what} are part of the Premium plan. Please upgrade to use them.`;
}
