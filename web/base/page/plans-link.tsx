import { useSite } from './site.ts';
import { TextLink } from './TextLink.tsx';

/** A link to larger plans; the page there says so where none is for sale yet. */
export function PlansLink() {
  return <TextLink to="/subscription">See the plans</TextLink>;
}

/** Ends a sentence about something that only the Premium plan has. */
export function PartOfPremium() {
  const { paymentsEnabled } = useSite();
  return (
    <>
      <TextLink to="/subscription">part of Premium</TextLink>
      {!paymentsEnabled && <span>, which isn’t available yet</span>}
    </>
  );
}

/** After a mention of keys, where not every account may make them. */
export function OfPremium() {
  const { everythingForEverybody } = useSite();
  return everythingForEverybody ? null : <span>; keys are part of Premium</span>;
}
