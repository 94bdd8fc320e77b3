import type { ApolloClient } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { toMajorUnits } from '#rules/base/amounts/money';
import type { ChangeKind } from '../../../core/changes/change.ts';
import type { ItemValues } from '../fields/item-values.ts';
import {
  type Draft_draftFragment,
  SaveItemDraftDocument,
  type SaveItemDraftMutation,
  type SaveItemDraftMutationVariables,
} from './draft-changes.generated.ts';

export { type Draft_draftFragment, UpdateItemDraftDocument, useItemDraftsQuery } from './draft-changes.generated.ts';

export const SAVE_ITEM_DRAFT: ChangeKind<SaveItemDraftMutationVariables, SaveItemDraftMutation> = {
  name: 'saveItemDraft',
  document: SaveItemDraftDocument,
  refusal: (title, reason) => t`${title} could not be saved as a draft: ${reason}`,
  show() {}, // it stands among no items
  idOf: ({ saveItemDraft }) => saveItemDraft.id,
};

/** Reads them again where they are shown. */
export function readDraftsAgain(client: ApolloClient): void {
  for (const query of client.getObservableQueries())
    if (query.queryName === 'ItemDrafts') void query.refetch().catch(() => {}); // what is shown stays
}

/** As the form has them. */
export function draftValues(draft: Draft_draftFragment): ItemValues {
  const { title, description, notes, category, amount, variant, quantityDesired, currency, isGroupGift } = draft;
  const { isMostWanted, recipes } = draft;
  const { unitPrice, primaryUrl, secondaryUrl, imageUrl } = draft;
  return {
    ...{
      title,
      description,
      notes,
      category,
      amount,
      variant,
      quantityDesired,
      currency,
      isGroupGift,
      isMostWanted,
      recipes,
      isFund: false,
      howToPay: '',
    },
    ...{ primaryUrl: primaryUrl ?? '', secondaryUrl: secondaryUrl ?? '', imageUrl: imageUrl ?? '' },
    price: unitPrice && toMajorUnits(unitPrice.amountMinor, unitPrice.currency),
  };
}
