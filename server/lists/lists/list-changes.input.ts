import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import type { listChanges } from './list.rules.ts';
import { ListFieldsInput } from './list-fields.input.ts';

@InputType({ description: 'Changes of a list. A field that you leave out stays. Null takes texts and the date away.' })
export class ListChangesInput extends ListFieldsInput implements z.input<typeof listChanges> {
  @Field(() => String, {
    nullable: true,
    description: '2 to 50 characters, or one that is a name by itself, as in Chinese. Without line breaks, < and >.',
  })
  name?: string;
}
