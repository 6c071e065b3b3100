import { Select, type SelectProps } from '@countertop/design-system/Select';
import type { AgeBand } from '@countertop/engine/problems/band';
import { useOpenOnMount } from '../lazy/useOpenOnMount.ts';

type BandSelectProps = Pick<
  SelectProps<AgeBand>,
  'label' | 'placeholder' | 'options' | 'selectedKey' | 'onSelectionChange'
>;

/** The choice of the age group, with its list. */
export function BandSelect(field: BandSelectProps) {
  return <Select {...field} {...useOpenOnMount()} />;
}
