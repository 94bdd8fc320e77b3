import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Timestamps } from '../../base/database/timestamps.ts';
import { newId } from '../../base/database/uuid.ts';
import { ImageUrl } from '../../base/text/image-scalars.ts';
import { Image } from '../../core/images/image.entity.ts';
import { MOST_URL_FORMATS } from './affiliate-site.rules.ts';

@ObjectType({ description: 'Which links of a shop carry the code.' })
export class UrlFormat {
  @Field(() => String, {
    description:
      '`host/path`, in which `*` stands for anything; subdomains are included. A tail such as `?ref={code}` says how the code is attached; without it, `tag={code}` is.',
  })
  urlPattern!: string;

  @Field(() => String, { description: 'A note for administrators.' })
  description!: string;

  @Field(() => Int, { description: 'The higher one counts when several patterns match a link.' })
  priority!: number;
}

/** A shop that pays for visitors who follow links with our code. */
@Entity({ tableName: 'affiliate_sites' })
@ObjectType({ description: 'A shop that pays for visitors. For administrators only.' })
@Index({
  name: 'affiliate_sites_domains_index',
  expression: 'create index "affiliate_sites_domains_index" on "affiliate_sites" using gin ("domains")',
})
export class AffiliateSite extends Timestamps {
  @Field(() => ID, { description: 'Never changes.' })
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Field(() => String, { description: 'The name of the shop among administrators.' })
  @Property({ type: 'string', length: 100 })
  name!: string;

  @Field(() => String, { description: 'The code that links to the shop carry.' })
  @Property({ type: 'string', length: 200 })
  affiliateCode!: string;

  @Field(() => ImageUrl, { nullable: true, description: 'Shown for items of the shop that have no picture.' })
  @Property({ type: 'string', length: 2000, nullable: true })
  defaultLogoUrl?: string | null;

  /** The logo that was uploaded here. */
  @OneToOne(() => Image, { ref: true, nullable: true, deleteRule: 'set null' })
  logo?: Ref<Image> | null;

  @Field(() => Boolean, { description: 'Links carry the codes of active sites only.' })
  @Property({ type: 'boolean' })
  isActive: Opt<boolean> = true;

  @Field(() => [UrlFormat], { description: `Which links belong to the shop: ${MOST_URL_FORMATS} patterns at most.` })
  @Property({ type: 'json' })
  urlFormats!: UrlFormat[];

  /** Links carry its code no more, and nobody changes it. Its name stays beside the counts of its clicks. */
  @Field(() => Date, {
    nullable: true,
    description: 'The time when the site was deleted: its clicks stay countable. Null while it is there.',
  })
  @Property({ type: 'datetime', nullable: true })
  deletedAt?: Date | null;

  /** The domains that its patterns are about, see domainOf(): links of others are not compared with them. */
  @Property({ type: 'array' })
  domains!: string[];

  /** The highest priority of its patterns, by which sites are listed. */
  @Property({ type: 'integer' })
  topPriority: Opt<number> = 0;
}
