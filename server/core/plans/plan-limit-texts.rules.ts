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

/** Texts for a site that sells no plan; $1 is the part that the pattern finds. */
const UNSOLD: [text: RegExp, instead: string][] = [
  [
    /^Your plan allows up to (\d+) items per list\. Please upgrade to add more\.$/,
    'A list holds $1 items for now. Make another list, or take some off.',
  ],
  [
    /^Your plan allows up to (\d+) lists\. Please upgrade to create more\.$/,
    'You can have $1 lists for now. Delete one that you don’t need any more.',
  ],
  [/ Premium plan\. Please upgrade to use them\.$/, ' Premium plan, which isn’t available yet.'],
];

/** A refusal in words that offer nothing that cannot be had. */
export function withoutOffer(text: string): string {
  return UNSOLD.reduce((said, [pattern, instead]) => said.replace(pattern, instead), text);
}
