import { knexSnakeCaseMappers } from 'objection';

/** For Knex's configuration: code has properties in camelCase, the database columns in snake_case. */
export const snakeCase = knexSnakeCaseMappers();

/** Returns the column of a property for raw SQL: `learner_id` for `learnerId`. */
export const columnOf = (property: string): string => snakeCase.wrapIdentifier(property, String);
