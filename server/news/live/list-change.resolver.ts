import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { CollaboratorEntry } from '../../lists/collaborators/collaborator-entry.type.ts';
import type { List } from '../../lists/lists/list.entity.ts';
import { ShownShop } from '../../lists/shops/shop.type.ts';
import type { RequestContext } from '../../request-context.ts';
import { CollaboratorsChanged, ItemAdded, ListEdited, ListOpened } from './list-change.union.ts';

const SHOPS_NOW = 'The shops of the list as they are now, which other changes leave alone.';

@Resolver(() => CollaboratorsChanged)
export class CollaboratorsChangedResolver {
  @FieldResolver(() => [CollaboratorEntry], {
    description:
      'The collaborators and open invitations as they are now, the longest first. Empty unless you work on the list.',
  })
  collaborators(@Root() { list }: CollaboratorsChanged, @Ctx() { services, viewerOrGuest }: RequestContext) {
    return services.collaborators.collaboratorsOf(viewerOrGuest, list);
  }
}

@Resolver(() => ListOpened)
export class ListOpenedResolver {
  @FieldResolver(() => [ShownShop], {
    nullable: true,
    description: `${SHOPS_NOW} Null while the revision given as \`since\` is current.`,
  })
  shops(@Root() { list, items }: ListOpened, @Ctx() context: RequestContext) {
    return items ? shopsOf(list, context) : null;
  }
}

@Resolver(() => ListEdited)
export class ListEditedResolver {
  @FieldResolver(() => [ShownShop], { nullable: true, description: SHOPS_NOW })
  shops(@Root() { list }: ListEdited, @Ctx() context: RequestContext) {
    return shopsOf(list, context);
  }
}

@Resolver(() => ItemAdded)
export class ItemAddedResolver {
  @FieldResolver(() => [ShownShop], {
    nullable: true,
    description: `${SHOPS_NOW} A thing that comes back is at those where it was.`,
  })
  shops(@Root() { list }: ItemAdded, @Ctx() context: RequestContext) {
    return shopsOf(list, context);
  }
}

function shopsOf(list: List, { services }: RequestContext): Promise<ShownShop[]> {
  return services.shops.shopsOf(list);
}
