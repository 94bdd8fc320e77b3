import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import { SHORTEST_NAME } from '../../base/text/text.rules.ts';
import { LONGEST_LIST_NAME, type listChanges } from './list.rules.ts';
import { ListFieldsInput } from './list-fields.input.ts';

@InputType({ description: 'Changes of a list. A field that you leave out stays. Null takes texts and the date away.' })
export class ListChangesInput extends ListFieldsInput implements z.input<typeof listChanges> {
  @Field(() => String, {
    nullable: true,
    description: `${SHORTEST_NAME} to ${LONGEST_LIST_NAME} characters, or one that is a name by itself, as in Chinese. Without line breaks, < and >.`,
  })
  name?: string;
}
