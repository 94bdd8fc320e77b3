import { Field, Float, InputType, Int } from 'type-graphql';
import type { z } from 'zod';
import type { itemChanges } from './item.rules.ts';

@InputType()
export class ItemChangesInput implements z.input<typeof itemChanges> {
  @Field(() => String, { nullable: true })
  title?: string;

  @Field(() => String, { nullable: true })
  description?: string;

  @Field(() => String, { nullable: true })
  notes?: string;

  @Field(() => String, { nullable: true })
  category?: string;

  @Field(() => String, { nullable: true })
  primaryUrl?: string | null;

  @Field(() => String, { nullable: true })
  secondaryUrl?: string | null;

  @Field(() => String, { nullable: true })
  imageUrl?: string | null;

  @Field(() => Int, { nullable: true })
  quantityDesired?: number;

  @Field(() => Float, { nullable: true })
  price?: number | null;

  @Field(() => String, { nullable: true })
  currency?: string;
}
