import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { AffiliateSite } from './affiliate-site.entity.ts';

/** How often links with the code of a site were followed on one day. It holds nothing of who did, and of which item. */
@Entity({ tableName: 'affiliate_click_days' })
export class AffiliateClickDay {
  @ManyToOne(() => AffiliateSite, { ref: true, primary: true, deleteRule: 'cascade' })
  site!: Ref<AffiliateSite>;

  /** In UTC. */
  @PrimaryKey({ type: 'date' })
  day!: string;

  @Property({ type: 'integer' })
  clicks!: number;
}
