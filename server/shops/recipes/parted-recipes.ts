import type { FoundRecipe } from '../products/extraction/schema-recipe.ts';
import { readIngredient } from './ingredient.rules.ts';
import type { Recipe } from './recipe.type.ts';

/** Recipes as a page writes them, with each ingredient parted into what an item keeps. */
export function partedRecipes(recipes: readonly FoundRecipe[]): Recipe[] {
  return recipes.map((recipe) => ({ ...recipe, ingredients: recipe.ingredients.map(readIngredient) }));
}
