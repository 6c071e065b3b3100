import { Customer } from '@countertop/design-system/Customer';
import { guests, room } from './BistroPicture.styles.ts';

/** Four guests at the counter: served, thinking, served, and hungry for longer than they like. */
export function BistroPicture() {
  return (
    <div css={room} aria-hidden="true">
      <div css={guests}>
        <Customer look={0} mood="happy" />
        <Customer look={3} mood="waiting" />
        <Customer look={1} mood="happy" />
        <Customer look={2} mood="angry" />
      </div>
    </div>
  );
}
