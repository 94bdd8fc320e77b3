import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { LinkViewer } from '../../core/access/link-viewer.ts';
import type { ListAccess } from '../../core/access/list.policy.ts';
import {
  canSeeBuyer,
  canSeeMember,
  canThank,
  canUndo,
  isMine,
  purchaseView,
} from '../../core/access/purchase.policy.ts';
import type { Purchase } from './purchase.entity.ts';
import { MOST_PIECES } from './quantity.rules.ts';

export const PurchaseStateEnum = { BOUGHT: 'BOUGHT', RESERVED: 'RESERVED' } as const;
export type PurchaseState = keyof typeof PurchaseStateEnum;
registerEnumType(PurchaseStateEnum, {
  name: 'PurchaseState',
  description: 'How far a gift has come.',
  valuesConfig: {
    BOUGHT: { description: 'Bought, or ticked off.' },
    RESERVED: { description: 'Held for somebody who means to buy it. It counts as taken until `heldUntil`.' },
  },
});

/** A purchase with everything about it, before a policy has picked a viewer's part. */
export interface PurchaseRow {
  id: string;
  quantity: number;
  /** When it was bought, or while it is reserved, when it was reserved. */
  createdAt: Date;
  /** Until when it is reserved; null once it is bought. */
  heldUntil: Date | null;
  /** Empty once the buyer's account is deleted. */
  guestEmail: string;
  guestName: string | null;
  buyerId: string | null;
  buyerName: string | null;
  /** Not read for guests, whom it does not concern. */
  isThanked?: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A member who bought something: as much of them as a purchase shows.',
})
export class Buyer {
  @Field(() => ID, { description: 'The same as `User.id`.' })
  id!: string;

  @Field(() => String, { description: 'As the person wrote it.' })
  name!: string;
}

/** A purchase as one viewer may know it. */
@ObjectType('Purchase', {
  simpleResolvers: true,
  description: 'Something that was bought, ticked off or reserved, with as much as you may know of it.',
})
export class PurchaseEntry {
  @Field(() => ID, { description: 'For `undoPurchase` and `undoSharedPurchase`.' })
  id!: string;

  @Field(() => Int, { description: `How many pieces: 1 to ${MOST_PIECES}.` })
  quantity!: number;

  @Field(() => PurchaseStateEnum, { description: 'Whether it is bought, or reserved until `heldUntil`.' })
  state!: PurchaseState;

  @Field(() => GraphQLISODateTime, { description: 'When it was marked as bought, or reserved.' })
  purchaseDate!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Until when it is reserved; null once it is bought.',
  })
  heldUntil!: Date | null;

  @Field(() => String, { nullable: true, description: 'Null unless you may know who bought.' })
  guestEmail!: string | null;

  @Field(() => String, { nullable: true, description: 'Null unless you may know who bought.' })
  guestName!: string | null;

  @Field(() => Buyer, { nullable: true, description: 'The member who bought, for those who may know.' })
  buyer!: Buyer | null;

  @Field(() => Boolean, { description: 'Whether you bought it, signed in.' })
  mine!: boolean;

  @Field(() => Boolean, { description: 'Whether you may take it back without the secret of its receipt.' })
  canUndo!: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the buyer was thanked; null unless it is for you to thank them, and while it is only reserved.',
  })
  isThanked!: boolean | null;
}

/** Picks what `viewer` may know of purchases on `list`; where they are kept from them, there are no entries at all. */
export function purchaseEntries(
  viewer: LinkViewer,
  list: ListAccess,
  purchases: readonly PurchaseRow[],
): PurchaseEntry[] {
  if (purchases.length === 0 || purchaseView(viewer, list) === 'nothing') return [];
  return purchases.map((purchase) => {
    const { id, quantity, createdAt, heldUntil, guestEmail, guestName, buyerId, buyerName } = purchase;
    const isBuyerKnown = canSeeBuyer(viewer, list, purchase);
    const isMemberKnown = buyerId !== null && canSeeMember(viewer, list, purchase);
    return {
      id,
      quantity,
      state: heldUntil ? 'RESERVED' : 'BOUGHT',
      purchaseDate: createdAt,
      heldUntil,
      guestEmail: isBuyerKnown ? guestEmail || null : null,
      guestName: isBuyerKnown ? guestName : null,
      buyer: isMemberKnown ? { id: buyerId, name: buyerName ?? '' } : null,
      mine: isMine(viewer, purchase),
      canUndo: canUndo(viewer, list, purchase, false),
      isThanked: !heldUntil && canThank(viewer, list, purchase) ? (purchase.isThanked ?? null) : null,
    };
  });
}

/** A time as JSON has it. */
export function timeOrNull(time: Date | string | null): Date | null {
  return time === null ? null : new Date(time);
}

/** A purchase as JSON has it, with its times. */
export function withTimes<Raw extends Record<'createdAt', Date | string> & Record<'heldUntil', Date | string | null>>(
  purchase: Raw,
): Raw & Pick<PurchaseRow, 'createdAt' | 'heldUntil'> {
  return { ...purchase, createdAt: new Date(purchase.createdAt), heldUntil: timeOrNull(purchase.heldUntil) };
}

/** A purchase that was loaded with its buyer. */
export function purchaseRow(purchase: Purchase): PurchaseRow {
  const { id, quantity, boughtAt, createdAt, heldUntil, guestEmail, guestName, buyer } = purchase;
  return {
    id,
    quantity,
    createdAt: boughtAt ?? createdAt,
    heldUntil: heldUntil ?? null,
    guestEmail,
    guestName: guestName ?? null,
    buyerId: buyer?.id ?? null,
    buyerName: buyer?.unwrap().name ?? null,
    isThanked: purchase.thankedAt != null,
  };
}
