import type { Opt } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** How reading a shop's pages went on one day. It holds the host alone, and no address of anything. */
@Entity({ tableName: 'shop_days' })
export class ShopDay {
  @PrimaryKey({ type: 'string', length: 255 })
  host!: string;

  @Index()
  @PrimaryKey({ type: 'date' })
  day!: string;

  /** Pages that were asked for. */
  @Property({ type: 'integer' })
  pages!: number;

  /** The pages that something was read from. */
  @Property({ type: 'integer' })
  pagesRead!: number;

  /** The pages that let no program in. */
  @Property({ type: 'integer' })
  pagesDenied!: number;

  @Property({ type: 'integer' })
  withoutTitle!: number;

  @Property({ type: 'integer' })
  withoutDescription!: number;

  @Property({ type: 'integer' })
  withoutPicture!: number;

  @Property({ type: 'integer' })
  withoutPrice!: number;

  /** Pages on which the shop's rule found no title, picture or price: its selectors may be out of date. */
  @Property({ type: 'integer', default: 0 })
  ruleFailed!: Opt<number>;
}
