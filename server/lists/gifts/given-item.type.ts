import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { ThankYou } from './thank-you.type.ts';

/** Names the person without an account where the list is for one. */
export const RECIPIENT = 'Whom the list is for: its owner, or the person without an account.';

/** The item and its list, as gifts and pledges alike tell them. */
@ObjectType({ simpleResolvers: true })
export abstract class GivenItem {
  @Field(() => ID, { nullable: true, description: 'The item, at whose place the shared page opens.' })
  itemId!: string | null;

  @Field(() => String, { nullable: true, description: 'The title of the item.' })
  title!: string | null;

  @Field(() => String, { nullable: true, description: 'A small picture of it.' })
  imageUrl!: string | null;

  @Field(() => String, { nullable: true, description: RECIPIENT })
  recipientName!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the list.' })
  listName!: string | null;

  @Field(() => String, { nullable: true, description: 'The `shareToken` of the list.' })
  shareToken!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When the receiver ticked that it came.' })
  receivedAt!: Date | null;

  @Field(() => ThankYou, { nullable: true, description: 'The receiver’s note of thanks for it.' })
  thanks!: ThankYou | null;
}
