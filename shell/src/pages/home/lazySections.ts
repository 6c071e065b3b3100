import { lazyComponent } from '@countertop/design-system/lazy';
import { lazyHtml } from '@countertop/design-system/lazy-html';
import { contactId, gamesId, insideId, learnId, whyId } from './sectionIds.ts';

const Games = lazyComponent(async () => (await import(/* webpackChunkName: "home-games" */ './Games.tsx')).Games);
const Inside = lazyComponent(async () => (await import(/* webpackChunkName: "home-more" */ './Inside.tsx')).Inside);
const Why = lazyComponent(async () => (await import(/* webpackChunkName: "home-more" */ './Why.tsx')).Why);
const Bands = lazyComponent(async () => (await import(/* webpackChunkName: "home-more" */ './Bands.tsx')).Bands);
const Contact = lazyComponent(async () => (await import(/* webpackChunkName: "home-more" */ './Contact.tsx')).Contact);

/** Loads all sections. Never rejects. */
export async function preloadSections(): Promise<void> {
  await Promise.all([Games, Inside, Why, Bands, Contact].map((Section) => Section.preload()));
}

export const lazyGames = lazyHtml(gamesId, Games);
export const lazyInside = lazyHtml(insideId, Inside);
export const lazyWhy = lazyHtml(whyId, Why);
export const lazyBands = lazyHtml(learnId, Bands);
export const lazyContact = lazyHtml(contactId, Contact);
