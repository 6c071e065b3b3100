import { storedValue } from '@countertop/client/storedValue';

/** True once this browser session was asked for its opinion (rulings, 'Feedback'): nobody is asked twice. */
export const wasAsked = storedValue<boolean>({
  area: 'sessionStorage',
  key: 'countertop.opinion.v1',
  fallback: false,
  read: (json) => (typeof json === 'boolean' ? json : undefined),
});
