import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'The receipt of a buyer.' })
export class ReceiptInput {
  @Field(() => ID, { description: 'The purchase.' })
  purchaseId!: string;

  @Field(() => String, { description: 'The secret of its receipt.' })
  undoToken!: string;
}
