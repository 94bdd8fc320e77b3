import { unlocks } from '../../core/plans/plan.rules.ts';
import { Branding } from '../lists/branding.type.ts';
import type { SharedListRow } from './shared-list-rows.ts';

/** How the shared page is dressed, as long as the plan of its owner holds it. */
export function brandingOf({ ownerTier, accentColor, banner }: SharedListRow): Branding | null {
  const isShown = unlocks(ownerTier, 'branding') && (accentColor || banner);
  return isShown ? new Branding(accentColor, banner) : null;
}
