import { Field, InputType, Int } from 'type-graphql';

@InputType()
export class NewPurchaseInput {
  @Field(() => String, {
    nullable: true,
    description: "May be left out when signed in: then it is your account's.",
  })
  email?: string | null;

  @Field(() => String, { nullable: true })
  name?: string | null;

  @Field(() => Int, { nullable: true })
  quantity?: number | null;
}
