import { registerEnumType } from 'type-graphql';
import { listType, privacy, purchaseVisibility, viewerRole } from '../access/list-access.rules.ts';
import { accentColor, listSource } from './list.rules.ts';

export const ListTypeEnum = listType.enum;
export const PrivacyEnum = privacy.enum;
export const PurchaseVisibilityEnum = purchaseVisibility.enum;
export const ListSourceEnum = listSource.enum;
export const ViewerRoleEnum = viewerRole.enum;
export const AccentColorEnum = accentColor.enum;

registerEnumType(ListTypeEnum, { name: 'ListType' });
registerEnumType(PrivacyEnum, { name: 'Privacy' });
registerEnumType(PurchaseVisibilityEnum, {
  name: 'PurchaseVisibility',
  description: 'How much of the purchases the owner may see.',
});
registerEnumType(ListSourceEnum, { name: 'ListSource' });
registerEnumType(ViewerRoleEnum, { name: 'ViewerRole' });
registerEnumType(AccentColorEnum, { name: 'AccentColor' });
