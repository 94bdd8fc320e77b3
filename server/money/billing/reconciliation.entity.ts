import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { newId } from '../../base/database/uuid.ts';

@ObjectType({ description: 'Something that the payment provider and this site do not agree on.' })
export class BillingDifference {
  @Field(() => ID, { description: 'The billing account.' })
  accountId!: string;

  @Field(() => String, { description: 'The object at the provider.' })
  objectId!: string;

  @Field(() => String, { description: 'The difference.' })
  what!: string;

  @Field(() => String, { description: 'As this site has it.' })
  ours!: string;

  @Field(() => String, { description: 'As the provider has it.' })
  theirs!: string;
}

@Entity({ tableName: 'billing_reconciliations' })
@ObjectType({ description: 'The findings of a nightly comparison with the payment provider. It repairs nothing.' })
export class BillingReconciliation {
  @Field(() => ID, { description: 'Never changes.' })
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Field(() => GraphQLISODateTime, { description: 'When it was compared.' })
  @Property({ type: 'timestamptz', index: true })
  createdAt: Opt<Date> = new Date();

  @Field(() => Int, { description: 'How many billing accounts were compared.' })
  @Property({ type: 'integer' })
  accountsCompared!: number;

  @Field(() => Int, { description: 'Events that had never arrived and were fetched.' })
  @Property({ type: 'integer' })
  eventsFetched!: number;

  @Field(() => Int, { description: 'All of them; the list holds the first hundred.' })
  @Property({ type: 'integer' })
  differenceCount!: number;

  @Field(() => [BillingDifference], { description: 'The first hundred.' })
  @Property({ type: 'jsonb' })
  differences!: BillingDifference[];
}
