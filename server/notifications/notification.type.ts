import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../connection.type.ts';
import type { NotificationKind } from '../events/notification-kinds.ts';
import { NotificationKindEnum } from './notification.enums.ts';

/** A notice as the person reads it who is told. */
@ObjectType('Notification')
export class ShownNotification {
  @Field(() => ID)
  id!: string;

  @Field(() => NotificationKindEnum)
  kind!: NotificationKind;

  @Field(() => String, { description: 'What happened, in a sentence.' })
  text!: string;

  @Field(() => ID, { nullable: true, description: 'The list to open; null when there is none any more.' })
  listId!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it happened last.' })
  newsAt!: Date;

  @Field(() => Boolean)
  isRead!: boolean;
}

@ObjectType()
export class Unread {
  @Field(() => Int, { description: 'How many notifications were not read yet; 100 stands for more.' })
  unreadCount!: number;
}

@ObjectType('Notifications')
export class NotificationList extends Unread {
  @Field(() => [ShownNotification], { description: 'Newest first.' })
  notifications!: ShownNotification[];
}

@ObjectType({ simpleResolvers: true, description: 'A page of what others did on your lists.' })
export class NotificationConnection extends connectionOf('Notification', ShownNotification) {
  @Field(() => Int, { description: 'How many notifications were not read yet, on whatever page; 100 stands for more.' })
  readonly unreadCount!: number;
}
