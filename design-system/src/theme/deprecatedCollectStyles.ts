import * as server from './collectStyles.ts';

/** @deprecated since 0.1.0, removed in 1.0.0. Import it from `@countertop/design-system/server`. */
export const collectStyles = server.collectStyles;

/** @deprecated since 0.1.0, removed in 1.0.0. Import it from `@countertop/design-system/server`. */
export const themeStyles = server.themeStyles;
