import { stripe } from './Stripe.styles.ts';

/** The awning as a flat band along the top edge of the window. Part of `Page` for adults. Decorative. */
export function Stripe() {
  return <div css={stripe} aria-hidden="true" />;
}
