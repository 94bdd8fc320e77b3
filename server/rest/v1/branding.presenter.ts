import { absoluteAddress } from '../../images/image-address.ts';
import type { Branding } from '../../lists/branding.type.ts';

/** The contract's branding object; null when nothing was chosen. */
export function presentBranding({ accentColor, bannerUrl }: Branding, publicUrl: string) {
  if (!accentColor && !bannerUrl) return null;
  return {
    accent_color: accentColor?.toLowerCase() ?? null,
    banner_url: bannerUrl && absoluteAddress(publicUrl, bannerUrl),
  };
}
