import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from 'type-graphql';
import { newId } from '../database/uuid.ts';
import { User } from '../users/user.entity.ts';
import { type MessageStatus, messageStatus } from './support-message.rules.ts';

export const MessageStatusEnum = messageStatus.enum;
registerEnumType(MessageStatusEnum, { name: 'MessageStatus' });

/** What somebody wrote through the contact form. */
@Entity({ tableName: 'support_messages' })
@ObjectType()
export class SupportMessage {
  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Field(() => String)
  @Property({ type: 'string', length: 100 })
  name!: string;

  @Field(() => String)
  @Property({ type: 'string', length: 254 })
  email!: string;

  @Field(() => String)
  @Property({ type: 'string', length: 200 })
  subject!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  message!: string;

  /** From a person whose plan says that they are answered first. */
  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  isPriority: Opt<boolean> = false;

  @Field(() => MessageStatusEnum)
  @Enum({ items: () => MessageStatusEnum })
  status: Opt<MessageStatus> = 'OPEN';

  @Index()
  @Field(() => GraphQLISODateTime)
  @Property({ type: 'timestamptz' })
  createdAt: Opt<Date> = new Date();

  /** Who was signed in; null for guests, and once that account is gone. */
  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'set null', index: true })
  sender?: Ref<User> | null;
}
