import { Arg, ID, Int, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../request-context.ts';
import { Account } from '../users/account.type.ts';
import { ListChanged, MyListsChanged, SharedListChanged } from './list-changed.type.ts';
import { ListPresence } from './list-presence.type.ts';

@Resolver()
export class LiveResolver {
  @Subscription(() => ListChanged, {
    description:
      'First the list as it is (OPENED), then each change that you may know of. Completes when you may no longer see it.',
    subscribe: ({ args, context }) => {
      const { services, viewerOrGuest } = context as RequestContext;
      return services.live.watchList(viewerOrGuest, args.listId, args.since);
    },
  })
  listChanged(
    @Arg('listId', () => ID) _listId: string,
    @Arg('since', () => Int, { nullable: true }) _since: number | null,
    @Root() change: ListChanged,
  ) {
    return change;
  }

  @Subscription(() => ListPresence, {
    description:
      'Who has the list open, now and whenever somebody comes or goes. You are one of them for as long as you are subscribed.',
    subscribe: ({ args, context }) => {
      const { services, viewer } = context as RequestContext;
      return services.live.followPresence(viewer, args.listId, args.editedId);
    },
  })
  listPresenceChanged(
    @Arg('listId', () => ID) _listId: string,
    @Arg('editedId', () => ID, {
      nullable: true,
      description: "The item whose edit form you have open, or the list's own id for the list's.",
    })
    _editedId: string | null,
    @Root() presence: ListPresence,
  ) {
    return presence;
  }

  @Subscription(() => SharedListChanged, {
    subscribe: ({ args, context }) => {
      const { services, linkViewer } = context as RequestContext;
      return services.live.watchSharedList(linkViewer, args.token, args.since);
    },
  })
  sharedListChanged(
    @Arg('token', () => String) _token: string,
    @Arg('since', () => Int, { nullable: true }) _since: number | null,
    @Root() change: SharedListChanged,
  ) {
    return change;
  }

  @Subscription(() => MyListsChanged, {
    description: 'First OPENED, then each of your lists that is made, changed, gained or lost.',
    subscribe: ({ context }) => {
      const { services, viewer } = context as RequestContext;
      return services.live.watchMyLists(viewer);
    },
  })
  myListsChanged(@Root() change: MyListsChanged) {
    return change;
  }

  @Subscription(() => Account, {
    description: 'Your account as it is, then again after each change of name, address, picture, role or plan.',
    subscribe: ({ context }) => {
      const { services, viewer } = context as RequestContext;
      return services.live.watchAccount(viewer);
    },
  })
  accountChanged(@Root() account: Account) {
    return account;
  }
}
