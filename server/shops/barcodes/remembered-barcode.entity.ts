import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { newId } from '../../base/database/uuid.ts';
import { User } from '../../core/users/user.entity.ts';
import { List } from '../../lists/lists/list.entity.ts';
import { CODE_DIGITS } from './barcode.rules.ts';

/** The name that somebody gave to a barcode, for the people of the list on which they did. */
@Entity({ tableName: 'remembered_barcodes' })
@Unique({ properties: ['list', 'code'] })
@Index({ properties: ['namedBy', 'namedAt'] })
export class RememberedBarcodeRow {
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  /** Null once the list is deleted: then only the one who named it reads it. */
  @ManyToOne(() => List, { ref: true, nullable: true, deleteRule: 'set null', index: false })
  list?: Ref<List> | null;

  @ManyToOne(() => User, { ref: true, deleteRule: 'cascade', index: false })
  namedBy!: Ref<User>;

  @Property({ type: 'string', length: CODE_DIGITS })
  code!: string;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  category!: string;

  @Property({ type: 'text' })
  amount!: string;

  @Property({ type: 'timestamptz' })
  namedAt!: Date;
}
