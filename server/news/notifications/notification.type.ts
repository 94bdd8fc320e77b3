import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../base/paging/connection.type.ts';
import { ImageUrl } from '../../base/text/image-scalars.ts';
import type { ListType } from '../../core/access/list-access.rules.ts';
import type { NotificationKind } from '../../core/events/notification-kinds.ts';
import { ListTypeEnum } from '../../lists/lists/list.enums.ts';
import { NotificationKindEnum } from './notification.enums.ts';

/** More than these are not counted one by one. */
export const MANY = 100;

/** A notice as the person reads it who is told. */
@ObjectType('Notification', { description: 'Something that others did, in words for the person who reads it.' })
export class ShownNotification {
  @Field(() => ID, { description: 'For `markNotificationsRead`.' })
  id!: string;

  @Field(() => NotificationKindEnum, { description: 'The change.' })
  kind!: NotificationKind;

  @Field(() => String, { description: 'The news, in a sentence.' })
  text!: string;

  @Field(() => String, { description: 'The same without the name of the list, for where that stands above it.' })
  textOnList!: string;

  @Field(() => String, { description: 'The name of the list that it is about.' })
  listName!: string;

  @Field(() => ListTypeEnum, { nullable: true, description: 'The kind of the list; null when it is gone.' })
  listType!: ListType | null;

  @Field(() => String, {
    nullable: true,
    description: 'The person who did it, by name; null where that is nobody, or you may not know.',
  })
  who!: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The same in those notifications of an answer that tell of one person; people of the same name have different ones. Null where `who` is.',
  })
  whoKey!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The item to open on the list; null where it is gone, or where this is not about a single item.',
  })
  itemId!: string | null;

  @Field(() => String, { nullable: true, description: 'The title of that item.' })
  itemTitle!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many pieces of that item were bought; null where this does not tell that one was bought.',
  })
  boughtQuantity!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many pieces of that item are held for somebody; null where this does not tell that one is.',
  })
  heldQuantity!: number | null;

  @Field(() => ImageUrl, {
    nullable: true,
    description: 'The picture of the item; null where it has none, or where this is not about a single item.',
  })
  effectiveImageUrl!: string | null;

  @Field(() => ID, { nullable: true, description: 'The list to open; null when there is none any more.' })
  listId!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it happened last.' })
  newsAt!: Date;

  @Field(() => Boolean, { description: 'Whether it was marked as read.' })
  isRead!: boolean;
}

@ObjectType({ description: 'How much there is to read.' })
export class Unread {
  @Field(() => Int, { description: `How many notifications were not read yet; ${MANY} stands for more.` })
  unreadCount!: number;
}

@ObjectType('Notifications', { description: 'The newest notifications of a person.' })
export class NotificationList extends Unread {
  @Field(() => [ShownNotification], { description: 'Newest first.' })
  notifications!: ShownNotification[];
}

@ObjectType({ simpleResolvers: true, description: 'A page of what others did on your lists.' })
export class NotificationConnection extends connectionOf('Notification', ShownNotification) {
  @Field(() => Int, {
    description: `How many notifications were not read yet, on whatever page; ${MANY} stands for more.`,
  })
  readonly unreadCount!: number;
}
