import type { RemoteName } from '@countertop/contract/site/remotes';
import { createElement, type ComponentType } from 'react';

/** A component that a remote exposes. */
export interface RemoteView {
  remote: RemoteName;
  /** Name of the component and of its file: `GamePage` of `mf_game` is in `mf-game/src/pages/GamePage.tsx`. */
  page: string;
  /** Props of the component. Check them against its type with `satisfies`. */
  props?: object;
}

function isComponent(value: unknown): value is ComponentType<object> {
  return typeof value === 'function';
}

/** Returns the page in a loaded module, with its props. Throws if the module has no component of that name. */
export function pageFrom(module: unknown, { remote, page, props }: RemoteView): ComponentType {
  const component: unknown = typeof module === 'object' && module !== null ? Reflect.get(module, page) : undefined;
  if (!isComponent(component)) throw new Error(`${remote} exposes no component ${page}.`);
  return function RemotePage() {
    return createElement(component, props);
  };
}
