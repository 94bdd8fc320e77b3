import { useSite } from './site.ts';
import { TextLink } from './TextLink.tsx';

/** Where there is more room to be had; the page says so where no plan is for sale yet. */
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
