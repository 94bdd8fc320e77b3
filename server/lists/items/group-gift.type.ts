import { Field, Float, Int, ObjectType } from 'type-graphql';

export const GROUP_GIFT_STATE =
  'How far friends have come who share its cost. Null where nobody may chip in, and once it is bought.';

@ObjectType({ simpleResolvers: true, description: 'A gift whose cost friends share. Amounts are in minor units.' })
export class GroupGift {
  @Field(() => String, { description: 'ISO 4217, of both amounts.' })
  currency!: string;

  @Field(() => Float, {
    nullable: true,
    description:
      'What all pieces that are still wanted cost together. Null where the price is gone, or in another currency than the pledges: then nobody can pledge.',
  })
  goalMinor!: number | null;

  @Field(() => Float, { description: 'What is pledged. 0 while purchases are kept from you as a surprise.' })
  pledgedMinor!: number;

  @Field(() => Int, { description: 'How many pledges that is. 0 while purchases are kept from you as a surprise.' })
  pledgeCount!: number;
}
