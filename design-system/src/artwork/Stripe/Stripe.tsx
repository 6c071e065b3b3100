import { stripe } from './Stripe.styles.ts';

/** The awning as a flat 8 px band on the top edge of adult pages. Decorative. */
export function Stripe() {
  return <div css={stripe} aria-hidden="true" />;
}
