import { registerEnumType } from 'type-graphql';
import {
  collaboratorRole,
  listType,
  privacy,
  purchaseVisibility,
  viewerRole,
} from '../../core/access/list-access.rules.ts';
import { accentColor, listSource } from './list.rules.ts';

export const ListTypeEnum = listType.enum;
export const PrivacyEnum = privacy.enum;
export const PurchaseVisibilityEnum = purchaseVisibility.enum;
export const ListSourceEnum = listSource.enum;
export const ViewerRoleEnum = viewerRole.enum;
export const CollaboratorRoleEnum = collaboratorRole.enum;
export const AccentColorEnum = accentColor.enum;

registerEnumType(ListTypeEnum, {
  name: 'ListType',
  description: 'The purpose of a list.',
  valuesConfig: {
    WISHLIST: {
      description:
        'Wishes of one person or a family. The owner and editors receive together, and editors never see who bought.',
    },
    REGISTRY: { description: 'Gifts for one event. It has an event type and a date.' },
    SHOPPING: { description: 'Things to buy together. Everybody who works on it ticks items off.' },
  },
});
registerEnumType(PrivacyEnum, {
  name: 'Privacy',
  description: 'The people whom the share link lets in.',
  valuesConfig: {
    PRIVATE: { description: 'Only those who work on the list, and its viewers. Others get LIST_PRIVATE.' },
    PUBLIC: {
      description:
        'Everybody who has the link, also without an account. The list is on the public profile of its owner, too.',
    },
  },
});
registerEnumType(PurchaseVisibilityEnum, {
  name: 'PurchaseVisibility',
  description: 'How much of the purchases the owner may see.',
  valuesConfig: {
    OWNER_SEES_BUYERS: { description: 'The owner sees what was bought and by whom.' },
    OWNER_SEES_TAKEN: { description: 'The owner sees what was bought, not by whom.' },
    SURPRISE: {
      description:
        'Owner and editors see nothing of purchases until the day of the event begins; helpers do. Not for shopping lists.',
    },
  },
});
registerEnumType(ListSourceEnum, {
  name: 'ListSource',
  description: 'Which lists to show.',
  valuesConfig: {
    ALL: { description: 'Lists you own and lists you are invited to.' },
    OWNED: { description: 'Lists you own.' },
    COLLABORATED: { description: 'Lists of others that you work on.' },
  },
});
registerEnumType(ViewerRoleEnum, {
  name: 'ViewerRole',
  description: 'The role of somebody on a list.',
  valuesConfig: {
    OWNER: { description: 'Made it. Alone decides on its privacy, type, link and collaborators.' },
    COLLABORATOR: { description: 'Works on it, invited by the owner.' },
    VIEWER: { description: 'May read it, and may buy from it if it is public.' },
  },
});
registerEnumType(CollaboratorRoleEnum, {
  name: 'CollaboratorRole',
  description: 'How somebody takes part in a list of another person.',
  valuesConfig: {
    EDITOR: {
      description:
        'Changes the list and its items. Receives the gifts together with the owner, so that a surprise is kept from them, too.',
    },
    HELPER: {
      description:
        'Changes the list and its items, receives nothing, and sees who gives what, also during a surprise. Can take back what somebody else bought. Where the owner is never told who bought, neither is a helper.',
    },
    VIEWER: {
      description:
        'Opens the list by its share link also while it is private, sees what its guests see, and buys. Changes nothing, and receives nothing.',
    },
  },
});
registerEnumType(AccentColorEnum, {
  name: 'AccentColor',
  description: 'The colour of a shared page. What it looks like in light and dark is the site’s business.',
  valuesConfig: {
    BERRY: { description: 'A dark red.' },
    ROSE: { description: 'A pink.' },
    TERRACOTTA: { description: 'A reddish brown.' },
    AMBER: { description: 'A dark yellow.' },
    FOREST: { description: 'A green.' },
    OCEAN: { description: 'A blue.' },
    PLUM: { description: 'A violet.' },
    SLATE: { description: 'A grey.' },
  },
});
