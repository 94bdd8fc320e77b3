import { Field, InputType } from 'type-graphql';
import { LONGEST_WEB_ADDRESS } from '../../base/text/web-address.rules.ts';
import { LONGEST_TITLE } from '../items/item.rules.ts';
import { LONGEST_BUYER_NAME } from '../purchases/purchase.rules.ts';
import { LONGEST_SUGGESTION_NOTE } from './suggestion.rules.ts';

@InputType({ description: 'A gift that somebody suggests for a shared list.' })
export class NewSuggestionInput {
  @Field(() => String, { description: `1 to ${LONGEST_TITLE} characters.` })
  title!: string;

  @Field(() => String, { nullable: true, description: `At most ${LONGEST_SUGGESTION_NOTE} characters.` })
  notes?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `An address where it can be bought: http or https, at most ${LONGEST_WEB_ADDRESS} characters.`,
  })
  primaryUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `How you are called, in at most ${LONGEST_BUYER_NAME} characters: guests give one. Signed in it is your account’s name.`,
  })
  name?: string | null;
}
