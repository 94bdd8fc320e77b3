import { PrimaryKeyProp, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { CountedAccount } from './counted-account.entity.ts';

/** The days of one month on which one account was used. */
@Entity({ tableName: 'active_months' })
export class ActiveMonth {
  [PrimaryKeyProp]?: ['month', 'account'];

  /** Its first day, in UTC. */
  @Property({ type: 'date', primary: true })
  month!: string;

  @ManyToOne(() => CountedAccount, { ref: true, deleteRule: 'cascade', primary: true })
  account!: Ref<CountedAccount>;

  /** The first day of the month in which the account was made. */
  @Property({ type: 'date' })
  joinedMonth!: string;

  /** A bit for each day: the lowest is for the first of the month. */
  @Property({ type: 'integer' })
  days!: number;
}
