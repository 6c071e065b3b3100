import { awning, cloth } from './Awning.styles.ts';

export interface AwningProps {
  /** `card` for the recommended plan card, with a line below, which light cloth needs on paper. */
  variant?: 'shop' | 'card';
  /** `small` for the restaurant floor and phones. */
  size?: 'small' | 'large';
}

/** The striped awning, as wide as its container. Use one per screen. On dashboards use `Stripe`. */
export function Awning({ variant = 'shop', size = 'large' }: AwningProps) {
  return (
    <div css={awning} data-variant={variant} data-size={size} aria-hidden="true">
      <div css={cloth} />
    </div>
  );
}
