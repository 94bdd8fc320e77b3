import { Field, Float, InputType, Int } from 'type-graphql';

/** What may be sent of a new item and of a changed one alike. */
@InputType()
export abstract class ItemFieldsInput {
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
