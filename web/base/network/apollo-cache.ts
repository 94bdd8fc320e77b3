import { type FieldReadFunction, InMemoryCache } from '@apollo/client';
import { displayText } from '#rules/base/text/display-text';
import { mergeItems, readFirstItems, readItems } from './item-pages.ts';
import { appendPage } from './pages.ts';

/** A guest's page shows this text and never edits it, so it is decoded at each reading. */
const shown: FieldReadFunction<string | null> = (text) => text && displayText(text);

/** Identity and merging stand here, once. */
export function createCache() {
  return new InMemoryCache({
    // Which kinds of change there are. A test holds them to the schema.
    possibleTypes: {
      ListChange: [
        'CollaboratorsChanged',
        'ItemAdded',
        'ItemEdited',
        'ItemPurchased',
        'ItemRemoved',
        'ItemsReordered',
        'ListEdited',
        'ListOpened',
        'PresenceChanged',
        'PurchaseUndone',
      ],
      SharedListChange: [
        'SharedItemAdded',
        'SharedItemEdited',
        'SharedItemPurchased',
        'SharedItemRemoved',
        'SharedItemsReordered',
        'SharedListEdited',
        'SharedListOpened',
        'SharedPurchaseUndone',
      ],
    },
    typePolicies: {
      Query: {
        fields: {
          list: (_existing, { args, toReference }) => toReference({ __typename: 'List', id: args?.id }),
          item: (_existing, { args, toReference }) => toReference({ __typename: 'Item', id: args?.id }),
          myLists: { keyArgs: ['source', 'type', 'search', 'isPast', 'order'], merge: appendPage },
          myNotifications: { keyArgs: false, merge: appendPage },
          demoLists: { merge: false },
        },
      },
      List: {
        fields: {
          items: { merge: false },
          itemsConnection: { keyArgs: false, merge: mergeItems, read: readFirstItems },
          archivedItemsConnection: { keyArgs: false, merge: appendPage },
          itemSummary: { merge: false },
          collaborators: { merge: false },
          pictures: { merge: false },
          progress: { merge: false },
          shoppingTrips: { merge: false },
          ownGifts: { merge: false },
        },
      },
      ShoppingTrip: { fields: { newItemIds: { merge: false } } },
      Item: { fields: { purchases: { merge: false }, effectiveImageUrl: shown } },
      PublicProfile: { fields: { listsConnection: { keyArgs: ['order'], merge: appendPage } } },
      SharedList: {
        fields: {
          itemsConnection: { keyArgs: false, merge: mergeItems, read: readItems },
          progress: { merge: false },
          categories: { merge: false },
          mostWanted: { merge: false },
          name: shown,
          description: shown,
          eventType: shown,
          ownerName: shown,
          person: { merge: false },
        },
      },
      SharedPerson: { fields: { name: shown, askedBy: (names: string[]) => names?.map(displayText) } },
      SharedItem: {
        fields: {
          purchases: { merge: false },
          title: shown,
          description: shown,
          notes: shown,
          variant: shown,
          category: shown,
          effectiveImageUrl: shown,
          outgoingUrl: shown,
          secondaryUrl: shown,
        },
      },
      Collaborator: { keyFields: false }, // a person may work on several lists
    },
  });
}
