import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Timestamps } from '../../base/database/timestamps.ts';
import { newId } from '../../base/database/uuid.ts';
import { User } from '../../core/users/user.entity.ts';
import { Circle } from './circle.entity.ts';
import { LONGEST_GUEST_NAME } from './circle.rules.ts';

/** Somebody without an account who opens the lists of a circle by a personal link. */
@Entity({ tableName: 'circle_guests' })
export class CircleGuest extends Timestamps {
  /** The key under which they give, too: other guests’ keys are parts of hashes, so that nobody can make a secret for it. */
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Index()
  @ManyToOne(() => Circle, { ref: true, deleteRule: 'cascade' })
  circle!: Ref<Circle>;

  @Property({ type: 'string', length: LONGEST_GUEST_NAME })
  name!: string;

  @Property({ type: 'string', length: 10 })
  language!: string;

  @Property({ type: 'boolean' })
  isLargeType!: boolean;

  /** Null once the one who knows the link has left the circle: then somebody else renews it. */
  @Property({ type: 'string', length: 64, nullable: true, unique: true })
  secretHash?: string | null;

  /** The one who made or renewed the link, and was shown it. */
  @Index()
  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'set null' })
  knownBy?: Ref<User> | null;
}
