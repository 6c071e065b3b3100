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

/** Replaces icon objects in a code example with their names. */
export function withIconNames(code: string): string {
  return code.replaceAll(/\{[^{}]*\bpath: ['"]([^'"]+)['"][^{}]*\}/g, (shape, iconPath: string) => {
    const named = Object.entries(icons).find(([, { path }]) => path === iconPath);
    return named ? named[0] : shape;
  });
}
