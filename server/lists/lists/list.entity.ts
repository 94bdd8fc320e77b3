import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Enum,
  Formula,
  Index,
  ManyToOne,
  OneToMany,
  OneToOne,
  PrimaryKey,
  Property,
  Trigger,
} from '@mikro-orm/decorators/legacy';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { newSecret } from '../../base/database/secret-token.ts';
import { Timestamps } from '../../base/database/timestamps.ts';
import { newId } from '../../base/database/uuid.ts';
import { SHORTEST_NAME } from '../../base/text/text.rules.ts';
import { startOfDay } from '../../core/access/calendar-day.ts';
import { collaboratorRolesOf, type ListAccess } from '../../core/access/list.policy.ts';
import type { ListType, Privacy, PurchaseVisibility } from '../../core/access/list-access.rules.ts';
import { Image } from '../../core/images/image.entity.ts';
import { countAdded, countRemoved, TODAY, utcDayOf } from '../../core/statistics/counting.ts';
import { User } from '../../core/users/user.entity.ts';
import { Item } from '../items/item.entity.ts';
import { Collaborator } from './collaborator.entity.ts';
import { HOLD_DAYS } from './hold-days.rules.ts';
import { AccentColorEnum, ListTypeEnum, PrivacyEnum, PurchaseVisibilityEnum } from './list.enums.ts';
import { type AccentColor, LONGEST_DESCRIPTION, LONGEST_EVENT_TYPE, LONGEST_LIST_NAME } from './list.rules.ts';
import { Person } from './person.entity.ts';

function eventStart({ eventDate, timeZone }: List): Date | null {
  return eventDate ? startOfDay(eventDate, timeZone) : null;
}

const COUNT_NEW = `insert into count_changes (day, lists, new_lists)
  select ${utcDayOf('added')}, count(*), count(*) from added where not is_demo group by 1`;
const COUNT_DELETED = `insert into count_changes (day, lists)
  select ${TODAY}, -count(*) from removed where not is_demo having count(*) > 0`;

/** A list as its owner and collaborators see it. People with the share link get SharedList instead. */
@Entity({ tableName: 'lists' })
@Trigger(countAdded('lists', COUNT_NEW))
@Trigger(countRemoved('lists', COUNT_DELETED))
@Check({ expression: 'hold_days >= 1 and hold_days <= 30' })
@ObjectType({
  simpleResolvers: true,
  description: 'A list as those see it who work on it. Behind the share link people get `SharedList` instead.',
})
@Index({ name: 'lists_demo_index', expression: 'create index "lists_demo_index" on "lists" ("id") where "is_demo"' })
@Index({
  name: 'lists_hidden_index',
  expression: 'create index "lists_hidden_index" on "lists" ("hidden_at", "id") where "hidden_at" is not null',
})
@Index({
  name: 'lists_person_id_index',
  expression: 'create index "lists_person_id_index" on "lists" ("person_id") where "person_id" is not null',
})
@Index({
  name: 'lists_surprise_day_index',
  expression: `create index "lists_surprise_day_index" on "lists" ("event_starts_at") where "purchase_visibility" = 'SURPRISE'`,
})
export class List extends Timestamps {
  @Field(() => ID, { description: 'Never changes. The share link holds `shareToken` instead.' })
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Field(() => String, { description: `${SHORTEST_NAME} to ${LONGEST_LIST_NAME} characters.` })
  @Property({ type: 'string', length: 50 })
  name!: string;

  @Field(() => String, { description: `At most ${LONGEST_DESCRIPTION} characters; empty when there is none.` })
  @Property({ type: 'string', length: 500 })
  description: Opt<string> = '';

  @Field(() => ListTypeEnum, { description: 'The purpose of the list. It decides who sees purchases.' })
  @Enum({ items: () => ListTypeEnum })
  listType: Opt<ListType> = 'WISHLIST';

  @Field(() => PrivacyEnum, { description: 'Whether the share link opens it for everybody.' })
  @Enum({ items: () => PrivacyEnum })
  privacy: Opt<Privacy> = 'PRIVATE';

  @Field(() => PurchaseVisibilityEnum, { description: 'How much of the purchases the owner may see.' })
  @Enum({ items: () => PurchaseVisibilityEnum })
  purchaseVisibility: Opt<PurchaseVisibility> = 'OWNER_SEES_BUYERS';

  @Field(() => String, {
    nullable: true,
    description: `The occasion, such as “Birthday”; at most ${LONGEST_EVENT_TYPE} characters. A registry always has one.`,
  })
  @Property({ type: 'string', length: 100, nullable: true })
  eventType?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'A calendar date, YYYY-MM-DD.' })
  @Property({ type: 'date', nullable: true })
  eventDate?: string | null;

  @Field(() => String, { description: 'The time zone of the event: an IANA name, as Europe/Berlin.' })
  @Property({ type: 'string', length: 64, default: 'UTC' })
  timeZone: Opt<string> = 'UTC';

  /** When that day begins there. It follows from the two, and is stored for statements, which need not know of time zones. */
  @Property({ type: 'timestamptz', nullable: true, onCreate: eventStart, onUpdate: eventStart })
  eventStartsAt?: Opt<Date> | null;

  @Field(() => Int, {
    description: `For how many days a guest can reserve a gift: ${HOLD_DAYS.least} to ${HOLD_DAYS.most}, and never past the event.`,
  })
  @Property({ type: 'integer', default: 7 })
  holdDays: Opt<number> = 7;

  @Field(() => Boolean, {
    description: 'Whether guests who buy may give a name alone; else they give an email address.',
  })
  @Property({ type: 'boolean', default: false })
  isNameEnough: Opt<boolean> = false;

  @Field(() => [String], {
    description:
      'Categories in the order in which they are shown, as the aisles of a shop; "" is for items without one.',
  })
  @Property({ type: 'json', defaultRaw: `'[]'` })
  categoryOrder: Opt<string[]> = [];

  /** So that a list without shops is read without looking for them. */
  @Property({ type: 'smallint', default: 0 })
  shopCount: Opt<number> = 0;

  /** Counts gifts that givers give besides the list, and below those of which receivers may know after the day. A list without any is read without looking for them. */
  @Property({ type: 'smallint', default: 0 })
  offListGifts: Opt<number> = 0;

  @Property({ type: 'smallint', default: 0 })
  toldOffListGifts: Opt<number> = 0;

  /** From whom these gifts are kept, and until when, as their rows say. */
  @Property({ type: 'array', columnType: 'uuid[]', defaultRaw: `'{}'`, lazy: true })
  offListKeptFrom: Opt<string[]> = [];

  @Property({ type: 'timestamptz', nullable: true, lazy: true })
  offListKeptUntil?: Date | null;

  /** So that a list without drafts is read without looking for them. No @Field: the resolver asks who may know. */
  @Property({ type: 'smallint', default: 0 })
  draftCount: Opt<number> = 0;

  @Property({ type: 'smallint', default: 0 })
  suggestionCount: Opt<number> = 0;

  /** Until when somebody at most is out shopping with it: later there is no trip to look for. */
  @Property({ type: 'timestamptz', nullable: true })
  shoppingUntil?: Date | null;

  /** Seeded, readable by anyone, changed by nobody. */
  @Field(() => Boolean, {
    description: 'Whether it is an example of the site, which everybody may read and nobody may change.',
  })
  @Property({ type: 'boolean' })
  isDemo: Opt<boolean> = false;

  /** Counts the changes to the list and its items; announce() raises it. */
  @Property({ type: 'integer' })
  revision: Opt<number> = 0;

  /** Counts purchases apart, because the owner of a surprise may not even know that there was one. */
  @Property({ type: 'integer' })
  purchaseRevision: Opt<number> = 0;

  @Index()
  @ManyToOne(() => User, { ref: true, deleteRule: 'cascade' })
  owner!: Ref<User>;

  /** Somebody without an account, whom the owner looks after; null: it is for the owner. */
  @ManyToOne(() => Person, { ref: true, nullable: true, deleteRule: 'set null', index: false })
  person?: Ref<Person> | null;

  @OneToMany(
    () => Item,
    (item) => item.list,
    { orderBy: { orderIndex: 'asc', id: 'asc' } },
  )
  items = new Collection<Item>(this);

  @OneToMany(
    () => Collaborator,
    (collaborator) => collaborator.list,
    { orphanRemoval: true },
  )
  collaborators = new Collection<Collaborator>(this);

  /**
   * Policies need them: `populate: ['collaboratorRoles']` reads them in the same statement and without an entity for
   * each.
   */
  @Formula((list) => collaboratorRolesOf({ id: `${list.id}`, ownerId: `${list.owner}` }), {
    type: 'json',
    lazy: true,
  })
  readonly collaboratorRoles!: Opt<ListAccess['collaboratorRoles']>;

  /** The secret part of the share link. Rotating it closes every link sent so far. */
  @Field(() => String, {
    description: 'The secret part of the share link, /shared/{shareToken}. `rotateShareLink` replaces it.',
  })
  @Property({ type: 'string', length: 64, unique: true })
  shareToken: Opt<string> = newSecret();

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'From then on the share link opens the list only for those who work on it; null: it stays open.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  shareLinkExpiresAt?: Date | null;

  /** People who bought before have another link than this one, and are no longer guests. */
  @Property({ type: 'timestamptz', nullable: true })
  shareLinkReplacedAt?: Date | null;

  /** Since when administrators keep it from everybody who does not work on it. */
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Since when it is open to nobody but those who work on it, because an administrator hid it; null: it is not hidden.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  hiddenAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it is hidden, in the words of an administrator.' })
  @Property({ type: 'string', length: 500, nullable: true })
  hiddenReason?: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Since when it is one of the past lists of those who work on it: guests take nothing from it any more. `setListPast` says so; null: it is in use.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  pastSince?: Date | null;

  /** The day of the event about which the owner has had a notice after it, and the one about which they want no more questions. */
  @Property({ type: 'date', nullable: true, lazy: true })
  askedAboutDay?: string | null;

  @Property({ type: 'date', nullable: true })
  settledDay?: string | null;

  /** Kept when the owner's plan ends, though not shown any more. */
  @Enum({ items: () => AccentColorEnum, nullable: true })
  accentColor?: AccentColor | null;

  /** announce() says so: when its content changed last, and a shopping list's ticks. Of a purchase it tells nothing. Null: `updatedAt` does. */
  @Property({ type: 'timestamptz', nullable: true })
  changedAt?: Date | null;

  @OneToOne(() => Image, { ref: true, nullable: true, deleteRule: 'set null' })
  banner?: Ref<Image> | null;

  @Field(() => GraphQLISODateTime, {
    description:
      'When the list, what stands on it or who works on it was last changed; on a shopping list also when something was ticked off. A purchase of a gift does not change it.',
  })
  get lastChangedAt(): Opt<Date> {
    return this.changedAt ?? this.updatedAt;
  }

  get isHidden(): Opt<boolean> {
    return this.hiddenAt != null;
  }

  get isPast(): Opt<boolean> {
    return this.pastSince != null;
  }

  get personId(): Opt<string> | null {
    return this.person?.id ?? null;
  }

  get ownerId(): Opt<string> {
    return this.owner.id;
  }
}
