import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { ConnectionArgs } from '../connection.type.ts';
import type { RequestContext } from '../request-context.ts';
import { NotificationConnection, NotificationList, Unread } from './notification.type.ts';

@Resolver()
export class NotificationsResolver {
  @Query(() => NotificationConnection, { description: 'What others did on your lists, newest first, page by page.' })
  myNotifications(@Args(() => ConnectionArgs) page: ConnectionArgs, @Ctx() { services, viewer }: RequestContext) {
    return services.notifications.noticePage(viewer, page);
  }

  @Query(() => NotificationList, {
    description: 'What others did on your lists.',
    deprecationReason: 'Use `myNotifications`, which gives many page by page.',
  })
  notifications(
    @Arg('limit', () => Int, { defaultValue: 30 }) limit: number,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.notifications.notificationsOf(viewer, limit);
  }

  @Mutation(() => Unread, { description: 'Without `ids` all of them.' })
  markNotificationsRead(
    @Arg('ids', () => [ID], { nullable: true }) ids: string[] | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.notifications.markRead(viewer, ids);
  }

  @Subscription(() => Unread, {
    description: 'How much there is to read now, and again whenever that changes.',
    subscribe: ({ context }) => {
      const { services, viewer } = context as RequestContext;
      return services.notifications.watchUnread(viewer);
    },
  })
  notificationsChanged(@Root() unread: Unread) {
    return unread;
  }
}
