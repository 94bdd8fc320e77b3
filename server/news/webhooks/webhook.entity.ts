import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { newId } from '../../base/database/uuid.ts';
import type { WebhookEvent } from '../../core/events/webhook-events.rules.ts';
import { User } from '../../core/users/user.entity.ts';
import { WebhookEventEnum } from './webhook.enums.ts';
import { LONGEST_WEBHOOK_URL, MOST_WAITING, OLD_SECRET_HOURS } from './webhook.rules.ts';

/** An address that is told of what happens on lists of its owner. Its secrets are made from its id, and kept nowhere. */
@Entity({ tableName: 'webhooks' })
@Index({
  name: 'webhooks_list_ids_index',
  expression: 'create index "webhooks_list_ids_index" on "webhooks" using gin ("list_ids")',
})
@ObjectType({
  description:
    'An address that is told what happens on lists, by messages that are signed as Standard Webhooks says. It works while its owner has the Premium plan, and is told what its owner may know.',
})
export class Webhook {
  @Field(() => ID, { description: 'Never changes.' })
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Index()
  @ManyToOne(() => User, { ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @Field(() => String, { description: 'The address to which messages are posted.' })
  @Property({ type: 'string', length: LONGEST_WEBHOOK_URL })
  url!: string;

  @Field(() => [WebhookEventEnum], { description: 'The kinds of events of which it is told.' })
  @Enum({ items: () => WebhookEventEnum, array: true })
  events!: WebhookEvent[];

  @Field(() => [ID], {
    nullable: true,
    description:
      'The lists of which it is told, also those of others that its owner views or follows; null: all that its owner works on, also those to come.',
  })
  @Property({ type: 'array', columnType: 'uuid[]', nullable: true })
  listIds?: string[] | null;

  @Field(() => Boolean, {
    description: `Whether it is told anything. It is switched off, and its owner gets a mail, after failures for more than a day, at an answer of 410, and when ${MOST_WAITING.toLocaleString('en')} messages wait. What happens while it is off is never told.`,
  })
  @Property({ type: 'boolean' })
  isOn: Opt<boolean> = true;

  /** Which of its secrets is the newest. */
  @Property({ type: 'integer' })
  secretVersion: Opt<number> = 1;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: `Until when messages are signed with the secret before the newest one, too: for ${OLD_SECRET_HOURS} hours after a new one; null at other times.`,
  })
  @Property({ type: 'timestamptz', nullable: true })
  oldSecretUntil?: Date | null;

  @Field(() => Int, { description: 'How many tries have failed since the last success.' })
  @Property({ type: 'integer' })
  failures: Opt<number> = 0;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'After a failure, when it is tried again; null while all is well.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  restsUntil?: Date | null;

  /** Until then a process is at work on it, and others leave it alone. */
  @Property({ type: 'timestamptz', nullable: true })
  claimedUntil?: Date | null;

  /** The start of its last turn: the one that waits the longest is next. */
  @Property({ type: 'timestamptz', nullable: true })
  lastTurnAt?: Date | null;

  /** Whether its last answer took long: only some of the deliveries at once go to such. */
  @Property({ type: 'boolean' })
  isSlow: Opt<boolean> = false;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  @Property({ type: 'timestamptz' })
  createdAt: Opt<Date> = new Date();
}
