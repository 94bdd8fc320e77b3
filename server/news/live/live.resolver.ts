import { Arg, ID, Int, Resolver, Root, Subscription } from 'type-graphql';
import { ACTIONS } from '../../core/access/actions.rules.ts';
import { Account } from '../../core/users/account.type.ts';
import { assertMayAsk } from '../../keys/api-keys/key-access.ts';
import type { RequestContext } from '../../request-context.ts';
import { ListChanged, MyListsChanged, SharedListChanged } from './list-changed.type.ts';
import { ListPresence } from './list-presence.type.ts';

const SINCE = 'The `revision` that you have. If it is still current, OPENED comes without the items.';

const EDITED = 'The item whose edit form you have open, or the list’s own id for the list’s.';

@Resolver()
export class LiveResolver {
  @Subscription(() => ListChanged, {
    description:
      'First the list as it is (OPENED), then each change that you may know of. For those who may read the list. With `isPresent`, who else has it open, too. Completes when you no longer may. Fails with UNAUTHENTICATED, NOT_FOUND or FORBIDDEN.',
    subscribe: ({ args, context }) => {
      const { services, viewerOrGuest } = context as RequestContext;
      if (args.isPresent) assertMayAsk(context as RequestContext, ACTIONS.listPresenceChanged);
      return services.live.watchList(viewerOrGuest, args.listId, args);
    },
  })
  listChanged(
    @Arg('listId', () => ID, { description: 'Which list.' }) _listId: string,
    @Arg('since', () => Int, { nullable: true, description: SINCE }) _since: number | null,
    @Arg('isPresent', () => Boolean, {
      nullable: true,
      description:
        'Whether you have the list open for the others to see: they are told that you are there, and you who is (PresenceChanged). For those who work on the list.',
    })
    _isPresent: boolean | null,
    @Arg('editedId', () => ID, {
      nullable: true,
      description: `${EDITED} The others hear of it while you are present.`,
    })
    _editedId: string | null,
    @Root() change: ListChanged,
  ) {
    return change;
  }

  @Subscription(() => ListPresence, {
    deprecationReason: 'Ask `listChanged` for it, with `isPresent`: one stream tells everything about a list.',
    description:
      'The people who have the list open, now and after everybody who comes or goes. You are one of them for as long as you are subscribed. For those who work on the list. Fails with UNAUTHENTICATED, NOT_FOUND or FORBIDDEN.',
    subscribe: ({ args, context }) => {
      const { services, viewer } = context as RequestContext;
      return services.live.followPresence(viewer, args.listId, args.editedId);
    },
  })
  listPresenceChanged(
    @Arg('listId', () => ID, { description: 'Which list.' }) _listId: string,
    @Arg('editedId', () => ID, {
      nullable: true,
      description: EDITED,
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
    description:
      'First the shared list as it is (OPENED), then each change that you may know of, for everybody who may open it. Completes when you no longer may. Fails with NOT_FOUND or LIST_PRIVATE.',
  })
  sharedListChanged(
    @Arg('token', () => String, { description: 'The `shareToken` of the list.' }) _token: string,
    @Arg('since', () => Int, { nullable: true, description: SINCE }) _since: number | null,
    @Root() change: SharedListChanged,
  ) {
    return change;
  }

  @Subscription(() => MyListsChanged, {
    description:
      'First OPENED, then each of your lists that is made, changed, gained or lost. Fails with UNAUTHENTICATED.',
    subscribe: ({ context }) => {
      const { services, viewer } = context as RequestContext;
      return services.live.watchMyLists(viewer);
    },
  })
  myListsChanged(@Root() change: MyListsChanged) {
    return change;
  }

  @Subscription(() => Account, {
    description:
      'Your account as it is, then again after each change of name, address, picture, role or plan. Fails with UNAUTHENTICATED.',
    subscribe: ({ context }) => {
      const { services, viewer } = context as RequestContext;
      return services.live.watchAccount(viewer);
    },
  })
  accountChanged(@Root() account: Account) {
    return account;
  }
}
