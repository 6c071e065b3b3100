import { awning, cloth } from './Awning.styles.ts';

export interface AwningProps {
  /** `small` for the restaurant's floor and for phones, `card` for the one card that is suggested. */
  size?: 'large' | 'small' | 'card';
}

/** The striped cloth over a shop's front, as wide as what it hangs on. One on a screen; on dashboards use `Stripe`. */
export function Awning({ size = 'large' }: AwningProps) {
  return (
    <div css={awning} data-size={size} aria-hidden="true">
      <div css={cloth} />
    </div>
  );
}
