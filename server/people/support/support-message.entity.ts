import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from 'type-graphql';
import { newId } from '../../base/database/uuid.ts';
import { User } from '../../core/users/user.entity.ts';
import { LONGEST_MESSAGE, LONGEST_SUBJECT, type MessageStatus, messageStatus } from './support-message.rules.ts';

export const MessageStatusEnum = messageStatus.enum;
registerEnumType(MessageStatusEnum, {
  name: 'MessageStatus',
  description: 'Whether somebody took care of a message.',
  valuesConfig: { OPEN: { description: 'It waits for an answer.' }, DONE: { description: 'It is dealt with.' } },
});

@Entity({ tableName: 'support_messages' })
@Index({ properties: ['createdAt', 'id'] })
@Index({ properties: ['status', 'createdAt', 'id'] })
@Index({
  name: 'support_messages_search_index',
  expression: `create index "support_messages_search_index" on "support_messages" using gin (grams_of(lower("name" || ' ' || "email" || ' ' || "subject")))`,
})
@ObjectType({ description: 'A message from the contact form.' })
export class SupportMessage {
  @Field(() => ID, { description: 'For `setMessageStatus`.' })
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Field(() => String, { description: 'The name that the sender gave.' })
  @Property({ type: 'string', length: 100 })
  name!: string;

  @Field(() => String, { description: 'The address to answer to.' })
  @Property({ type: 'string', length: 254 })
  email!: string;

  @Field(() => String, { description: `At most ${LONGEST_SUBJECT} characters.` })
  @Property({ type: 'string', length: 200 })
  subject!: string;

  @Field(() => String, { description: `At most ${LONGEST_MESSAGE} characters.` })
  @Property({ type: 'text' })
  message!: string;

  @Field(() => Boolean, { description: 'Whether the sender’s plan says that they are answered first.' })
  @Property({ type: 'boolean' })
  isPriority: Opt<boolean> = false;

  @Field(() => MessageStatusEnum, { description: 'Whether somebody took care of it.' })
  @Enum({ items: () => MessageStatusEnum })
  status: Opt<MessageStatus> = 'OPEN';

  @Field(() => GraphQLISODateTime, { description: 'When it was sent.' })
  @Property({ type: 'timestamptz' })
  createdAt: Opt<Date> = new Date();

  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'set null', index: true })
  sender?: Ref<User> | null;
}
