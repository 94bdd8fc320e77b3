import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../core/users/user.entity.ts';
import { Circle } from './circle.entity.ts';
import { CircleList } from './circle-list.entity.ts';

/** Somebody with an account who is in a circle. */
@Entity({ tableName: 'circle_members' })
export class CircleMember {
  @ManyToOne(() => Circle, { ref: true, primary: true, deleteRule: 'cascade' })
  circle!: Ref<Circle>;

  @Index()
  @ManyToOne(() => User, { ref: true, primary: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  /** False for everybody: then it is who came first. */
  @Property({ type: 'boolean', default: false })
  runsIt: Opt<boolean> = false;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  joinedAt: Opt<Date> = new Date();

  /** The address of their calendar is signed for one version, and kept nowhere. */
  @Property({ type: 'integer', default: 1 })
  calendarVersion: Opt<number> = 1;

  @OneToMany(
    () => CircleList,
    ({ member }) => member,
  )
  readonly lists = new Collection<CircleList>(this);
}
