import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { ListAccess } from '../../core/access/list.policy.ts';
import type { PurchaseView } from '../../core/access/purchase.policy.ts';
import { ChoiceFields } from '../item-choices/choice-fields.type.ts';
import { FUND } from './fund.rules.ts';
import { GROUP_GIFT } from './group-gift.rules.ts';
import { groupGiftOf, PLEDGE_COUNT, PLEDGE_GOAL, PLEDGED, type Shared } from './group-gift.ts';

/** The fields of an item, as guests see it, that tell how its cost is shared. */
@ObjectType({ simpleResolvers: true })
export abstract class GroupGiftFields extends ChoiceFields {
  @Field(() => Boolean, { description: GROUP_GIFT })
  readonly isGroupGift: boolean;

  @Field(() => Boolean, { description: FUND })
  readonly isFund: boolean;

  @Field(() => Float, { nullable: true, description: PLEDGE_GOAL })
  readonly pledgeGoalMinor: number | null;

  @Field(() => Float, { nullable: true, description: PLEDGED })
  readonly pledgedMinor: number | null;

  @Field(() => Int, { description: PLEDGE_COUNT })
  readonly pledgeCount: number;

  constructor(row: Shared & ConstructorParameters<typeof ChoiceFields>[0], list: ListAccess, view: PurchaseView) {
    super(row, view);
    const { pledgeGoalMinor, pledgedMinor, pledgeCount } = groupGiftOf(row, list, view);
    this.isGroupGift = row.isGroupGift;
    this.isFund = row.isFund;
    this.pledgeGoalMinor = pledgeGoalMinor;
    this.pledgedMinor = pledgedMinor;
    this.pledgeCount = pledgeCount;
  }
}
