import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'What the buyer of a purchase holds.' })
export class ReceiptInput {
  @Field(() => ID, { description: 'The purchase.' })
  purchaseId!: string;

  @Field(() => String, { description: 'The secret of its receipt.' })
  undoToken!: string;
}
