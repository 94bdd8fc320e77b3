const person = { __typename: 'User', id: 'u1', name: 'Ann' };

/** A list as its screen is told of it, without its items. */
export const heading = {
  __typename: 'List',
  id: 'l1',
  name: 'Barbecue',
  description: '',
  listType: 'WISHLIST',
  privacy: 'PRIVATE',
  purchaseVisibility: 'OWNER_SEES_BUYERS',
  purchasesHidden: false,
  eventType: null,
  eventDate: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  viewerRole: 'COLLABORATOR',
  collaboratorRole: 'EDITOR',
  isDemo: false,
  shareToken: 't1',
  shareLinkExpiresAt: null,
  hiddenAt: null,
  hiddenReason: null,
  owner: person,
  categoryOrder: [],
  pictures: [],
  progress: null,
  itemCount: 2,
  archivedItemCount: 0,
};
