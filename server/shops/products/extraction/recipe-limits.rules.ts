/** The limits of one page: nobody cooks more at once. */
export const MOST_RECIPES = 10;
export const MOST_INGREDIENTS = 100;

/** For more people nobody cooks at home. */
export const MOST_SERVINGS = 500;

/** In characters; longer lines are cut. */
export const LONGEST_RECIPE_NAME = 200;
export const LONGEST_INGREDIENT = 300;
