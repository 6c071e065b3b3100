import { Picture } from '@countertop/design-system/artwork/Picture';
import { counter } from './Pricing.styles.ts';

/** Decorative drawings of what a paid plan saves. */
export function SavedItems() {
  return (
    <div css={counter}>
      <Picture name="day" />
      <Picture name="level" />
      <Picture name="bell" />
      <Picture name="money" />
    </div>
  );
}
