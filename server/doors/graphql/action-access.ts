import { defaultFieldResolver, type GraphQLField, type GraphQLSchema, isObjectType } from 'graphql';
import type { ActionAccess } from '../../core/access/access-levels.rules.ts';
import { accessOf } from '../../core/access/actions.rules.ts';
import { assertMayAsk } from '../../keys/api-keys/key-access.ts';
import type { RequestContext } from '../../request-context.ts';

/** They name a buyer, and when: who did something else than buying is no secret of the scope. */
const BUYERS: Readonly<Record<string, Record<string, (source: Record<string, unknown>) => boolean>>> = {
  Purchase: { guestEmail: isAnothers, guestName: isAnothers, buyer: isAnothers },
  ListChanged: { actor: isAboutBuying },
  ListNews: { who: isAboutBuying },
  ItemPurchased: { actor: () => true },
  PurchaseUndone: { actor: () => true },
};

/** For every operation: over HTTP, over a socket, by text or by hash. */
export function holdToActions(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) guard(field, accessOf(field.name));
  }
  for (const [typeName, fields] of Object.entries(BUYERS)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`There is no object type ${typeName}`);
    for (const [name, isBuyer] of Object.entries(fields)) hide(type.getFields()[name], isBuyer);
  }
}

function guard(field: GraphQLField<unknown, RequestContext>, access: ActionAccess): void {
  const { resolve, subscribe } = field;
  if (subscribe) {
    field.subscribe = (source, args, context, info) => {
      assertMayAsk(context, access);
      return subscribe(source, args, context, info);
    };
  } else if (resolve) {
    field.resolve = (source, args, context, info) => {
      assertMayAsk(context, access);
      return resolve(source, args, context, info);
    };
  }
}

function hide(
  field: GraphQLField<Record<string, unknown>, RequestContext> | undefined,
  isBuyer: (source: Record<string, unknown>) => boolean,
): void {
  if (!field) throw new Error('A field that names a buyer has another name by now');
  const { resolve = defaultFieldResolver } = field;
  field.resolve = (source, args, context, info) =>
    context.areBuyersHidden && isBuyer(source) ? null : resolve(source, args, context, info);
}

function isAnothers({ mine }: Record<string, unknown>): boolean {
  return !mine;
}

function isAboutBuying({ kind, action }: Record<string, unknown>): boolean {
  return ['PURCHASED', 'PURCHASE_UNDONE', 'RESERVED', 'RELEASED', 'PLEDGED', 'PLEDGE_UNDONE'].includes(
    `${kind ?? action}`,
  );
}
