/** Ingredients that recipes measure in cups. */
export const ingredientIds = ['broth', 'flour', 'milk', 'rice', 'sugar', 'tomato_sauce'] as const;
export type IngredientId = (typeof ingredientIds)[number];
