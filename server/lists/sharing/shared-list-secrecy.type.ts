import { Field, ObjectType } from 'type-graphql';
import {
  hasOtherRecipients,
  helpersKnowBuyers,
  keepsSurprise,
  type PurchaseView,
} from '../../core/access/purchase.policy.ts';
import type { SharedListRow } from './shared-list-rows.ts';

/** The fields that say which people learn what is bought from a list, and by whom. */
@ObjectType({ simpleResolvers: true })
export abstract class SharedListSecrecy {
  @Field(() => Boolean, {
    description:
      'Whether purchases are kept from those who work on the list: until the day of the event begins, or the owner lifts it.',
  })
  readonly keepsSurprise: boolean;

  @Field(() => Boolean, { description: 'True while purchases are kept from you as a surprise.' })
  readonly purchasesHidden: boolean;

  @Field(() => Boolean, { description: 'Whether the owner learns who buys: at once, or once a surprise is over.' })
  readonly ownerSeesBuyers: boolean;

  @Field(() => Boolean, {
    description: 'Whether somebody who only helps with the list learns who buys, also during a surprise.',
  })
  readonly helpersSeeBuyers: boolean;

  @Field(() => Boolean, {
    description: 'Whether others receive the gifts together with the owner. A surprise is kept from them, too.',
  })
  readonly hasOtherRecipients: boolean;

  constructor(row: SharedListRow, view: PurchaseView) {
    this.keepsSurprise = keepsSurprise(row);
    this.purchasesHidden = view === 'nothing';
    this.ownerSeesBuyers = row.purchaseVisibility !== 'OWNER_SEES_TAKEN';
    this.helpersSeeBuyers = helpersKnowBuyers(row);
    this.hasOtherRecipients = hasOtherRecipients(row);
  }
}
