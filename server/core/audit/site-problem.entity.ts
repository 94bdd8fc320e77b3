import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { newId } from '../../base/database/uuid.ts';

const ProblemAreaEnum = { PAYMENTS: 'PAYMENTS', SIGN_IN: 'SIGN_IN', BACKUPS: 'BACKUPS' } as const;
export type ProblemArea = keyof typeof ProblemAreaEnum;
registerEnumType(ProblemAreaEnum, {
  name: 'ProblemArea',
  description: 'The part of the site that a problem is about.',
  valuesConfig: {
    PAYMENTS: { description: 'The payment provider told something that cannot be used.' },
    SIGN_IN: { description: 'People cannot sign in through an issuer.' },
    BACKUPS: { description: 'A backup could not be made or read again, or old ones could not be removed.' },
  },
});

/** Tells nothing of lists and purchases. */
@Entity({ tableName: 'site_problems' })
@Unique({ properties: ['area', 'subject'] })
@ObjectType({ description: 'Something that only the person who runs the site can put right.' })
export class SiteProblem {
  @Field(() => ID, { description: 'Never changes.' })
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Field(() => ProblemAreaEnum, { description: 'The part of the site that it is about.' })
  @Enum({ items: () => ProblemAreaEnum })
  area!: ProblemArea;

  /** One problem for each subject, however often it is met. */
  @Property({ type: 'string', length: 300 })
  subject!: string;

  @Field(() => String, { description: 'The problem, and how to solve it, in English.' })
  @Property({ type: 'string', length: 1000 })
  message!: string;

  @Field(() => Int, { description: 'How often it was met.' })
  @Property({ type: 'integer' })
  count: Opt<number> = 1;

  @Field(() => GraphQLISODateTime, { description: 'When it was met last.' })
  @Index()
  @Property({ type: 'timestamptz' })
  lastSeenAt!: Date;
}
