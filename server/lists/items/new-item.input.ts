import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import { FUND, HOW_TO_PAY } from '../group-gifts/fund.rules.ts';
import { LONGEST_TITLE, type newItem } from './item.rules.ts';
import { ItemFieldsInput } from './item-fields.input.ts';

/** Fields of new items, wherever they come from. */
@InputType()
export abstract class AddedItemInput extends ItemFieldsInput {
  @Field(() => String, { description: `1 to ${LONGEST_TITLE} characters.` })
  title!: string;

  @Field(() => Boolean, { nullable: true, description: FUND })
  isFund?: boolean | null;
}

@InputType({ description: 'An item to be added. Only the title is needed.' })
export class NewItemInput extends AddedItemInput implements z.input<typeof newItem> {
  @Field(() => String, { nullable: true, description: HOW_TO_PAY })
  howToPay?: string | null;
}
