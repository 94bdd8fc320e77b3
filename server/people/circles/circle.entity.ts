import { Collection, type Opt } from '@mikro-orm/core';
import { Entity, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Timestamps } from '../../base/database/timestamps.ts';
import { newId } from '../../base/database/uuid.ts';
import { LONGEST_CIRCLE_NAME } from './circle.rules.ts';
import { CircleMember } from './circle-member.entity.ts';

/** A family or a group of friends. Its link is signed for one version, and kept nowhere. */
@Entity({ tableName: 'circles' })
export class Circle extends Timestamps {
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Property({ type: 'string', length: LONGEST_CIRCLE_NAME })
  name!: string;

  /** A link with an earlier one is over. */
  @Property({ type: 'integer', default: 1 })
  linkVersion: Opt<number> = 1;

  @OneToMany(
    () => CircleMember,
    ({ circle }) => circle,
  )
  readonly members = new Collection<CircleMember>(this);
}
