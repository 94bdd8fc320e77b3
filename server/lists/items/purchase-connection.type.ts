import { ObjectType } from 'type-graphql';
import { connectionOf } from '../../base/paging/connection.type.ts';
import { PurchaseEntry } from './purchase-entry.type.ts';

@ObjectType({
  simpleResolvers: true,
  description:
    'A page of the purchases of an item, the earliest first. Empty while purchases are kept from you as a surprise.',
})
export class PurchaseConnection extends connectionOf('Purchase', PurchaseEntry) {}
