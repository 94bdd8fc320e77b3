import type { ApolloCache } from '@apollo/client';
import { t } from '@lingui/core/macro';
import type { ChangeKind } from '../../core/changes/change.ts';
import {
  BuyOwnGiftDocument,
  type BuyOwnGiftMutation,
  type BuyOwnGiftMutationVariables,
  type OwnGifts_giftFragment,
  OwnGifts_giftFragmentDoc,
  PutOwnGiftBackDocument,
  type PutOwnGiftBackMutation,
  type PutOwnGiftBackMutationVariables,
} from './OwnGifts.generated.ts';

/** A gift that the reader holds, as their shopping list shows it. */
export type OwnGift = OwnGifts_giftFragment;

const refusal = (title: string, reason: string) => t`${title} could not be saved: ${reason}`;

export const BUY_OWN_GIFT: ChangeKind<BuyOwnGiftMutationVariables, BuyOwnGiftMutation> = {
  name: 'buyOwnGift',
  document: BuyOwnGiftDocument,
  refusal,
  show: (cache, { variables: { purchaseId } }) => write(cache, purchaseId, { state: 'BOUGHT' }),
  settle: (cache, _answer, { variables: { purchaseId } }) =>
    write(cache, purchaseId, { state: 'BOUGHT', heldUntil: null }),
};

export const PUT_OWN_GIFT_BACK: ChangeKind<PutOwnGiftBackMutationVariables, PutOwnGiftBackMutation> = {
  name: 'putOwnGiftBack',
  document: PutOwnGiftBackDocument,
  refusal,
  show: (cache, { variables: { purchaseId } }) => write(cache, purchaseId, { state: 'RESERVED' }),
  settle: (cache, { reserveBoughtItem: { purchase } }, { variables: { purchaseId } }) =>
    write(cache, purchaseId, { state: 'RESERVED', heldUntil: purchase?.heldUntil ?? null }),
};

export const ownGiftKinds = [BUY_OWN_GIFT, PUT_OWN_GIFT_BACK];

function write(cache: ApolloCache, giftId: string, changed: Partial<OwnGift>): void {
  const id = cache.identify({ __typename: 'HeldGift', id: giftId });
  const options = { id, fragment: OwnGifts_giftFragmentDoc, fragmentName: 'OwnGifts_gift' };
  const gift = cache.readFragment<OwnGift>({ ...options, optimistic: true });
  if (gift) cache.writeFragment<OwnGift>({ ...options, data: { ...gift, ...changed } });
}
