import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { KeyedPage } from '../../base/paging/page.type.ts';
import { MailState } from '../../core/email/mail.entity.ts';

registerEnumType(MailState, {
  name: 'MailState',
  description: 'The state of a mail.',
  valuesConfig: {
    QUEUED: { description: 'It is to be delivered, now or at the next attempt.' },
    SENT: { description: 'A mail server took it.' },
    KEPT: { description: 'No mail server is set up: it stays in the outbox.' },
    FAILED: { description: 'It could not be delivered, and is not tried again.' },
  },
});

@ObjectType({ description: 'A mail and its state. The text of the mail is its recipient’s alone.' })
export class MailDeliveryEntry {
  @Field(() => ID, { description: 'Never changes.' })
  id!: string;

  @Field(() => String, {
    description:
      'The address of the recipient; of mails about lists and purchases only how it begins, as in t…@example.test.',
  })
  to!: string;

  @Field(() => String, {
    description:
      'The subject line; of mails about lists and purchases what kind of mail it is, such as “Purchase receipt”.',
  })
  subject!: string;

  @Field(() => MailState, { description: 'The state of the mail.' })
  state!: keyof typeof MailState;

  @Field(() => Int, { description: 'How often it was tried to deliver it.' })
  tries!: number;

  @Field(() => String, { nullable: true, description: 'Why the last attempt failed.' })
  problem!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was written.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When a mail server took it; null until then.' })
  deliveredAt!: Date | null;
}

@ObjectType({ description: 'Mails, newest first.' })
export class MailDeliveryPage extends KeyedPage {
  @Field(() => [MailDeliveryEntry], { description: 'The mails of this page.' })
  data!: MailDeliveryEntry[];
}
