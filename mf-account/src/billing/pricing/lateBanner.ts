import { latePart } from '@countertop/design-system/latePart';

/** What subscribers see, with the way out of a subscription: nobody else fetches it. */
export const lateBanner = latePart(
  async () => (await import(/* webpackChunkName: "banner" */ './SubscriberBanner.tsx')).SubscriberBanner,
);
