import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { MoneyAmount } from '../../base/amounts/money-amount.type.ts';

@ObjectType({ simpleResolvers: true, description: 'The wishlist of somebody who takes part in a draw.' })
export class DrawWishlist {
  @Field(() => String, { nullable: true, description: 'Null for one elsewhere.' })
  name!: string | null;

  @Field(() => String, { description: 'Where it is. An address elsewhere was typed by the person.' })
  url!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The person whom somebody drew.' })
export class DrawnPerson {
  @Field(() => String, { description: 'As the organiser wrote it.' })
  name!: string;

  @Field(() => DrawWishlist, { nullable: true, description: 'Null where they chose none, or closed it since.' })
  wishlist!: DrawWishlist | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A draw as one person sees it who takes part: whom they drew, and nothing of others.',
})
export class DrawPart {
  @Field(() => ID, { description: 'Of who takes part. Never changes.' })
  id!: string;

  @Field(() => String, {
    description: 'The last part of the link to their page, /d/{secret}. It opens that page without an account.',
  })
  secret!: string;

  @Field(() => String, { description: 'The name of the draw.' })
  drawName!: string;

  @Field(() => String, { nullable: true, description: 'Null once their account is gone.' })
  organiserName!: string | null;

  @Field(() => GraphQLLocalDate, { description: 'The day of the gifts, as 2026-12-24.' })
  day!: string;

  @Field(() => MoneyAmount, { nullable: true, description: 'About how much a gift may cost.' })
  budget!: MoneyAmount | null;

  @Field(() => String, { description: 'From the organiser; empty for none.' })
  note!: string;

  @Field(() => String, { description: 'The name under which they take part.' })
  ownName!: string;

  @Field(() => Boolean, { description: 'Whether they said yes. The organiser sees it.' })
  isConfirmed!: boolean;

  @Field(() => Boolean, { description: 'Whether the names are drawn.' })
  isDrawn!: boolean;

  @Field(() => DrawnPerson, { nullable: true, description: 'Whom they give to; null until the names are drawn.' })
  receiver!: DrawnPerson | null;

  @Field(() => DrawWishlist, { nullable: true, description: 'The wishlist that their giver is shown.' })
  wishlist!: DrawWishlist | null;
}
