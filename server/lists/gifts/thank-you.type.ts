import { Field, GraphQLISODateTime, ObjectType } from 'type-graphql';
import { LONGEST_THANKS } from './thank-note.rules.ts';

@ObjectType({ simpleResolvers: true, description: 'A note of thanks.' })
export class ThankYou {
  @Field(() => String, { description: `Plain text of at most ${LONGEST_THANKS} characters.` })
  text!: string;

  @Field(() => String, { description: 'The name of the person who wrote it.' })
  authorName!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was written.' })
  writtenAt!: Date;
}
