import { stripe } from './Stripe.styles.ts';

/** The awning as a flat band of 8 px: the top edge of a grown-up's page. Decoration, read by nobody. */
export function Stripe() {
  return <div css={stripe} aria-hidden="true" />;
}
