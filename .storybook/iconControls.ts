import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import * as icons from '../design-system/src/components/Icon/icons.ts';

const isIcon = ({ type, table }: StrictInputType): boolean =>
  [type?.raw, table?.type?.summary].some((text) => text !== undefined && /\bIconShape\b/.test(text));

/** Offers icons by name. By default, Storybook would offer the SVG path as editable text. */
export const iconControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      isIcon(type) ? { ...type, control: { type: 'select' }, options: Object.keys(icons), mapping: icons } : type,
    ]),
  );
