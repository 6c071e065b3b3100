import { Select, type SelectProps } from '@countertop/design-system/Select';
import type { AgeBand } from '@countertop/engine/problems/band';
import type { OpenAtFirst } from '../later/LateControl.tsx';
import { useOpenAtFirst } from '../later/useOpenAtFirst.ts';

export type BandField = Pick<
  SelectProps<AgeBand>,
  'label' | 'placeholder' | 'options' | 'selectedKey' | 'onSelectionChange'
>;

export function BandSelect({ isOpenAtFirst, ...field }: BandField & OpenAtFirst) {
  return <Select {...field} {...useOpenAtFirst(isOpenAtFirst)} />;
}
