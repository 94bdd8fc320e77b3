import { Field, Int, ObjectType } from 'type-graphql';
import { MoneyAmount } from '../../base/amounts/money-amount.type.ts';

export const GROUP_GIFT_STATE =
  'How far friends have come who share its cost. Null where nobody may chip in, and once it is bought.';

@ObjectType({ simpleResolvers: true, description: 'A gift whose cost friends share.' })
export class GroupGift {
  @Field(() => MoneyAmount, {
    nullable: true,
    description:
      'What all pieces that are still wanted cost together. Null where the price is gone, or in another currency than the pledges: then nobody can pledge.',
  })
  goal!: MoneyAmount | null;

  @Field(() => MoneyAmount, {
    description: 'What is pledged. 0 while purchases are kept from you as a surprise.',
  })
  pledged!: MoneyAmount;

  @Field(() => Int, { description: 'How many pledges that is. 0 while purchases are kept from you as a surprise.' })
  pledgeCount!: number;
}
