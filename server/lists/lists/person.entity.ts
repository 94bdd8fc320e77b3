import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Timestamps } from '../../base/database/timestamps.ts';
import { newId } from '../../base/database/uuid.ts';
import { User } from '../../core/users/user.entity.ts';
import { LONGEST_PERSON_NAME } from './person.rules.ts';

/** Somebody without an account, for whom lists are: a child, a grandparent, a pet. */
@Entity({ tableName: 'persons' })
@ObjectType({
  simpleResolvers: true,
  description: 'Somebody without an account, as a child, whom the owner of a list looks after.',
})
export class Person extends Timestamps {
  @Field(() => ID, { description: 'Never changes.' })
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Field(() => String, { description: `1 to ${LONGEST_PERSON_NAME} characters.` })
  @Property({ type: 'string', length: LONGEST_PERSON_NAME })
  name!: string;

  /** Month and day are there together, or neither. The year is for their owner alone. */
  @Property({ type: 'smallint', nullable: true })
  birthMonth?: number | null;

  @Property({ type: 'smallint', nullable: true })
  birthDay?: number | null;

  @Property({ type: 'smallint', nullable: true })
  birthYear?: number | null;

  /** Made them, and alone says for which lists. */
  @Index()
  @ManyToOne(() => User, { ref: true, deleteRule: 'cascade' })
  owner!: Ref<User>;
}
