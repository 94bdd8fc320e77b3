import { registerEnumType } from 'type-graphql';
import { role, tier } from './account.rules.ts';

export const RoleEnum = role.enum;
export const TierEnum = tier.enum;

registerEnumType(RoleEnum, {
  name: 'Role',
  description: 'A role on the whole site.',
  valuesConfig: {
    USER: { description: 'Works on their own lists and on those they are invited to.' },
    ADMIN: { description: 'Also runs the site. Sees no private list of others.' },
  },
});
registerEnumType(TierEnum, {
  name: 'Tier',
  description: 'A plan. `plans` says what each holds and costs.',
  valuesConfig: {
    FREE: { description: 'Free for everybody.' },
    STANDARD: { description: 'More lists and items.' },
    PREMIUM: { description: 'Unlimited, with analytics, branding, expiring links and API keys.' },
  },
});
