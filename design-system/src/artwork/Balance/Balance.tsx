import { balance, bar, label as labelStyle } from './Balance.styles.ts';

export interface BalanceProps {
  /** How far the answer is off, as a part of the right one: 0 is right, 0.5 is half too much, -1 is nothing at all. */
  error: number;
  /** The same in words: "Just right", "$2 too much". */
  label: string;
}

const steepestDegrees = 6;
/** A small error must be visible, too. */
const flattestDegrees = 1.5;

/** Returns the tilt of the answer in degrees, with the sign of the error. */
export function tiltDegrees(error: number): number {
  if (error === 0) return 0;
  const tilt = flattestDegrees + (steepestDegrees - flattestDegrees) * Math.min(1, Math.abs(error));
  return Math.sign(error) * tilt;
}

/**
 * The equals sign as scales: the bill is the upper bar, the answer the lower one, as a row of coins. Too much weighs the end
 * down, too little lifts it. The label says the same in words.
 */
export function Balance({ error, label }: BalanceProps) {
  return (
    <div css={balance} data-right={error === 0 || undefined}>
      <div aria-hidden="true">
        <div css={bar} data-bar="bill" />
        <div css={bar} data-bar="answer" style={{ rotate: `${tiltDegrees(error)}deg` }} />
      </div>
      <p css={labelStyle}>{label}</p>
    </div>
  );
}
