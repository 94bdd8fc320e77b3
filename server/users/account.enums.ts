import { registerEnumType } from 'type-graphql';
import { role, tier } from './account.rules.ts';

export const RoleEnum = role.enum;
export const TierEnum = tier.enum;

registerEnumType(RoleEnum, { name: 'Role' });
registerEnumType(TierEnum, { name: 'Tier' });
