import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { z } from 'zod';
import { Timestamps } from '../../base/database/timestamps.ts';
import { newId } from '../../base/database/uuid.ts';
import { Image } from '../../core/images/image.entity.ts';
import type { newItem } from '../items/item.rules.ts';
import { List } from '../lists/list.entity.ts';

/**
 * An item that is not on its list yet. In a table of its own, so that nothing that reads items can show, count or sell it: to
 * guests a list with drafts is the list without them.
 */
@Entity({ tableName: 'item_drafts' })
@Index({ properties: ['list', 'createdAt', 'id'] })
export class Draft extends Timestamps {
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @ManyToOne(() => List, { ref: true, deleteRule: 'cascade', index: false })
  list!: Ref<List>;

  /** The fields of the item that it becomes, checked once more then. */
  @Property({ type: 'json' })
  values!: z.output<typeof newItem>;

  /** Uploaded, and handed on to the item. */
  @OneToOne(() => Image, { ref: true, nullable: true, deleteRule: 'set null' })
  image?: Ref<Image> | null;

  @Property({ type: 'boolean', default: false })
  isSuggestion: Opt<boolean> = false;

  /** The person who wrote it. No foreign key: it says nothing once that account is gone. */
  @Property({ type: 'uuid', nullable: true })
  addedById?: string | null;

  /** As a guest who suggests it calls themselves, or a member is called then. */
  @Property({ type: 'string', length: 100, nullable: true })
  suggestedBy?: string | null;
}
