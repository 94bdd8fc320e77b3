import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { newId } from '../../base/database/uuid.ts';
import { LONGEST_ANSWER, LONGEST_QUESTION } from '../item-questions/question.rules.ts';
import { Item } from '../items/item.entity.ts';

/** A question about a gift, and its answer. Nothing is kept of who asked: what is not there cannot be told. */
@Entity({ tableName: 'gift_questions' })
@ObjectType({ simpleResolvers: true, description: 'A question about a gift. Nobody learns who asked.' })
export class GiftQuestion {
  @Field(() => ID, { description: 'Never changes.' })
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Index()
  @ManyToOne(() => Item, { ref: true, deleteRule: 'cascade' })
  item!: Ref<Item>;

  @Field(() => String, { description: `1 to ${LONGEST_QUESTION} characters.` })
  @Property({ type: 'string', length: LONGEST_QUESTION })
  text!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was asked.' })
  @Property({ type: 'timestamptz' })
  askedAt: Opt<Date> = new Date();

  @Field(() => String, {
    nullable: true,
    description: `By somebody who works on the list, at most ${LONGEST_ANSWER} characters. Null until then.`,
  })
  @Property({ type: 'string', length: LONGEST_ANSWER, nullable: true })
  answer?: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was answered, at last.' })
  @Property({ type: 'timestamptz', nullable: true })
  answeredAt?: Date | null;
}
