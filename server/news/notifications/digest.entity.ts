import type { Ref } from '@mikro-orm/core';
import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../core/users/user.entity.ts';

/** The last digest that somebody got. */
@Entity({ tableName: 'digests' })
export class Digest {
  @OneToOne(() => User, { ref: true, primary: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  /** The day that it was for. The process that writes the next day first sends the digest, and no other does. */
  @Property({ type: 'date' })
  period!: string;

  /** The digest holds the news until this time. */
  @Property({ type: 'timestamptz' })
  until!: Date;
}
