/** Every recipe, by the kind of thing that it adds. */
import { country } from './country.ts';
import { event } from './event.ts';
import { language } from './language.ts';
import { page } from './page.ts';
import { platform } from './platform.ts';
import type { Recipe } from './recipe.ts';
import { route } from './route.ts';
import { step } from './step.ts';

export const recipes = { route, step, event, page, language, country, platform } as const satisfies Record<
  string,
  Recipe
>;
export type RecipeKind = keyof typeof recipes;
