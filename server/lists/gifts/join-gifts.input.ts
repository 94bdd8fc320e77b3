import { Field, InputType } from 'type-graphql';
import { ReceiptInput } from '../purchases/receipt.input.ts';
import { MOST_RECEIPTS_AT_ONCE } from '../purchases/receipts.service.ts';

@InputType({ description: 'Proofs of what is one’s own. Each may be left out.' })
export class GiftProofsInput {
  @Field(() => String, { nullable: true, description: 'Another key of the same person. From then on each opens both.' })
  otherKey?: string | null;

  @Field(() => [ReceiptInput], {
    nullable: true,
    description: `Receipts of purchases without a key: at most ${MOST_RECEIPTS_AT_ONCE}.`,
  })
  receipts?: ReceiptInput[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'The end of a link that was mailed, behind `#found=`: for gifts that were given under that address.',
  })
  foundLink?: string | null;
}
