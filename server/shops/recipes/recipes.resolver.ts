import { FieldResolver, Resolver, Root } from 'type-graphql';
import { MOST_RECIPES } from '../products/extraction/recipe-limits.rules.ts';
import { Product } from '../products/product.type.ts';
import { partedRecipes } from './parted-recipes.ts';
import { Recipe } from './recipe.type.ts';

@Resolver(() => Product)
export class RecipesResolver {
  @FieldResolver(() => [Recipe], {
    description: `The recipes on the page, the one that it is about first, at most ${MOST_RECIPES}; empty for a page without.`,
  })
  recipes(@Root() { recipes }: Product) {
    return partedRecipes(recipes);
  }
}
