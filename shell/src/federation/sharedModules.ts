/** Versions by package name, set at build time. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;
/** Import paths of the design system's components (`Button`, `artwork/Customer`), set at build time. */
declare const COMPONENT_PATHS: readonly string[];

/** A module that remotes may import from the host, in the shape of Module Federation's `shared` option. */
export interface SharedModule {
  readonly version: string;
  readonly get: () => Promise<() => unknown>;
  readonly shareConfig: { readonly singleton: true; readonly requiredVersion: string };
}

const designSystem = '@countertop/design-system';

function share(packageName: string, load: () => Promise<unknown>): SharedModule {
  const version = SHARED_VERSIONS[packageName] ?? '0';
  return {
    version,
    get: async () => {
      const module = await load();
      return () => module;
    },
    shareConfig: { singleton: true, requiredVersion: `^${version}` },
  };
}

/** Shares every component of the design system without listing them. The chunk names let the build find their files. */
function shareComponents(): Record<string, SharedModule> {
  const load = (group: string, name: string) =>
    import(
      /* webpackInclude: /[\\/](components|artwork|charts)[\\/](\w+)[\\/]\2\.tsx$/ */
      /* webpackChunkName: "share-[request]" */
      `#design-system/${group}/${name}/${name}.tsx`
    );
  return Object.fromEntries(
    COMPONENT_PATHS.map((path) => {
      const [group = '', name = ''] = path.includes('/') ? path.split('/') : ['components', path];
      return [`${designSystem}/${path}`, share(designSystem, () => load(group, name))];
    }),
  );
}

/**
 * Everything the host shares with remotes, by import name. `eager` modules are part of a file the host has loaded anyway;
 * each of the others has its own file.
 */
export const sharedModules: Readonly<Record<string, SharedModule>> = {
  react: share('react', () => import(/* webpackMode: "eager" */ 'react')),
  'react-dom': share('react-dom', () => import(/* webpackMode: "eager" */ 'react-dom')),
  '@emotion/react': share('@emotion/react', () => import(/* webpackMode: "eager" */ '@emotion/react')),
  '@emotion/react/jsx-runtime': share(
    '@emotion/react',
    () => import(/* webpackMode: "eager" */ '@emotion/react/jsx-runtime'),
  ),
  valtio: share('valtio', () => import(/* webpackMode: "eager" */ 'valtio')),
  '@tanstack/react-query': share(
    '@tanstack/react-query',
    () => import(/* webpackChunkName: "share-react-query" */ '@tanstack/react-query'),
  ),
  '@countertop/client/analytics/analytics': share(
    '@countertop/client',
    () => import(/* webpackMode: "eager" */ '@countertop/client/analytics/analytics'),
  ),
  '@countertop/client/play/devicePlayer': share(
    '@countertop/client',
    () => import(/* webpackChunkName: "share-devicePlayer" */ '@countertop/client/play/devicePlayer'),
  ),
  '@countertop/client/site/installPrompt': share(
    '@countertop/client',
    () => import(/* webpackMode: "eager" */ '@countertop/client/site/installPrompt'),
  ),
  '@countertop/client/shared/leaveGuard': share(
    '@countertop/client',
    () => import(/* webpackMode: "eager" */ '@countertop/client/shared/leaveGuard'),
  ),
  '@countertop/client/shared/queryClient': share(
    '@countertop/client',
    () => import(/* webpackChunkName: "share-queryClient" */ '@countertop/client/shared/queryClient'),
  ),
  [`${designSystem}/lazy`]: share(
    designSystem,
    () => import(/* webpackMode: "eager" */ '@countertop/design-system/lazy'),
  ),
  [`${designSystem}/messages`]: share(
    designSystem,
    () => import(/* webpackMode: "eager" */ '@countertop/design-system/messages'),
  ),
  [`${designSystem}/notifications`]: share(
    designSystem,
    () => import(/* webpackMode: "eager" */ '@countertop/design-system/notifications'),
  ),
  [`${designSystem}/preferences`]: share(
    designSystem,
    () => import(/* webpackMode: "eager" */ '@countertop/design-system/preferences'),
  ),
  [`${designSystem}/tokens`]: share(
    designSystem,
    () => import(/* webpackMode: "eager" */ '@countertop/design-system/tokens'),
  ),
  ...shareComponents(),
};
