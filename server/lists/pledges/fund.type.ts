import { Field, ID, ObjectType } from 'type-graphql';
import { HOW_TO_PAY } from '../group-gifts/fund.rules.ts';

@ObjectType({ simpleResolvers: true, description: 'A fund, for those who edit its list.' })
export class Fund {
  @Field(() => ID, { description: 'Its item.' })
  itemId!: string;

  @Field(() => String, { nullable: true, description: `${HOW_TO_PAY} Null where nothing is said.` })
  howToPay!: string | null;
}
