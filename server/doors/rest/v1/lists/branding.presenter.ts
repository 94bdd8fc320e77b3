import { z } from 'zod';
import { absoluteAddress } from '../../../../base/text/absolute-address.ts';
import type { Branding } from '../../../../lists/lists/branding.type.ts';
import { accentColor } from '../../../../lists/lists/list.rules.ts';
import { inLowerCase, lowerCase } from '../../answer-fields.ts';

export const brandingObject = z
  .object({ accent_color: lowerCase(accentColor.options).nullable(), banner_url: z.string().nullable() })
  .meta({ id: 'Branding', description: 'How the shared page of a Premium owner looks.' });

export function presentBranding(
  { accentColor, bannerUrl }: Branding,
  siteUrl: string,
): z.output<typeof brandingObject> | null {
  if (!accentColor && !bannerUrl) return null;
  return {
    accent_color: accentColor ? inLowerCase(accentColor) : null,
    banner_url: bannerUrl && absoluteAddress(siteUrl, bannerUrl),
  };
}
