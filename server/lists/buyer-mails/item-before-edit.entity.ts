import { BigIntType, type Opt } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * An item as it was before an edit that matters to buyers, for a minute, until it is known who bought it before. It says
 * nothing of purchases, and is written whether or not there are any.
 */
@Entity({ tableName: 'gift_edits' })
export class ItemBeforeEdit {
  @PrimaryKey({ type: new BigIntType('number'), autoincrement: true })
  readonly id!: number;

  @Index()
  @Property({ type: 'uuid' })
  itemId!: string;

  @Index()
  @Property({ type: 'uuid' })
  listId!: string;

  @Property({ type: 'string', length: 200 })
  itemTitle!: string;

  @Property({ type: 'string', length: 2000, nullable: true })
  itemUrl?: string | null;

  @Property({ type: 'integer' })
  quantityDesired!: number;

  @Property({ type: 'boolean' })
  isArchived!: boolean;

  @Property({ type: 'timestamptz' })
  editedAt: Opt<Date> = new Date();
}
