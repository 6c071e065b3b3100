import { Picture } from '@countertop/design-system/artwork/Picture';
import { counter } from './Pricing.styles.ts';

/** On the counter: what is still there the next day. It says nothing that the words beside it do not. */
export function Kept() {
  return (
    <div css={counter}>
      <Picture name="day" />
      <Picture name="level" />
      <Picture name="bell" />
      <Picture name="money" />
    </div>
  );
}
