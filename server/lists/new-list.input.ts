import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import type { newList } from './list.rules.ts';
import { ListFieldsInput } from './list-fields.input.ts';

@InputType()
export class NewListInput extends ListFieldsInput implements z.input<typeof newList> {
  @Field(() => String)
  name!: string;
}
