import { withoutOffer } from '#rules/core/plans/plan-limit-texts';

/** The server's words stay until the page has been told. */
let areSold = true;

export function notePlansSold(known: boolean): void {
  areSold = known;
}

/** The server's words of a limit, which invite to buy more room, as they are true on this site. */
export function refusalText(text: string): string {
  return areSold ? text : withoutOffer(text);
}
