import { translate } from '@countertop/design-system/messages';
import { en } from '../../pages/home/home.messages.ts';

/** Returns the title of the upcoming game in the API, which is the same in every language of the page. */
export function upcomingGame(): string {
  return translate(en, 'en-US')('home.detective');
}
