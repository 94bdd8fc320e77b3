import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, OneToMany, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { countAdded, countRemoved } from '../../core/statistics/counting.ts';
import { User } from '../../core/users/user.entity.ts';
import { Circle } from './circle.entity.ts';
import { CircleList } from './circle-list.entity.ts';

const circleCount = (rows: string, sign: '+' | '-') =>
  `update users set circle_count = circle_count ${sign} changed.circles from (select user_id, count(*)::int as circles from ${rows} group by user_id) changed where users.id = changed.user_id`;

/** Somebody with an account who is in a circle. Their account is locked before the circle, since it counts its circles. */
@Entity({ tableName: 'circle_members' })
@Trigger(countAdded('circle_members', circleCount('added', '+')))
@Trigger(countRemoved('circle_members', circleCount('removed', '-')))
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

  @Property({ type: 'boolean', default: false })
  hasCalendar: Opt<boolean> = false;

  /** The address of their calendar is signed for one version, and kept nowhere. */
  @Property({ type: 'integer', default: 1 })
  calendarVersion: Opt<number> = 1;

  @OneToMany(
    () => CircleList,
    ({ member }) => member,
  )
  readonly lists = new Collection<CircleList>(this);
}
