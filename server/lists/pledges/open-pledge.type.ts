import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { MoneyAmount } from '../../base/amounts/money-amount.type.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'Something that was promised to a fund and has not come, for people who may take it back.',
})
export class OpenPledge {
  @Field(() => ID, { description: 'For `releasePledge`.' })
  id!: string;

  @Field(() => MoneyAmount, {
    nullable: true,
    description: 'What was promised; null where you may not know who buys from the list.',
  })
  amount!: MoneyAmount | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the giver; null where you may not know them, and where they left none.',
  })
  giverName!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was promised.' })
  pledgedAt!: Date;

  @Field(() => Boolean, { description: 'Whether its giver says that they paid.' })
  isPaid!: boolean;
}
