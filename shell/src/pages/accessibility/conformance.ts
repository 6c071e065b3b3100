import conformance from './conformance.json';

/** The products of the report. */
export const products = ['site', 'game', 'kit'] as const;
export type Product = (typeof products)[number];

const levels = ['supports', 'partially-supports', 'does-not-support', 'not-applicable', 'not-evaluated'] as const;
/** Terms of the VPAT 2.5. */
export type Level = (typeof levels)[number];

export interface Criterion {
  readonly number: string;
  readonly name: string;
  readonly level: string;
  readonly results: Readonly<Record<Product, { readonly level: Level; readonly remarks: readonly string[] }>>;
}

const levelOf = (text: string): Level => levels.find((level) => level === text) ?? 'not-evaluated';

/** ISO. */
export const reviewedOn = conformance.date;

/** The success criteria with their results. `npm run acr` writes them from the tests. */
export const criteria: readonly Criterion[] = conformance.criteria.map(
  ({ results: { site, game, kit }, ...criterion }) => ({
    ...criterion,
    results: {
      site: { ...site, level: levelOf(site.level) },
      game: { ...game, level: levelOf(game.level) },
      kit: { ...kit, level: levelOf(kit.level) },
    },
  }),
);
