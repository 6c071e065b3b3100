import { awning, cloth } from './Awning.styles.ts';

export interface AwningProps {
  /** `small` for the restaurant's floor and for phones. */
  size?: 'large' | 'small';
  /** `stripe` is the awning as a flat 8 px band, for the top edge of dashboards. */
  look?: 'scalloped' | 'stripe';
}

/** The striped cloth over a shop's front, as wide as what it hangs on. One on a screen. */
export function Awning({ size = 'large', look = 'scalloped' }: AwningProps) {
  return (
    <div css={awning} data-size={size} data-look={look} aria-hidden="true">
      <div css={cloth} />
    </div>
  );
}
