import { translate } from '@countertop/design-system/messages';
import { en } from '../../pages/home/home.messages.ts';

/** The title by which the API knows the game that people sign up for, whatever language the page is in. */
export function upcomingGame(): string {
  return translate(en, 'en-US')('home.detective');
}
