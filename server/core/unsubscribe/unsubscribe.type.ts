import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { Unsubscription } from './unsubscribe-links.ts';

const UnsubscriptionKindEnum = {
  DIGEST: 'DIGEST',
  GIFT_NEWS: 'GIFT_NEWS',
  GIFT_REMINDERS: 'GIFT_REMINDERS',
  INVITATIONS: 'INVITATIONS',
  DRAWS: 'DRAWS',
  FOLLOW_REQUESTS: 'FOLLOW_REQUESTS',
  FOLLOWING: 'FOLLOWING',
} as const;
registerEnumType(UnsubscriptionKindEnum, {
  name: 'UnsubscriptionKind',
  description: 'Which mails an unsubscribe link ends.',
  valuesConfig: {
    DIGEST: { description: 'The digest of notifications.' },
    GIFT_NEWS: { description: 'News of gifts that the person has bought.' },
    GIFT_REMINDERS: { description: 'Reminders of gifts that the person still has to buy or pay for.' },
    INVITATIONS: { description: 'Invitations to work on lists.' },
    DRAWS: { description: 'Everything about draws of names.' },
    FOLLOW_REQUESTS: { description: 'Requests to confirm that the address follows a list.' },
    FOLLOWING: { description: 'New gifts on a list that the address follows.' },
  },
});

@ObjectType({ description: 'The mails that an unsubscribe link is about.' })
export class MailSubscription {
  @Field(() => UnsubscriptionKindEnum, { description: 'Which mails it is about.' })
  kind!: Unsubscription['kind'];

  @Field(() => Boolean, { description: 'Whether such mails still come.' })
  isSubscribed!: boolean;
}
