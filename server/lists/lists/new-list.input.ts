import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import { SHORTEST_NAME } from '../../base/text/text.rules.ts';
import { LONGEST_LIST_NAME, type newList } from './list.rules.ts';
import { ListFieldsInput } from './list-fields.input.ts';

@InputType({ description: 'A list to be made. Only the name is needed, and for a REGISTRY eventType and eventDate.' })
export class NewListInput extends ListFieldsInput implements z.input<typeof newList> {
  @Field(() => String, {
    description: `${SHORTEST_NAME} to ${LONGEST_LIST_NAME} characters, or one that is a name by itself, as in Chinese. Without line breaks, < and >.`,
  })
  name!: string;
}
