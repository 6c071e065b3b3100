// @ts-check

/**
 * Loads each module that the host shares with remotes, besides the design system's components. Some are part of a file that
 * the host has loaded anyway (`eager`); each of the others has its own file, `share-` and the last part of its name. The
 * build reads the names here, too.
 * @type {Readonly<Record<string, () => Promise<unknown>>>}
 */
export const loadShared = {
  react: () => import(/* webpackMode: "eager" */ 'react'),
  'react-dom': () => import(/* webpackMode: "eager" */ 'react-dom'),
  '@emotion/react': () => import(/* webpackMode: "eager" */ '@emotion/react'),
  '@emotion/react/jsx-runtime': () => import(/* webpackMode: "eager" */ '@emotion/react/jsx-runtime'),
  valtio: () => import(/* webpackMode: "eager" */ 'valtio'),
  '@tanstack/react-query': () => import(/* webpackChunkName: "share-react-query" */ '@tanstack/react-query'),
  '@tanstack/react-router': () => import(/* webpackMode: "eager" */ '@tanstack/react-router'),
  '@countertop/client/analytics/analytics': () =>
    import(/* webpackMode: "eager" */ '@countertop/client/analytics/analytics'),
  '@countertop/client/play/devicePlayer': () =>
    import(/* webpackChunkName: "share-devicePlayer" */ '@countertop/client/play/devicePlayer'),
  '@countertop/client/site/installPrompt': () =>
    import(/* webpackMode: "eager" */ '@countertop/client/site/installPrompt'),
  '@countertop/client/shared/queryClient': () =>
    import(/* webpackChunkName: "share-queryClient" */ '@countertop/client/shared/queryClient'),
  '@countertop/design-system/lazy': () => import(/* webpackMode: "eager" */ '@countertop/design-system/lazy'),
  '@countertop/design-system/messages': () => import(/* webpackMode: "eager" */ '@countertop/design-system/messages'),
  '@countertop/design-system/notifications': () =>
    import(/* webpackMode: "eager" */ '@countertop/design-system/notifications'),
  '@countertop/design-system/preferences': () =>
    import(/* webpackMode: "eager" */ '@countertop/design-system/preferences'),
  '@countertop/design-system/tokens': () => import(/* webpackMode: "eager" */ '@countertop/design-system/tokens'),
};
