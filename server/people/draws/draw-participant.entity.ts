import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { newId } from '../../base/database/uuid.ts';
import { LONGEST_WEB_ADDRESS } from '../../base/text/web-address.rules.ts';
import { User } from '../../core/users/user.entity.ts';
import { List } from '../../lists/lists/list.entity.ts';
import { LONGEST_PERSON_NAME } from '../../lists/lists/person.rules.ts';
import { Draw } from './draw.entity.ts';

/**
 * Somebody who takes part: by an account, or by a mail address, under which an account finds it as soon as it has proved the address.
 * The link to their page is signed, and kept nowhere.
 */
@Entity({ tableName: 'draw_participants' })
@Unique({ properties: ['draw', 'email'] })
@Unique({ properties: ['draw', 'user'] })
@ObjectType({ simpleResolvers: true, description: 'Somebody who takes part in a draw, as its organiser sees them.' })
export class DrawParticipant {
  @Field(() => ID, { description: 'Never changes.' })
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @ManyToOne(() => Draw, { ref: true, deleteRule: 'cascade' })
  draw!: Ref<Draw>;

  @Field(() => String, { description: `1 to ${LONGEST_PERSON_NAME} characters. Their giver reads it.` })
  @Property({ type: 'string', length: LONGEST_PERSON_NAME })
  name!: string;

  /** Null for somebody of the circle: their mails go where their account says, which the organiser does not learn. */
  @Index()
  @Property({ type: 'string', length: 254, nullable: true })
  email?: string | null;

  /** The organiser, or somebody of the circle. */
  @Index()
  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'set null' })
  user?: Ref<User> | null;

  @Field(() => String, {
    nullable: true,
    description: 'The language of their mails, where their account says none. Null: English.',
  })
  @Property({ type: 'string', length: 10, nullable: true })
  language?: string | null;

  /** Since when they know of it, by the first mail. */
  @Property({ type: 'timestamptz', nullable: true })
  toldAt?: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  confirmedAt?: Date | null;

  @Index()
  @ManyToOne(() => List, { ref: true, nullable: true, deleteRule: 'set null' })
  wishlist?: Ref<List> | null;

  /** A wishlist elsewhere. */
  @Property({ type: 'string', length: LONGEST_WEB_ADDRESS, nullable: true })
  wishlistUrl?: string | null;

  /** The participant whom they drew, encrypted for them: see DrawSeals. */
  @Property({ type: 'string', length: 200, nullable: true, hidden: true })
  drawn?: string | null;
}
