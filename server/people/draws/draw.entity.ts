import { BigIntType, Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { newId } from '../../base/database/uuid.ts';
import { User } from '../../core/users/user.entity.ts';
import { Circle } from '../circles/circle.entity.ts';
import { LONGEST_DRAW_NAME, LONGEST_DRAW_NOTE } from './draw.rules.ts';
import { DrawExclusion } from './draw-exclusion.entity.ts';
import { DrawParticipant } from './draw-participant.entity.ts';

/** Nothing here changes when somebody draws somebody else, not even a time. */
@Entity({ tableName: 'draws' })
@ObjectType({
  simpleResolvers: true,
  description:
    'A draw of names, as its organiser sees it: everybody gives to one person and gets from one. Who drew whom is not in it, and nobody but each giver learns it.',
})
export class Draw {
  @Field(() => ID, { description: 'Never changes.' })
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Field(() => String, { description: `1 to ${LONGEST_DRAW_NAME} characters.` })
  @Property({ type: 'string', length: LONGEST_DRAW_NAME })
  name!: string;

  @Field(() => GraphQLLocalDate, { description: 'The day of the gifts, as 2026-12-24.' })
  @Index()
  @Property({ type: 'date' })
  day!: string;

  /** In the smallest unit of the currency. Amount and currency are there together, or neither. */
  @Property({ type: new BigIntType('number'), nullable: true })
  budgetMinor?: number | null;

  @Property({ type: 'string', length: 3, nullable: true })
  budgetCurrency?: string | null;

  @Field(() => String, { description: `For everybody who takes part: at most ${LONGEST_DRAW_NOTE} characters.` })
  @Property({ type: 'string', length: LONGEST_DRAW_NOTE })
  note!: string;

  /** Null once their account is gone: a draw goes on without. */
  @Index()
  @ManyToOne(() => User, { ref: true, nullable: true, deleteRule: 'set null' })
  organiser?: Ref<User> | null;

  /** Its people can be added without their address, and find its day on the circle’s page, where they take part. */
  @Index()
  @ManyToOne(() => Circle, { ref: true, nullable: true, deleteRule: 'set null' })
  circle?: Ref<Circle> | null;

  @Property({ type: 'timestamptz', nullable: true })
  drawnAt?: Date | null;

  @Property({ type: 'timestamptz' })
  createdAt: Opt<Date> = new Date();

  @OneToMany(
    () => DrawParticipant,
    (participant) => participant.draw,
    { orderBy: { id: 'asc' } },
  )
  participants = new Collection<DrawParticipant>(this);

  @OneToMany(
    () => DrawExclusion,
    (exclusion) => exclusion.draw,
    { orderBy: { id: 'asc' } },
  )
  exclusions = new Collection<DrawExclusion>(this);
}
