import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { Unsubscription } from './unsubscribe-links.ts';

const UnsubscriptionKindEnum = { DIGEST: 'DIGEST', GIFT_NEWS: 'GIFT_NEWS', INVITATIONS: 'INVITATIONS' } as const;
registerEnumType(UnsubscriptionKindEnum, { name: 'UnsubscriptionKind' });

@ObjectType({ description: 'What the unsubscribe link in a mail is about.' })
export class MailSubscription {
  @Field(() => UnsubscriptionKindEnum)
  kind!: Unsubscription['kind'];

  @Field(() => Boolean, { description: 'Whether such mails still come.' })
  isSubscribed!: boolean;
}
