import { lazyComponent } from '@countertop/design-system/lazy';

export const LazyMoneyDrawer = lazyComponent(
  async () => (await import(/* webpackChunkName: "drawer" */ '@countertop/design-system/MoneyDrawer')).MoneyDrawer,
);
