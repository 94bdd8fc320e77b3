import { Field, GraphQLISODateTime, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A code for a passkey that was shown. It is given here and never again.' })
export class PasskeyCheck {
  @Field(() => String, { description: 'In place of a code of an app, wherever one is asked for. It is taken once.' })
  code!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it is taken no more.' })
  expiresAt!: Date;
}
