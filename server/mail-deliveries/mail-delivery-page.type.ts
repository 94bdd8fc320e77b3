import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MailState } from '../email/mail.entity.ts';
import { Page } from '../page.type.ts';

registerEnumType(MailState, { name: 'MailState' });

@ObjectType({ description: 'What became of a mail. What it says is its recipient’s alone.' })
export class MailDeliveryEntry {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  to!: string;

  @Field(() => String)
  subject!: string;

  @Field(() => MailState)
  state!: keyof typeof MailState;

  @Field(() => Int)
  tries!: number;

  @Field(() => String, { nullable: true, description: 'Why the last attempt failed.' })
  problem!: string | null;

  @Field(() => GraphQLISODateTime)
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  deliveredAt!: Date | null;
}

@ObjectType()
export class MailDeliveryPage extends Page {
  @Field(() => [MailDeliveryEntry])
  data!: MailDeliveryEntry[];
}
