import type { Site } from './site.ts';

/** On a site where everybody gets everything nobody is sent there. */
const ABOUT_PLANS = ['/pricing', '/subscription', '/admin/subscriptions'];

export function placesOn<Place extends { to: string }>(
  { everythingForEverybody }: Pick<Site, 'everythingForEverybody'>,
  places: readonly Place[],
): Place[] {
  return places.filter(({ to }) => !everythingForEverybody || !ABOUT_PLANS.includes(to));
}
