import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import type { listChanges } from './list.rules.ts';
import { ListFieldsInput } from './list-fields.input.ts';

@InputType()
export class ListChangesInput extends ListFieldsInput implements z.input<typeof listChanges> {
  @Field(() => String, { nullable: true })
  name?: string;
}
