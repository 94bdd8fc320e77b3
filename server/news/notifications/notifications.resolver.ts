import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { LIMIT } from '../../base/paging/argument-descriptions.ts';
import { ConnectionArgs } from '../../base/paging/connection.type.ts';
import type { RequestContext } from '../../request-context.ts';
import { NotificationConnection, NotificationList, Unread } from './notification.type.ts';
import { MOST } from './notifications.service.ts';

@Resolver()
export class NotificationsResolver {
  @Query(() => NotificationConnection, {
    description:
      'The acts of others on your lists, newest first, page by page. Fails with UNAUTHENTICATED or BAD_USER_INPUT (a page that cannot be).',
  })
  myNotifications(@Args(() => ConnectionArgs) page: ConnectionArgs, @Ctx() { services, viewer }: RequestContext) {
    return services.notifications.noticePage(viewer, page);
  }

  @Query(() => NotificationList, {
    description: 'The acts of others on your lists, newest first. Fails with UNAUTHENTICATED.',
    deprecationReason: 'Use `myNotifications`, which gives many page by page.',
  })
  notifications(
    @Arg('limit', () => Int, { defaultValue: 30, description: LIMIT }) limit: number,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.notifications.notificationsOf(viewer, limit);
  }

  @Mutation(() => Unread, {
    description:
      'Marks your notifications as read; ids of others’ are left alone. Fails with UNAUTHENTICATED or BAD_USER_INPUT (too many at once).',
  })
  markNotificationsRead(
    @Arg('notificationIds', () => [ID], { nullable: true, description: `At most ${MOST}; without it, all of them.` })
    ids: string[] | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.notifications.markRead(viewer, ids);
  }

  @Subscription(() => Unread, {
    description: 'How much there is to read now, and again whenever that changes. Fails with UNAUTHENTICATED.',
    subscribe: ({ context }) => {
      const { services, viewer } = context as RequestContext;
      return services.notifications.watchUnread(viewer);
    },
  })
  notificationsChanged(@Root() unread: Unread) {
    return unread;
  }
}
