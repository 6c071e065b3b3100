import { awning, cloth } from './Awning.styles.ts';

export interface AwningProps {
  /** `small` for the restaurant floor and phones, `card` for the recommended plan card. */
  size?: 'large' | 'small' | 'card';
}

/** The striped awning, as wide as its container. Use one per screen. On dashboards use `Stripe`. */
export function Awning({ size = 'large' }: AwningProps) {
  return (
    <div css={awning} data-size={size} aria-hidden="true">
      <div css={cloth} />
    </div>
  );
}
