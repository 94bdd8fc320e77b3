import { Field, Float, InputType, Int } from 'type-graphql';
import type { z } from 'zod';
import type { newItem } from './item.rules.ts';

@InputType()
export class NewItemInput implements z.input<typeof newItem> {
  @Field(() => String)
  title!: string;

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
