import { Field, Int, ObjectType } from 'type-graphql';
import { LONGEST_AMOUNT } from '../../lists/items/amount.rules.ts';
import { LONGEST_ITEM_TEXT, LONGEST_TITLE } from '../../lists/items/item.rules.ts';
import {
  LONGEST_INGREDIENT,
  LONGEST_RECIPE_NAME,
  MOST_INGREDIENTS,
  MOST_SERVINGS,
} from '../products/extraction/recipe-limits.rules.ts';

@ObjectType({ description: 'One ingredient of a recipe, parted into what an item of a shopping list keeps.' })
export class Ingredient {
  @Field(() => String, { description: `The line as the page has it, cut to ${LONGEST_INGREDIENT} characters.` })
  text!: string;

  @Field(() => String, {
    description: `The thing to buy, at most ${LONGEST_TITLE} characters: the whole line where it cannot be parted.`,
  })
  name!: string;

  @Field(() => String, {
    description: `How much, as items keep it: \`500 g\`, \`1/3 cup\` or \`2\`, at most ${LONGEST_AMOUNT} characters; empty for none. Of a range it is the larger.`,
  })
  amount!: string;

  @Field(() => String, {
    description: `More about it, as "chopped" or "to taste", at most ${LONGEST_ITEM_TEXT} characters; empty for nothing.`,
  })
  note!: string;
}

@ObjectType({ description: 'A recipe that a page describes by schema.org.' })
export class Recipe {
  @Field(() => String, { description: `At most ${LONGEST_RECIPE_NAME} characters; empty where the page names none.` })
  name!: string;

  @Field(() => Int, {
    nullable: true,
    description: `For how many the amounts are, 1 to ${MOST_SERVINGS}; null where the page does not say.`,
  })
  servings!: number | null;

  @Field(() => [Ingredient], { description: `In the order of the page, at most ${MOST_INGREDIENTS}.` })
  ingredients!: Ingredient[];
}
