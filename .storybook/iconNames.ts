import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import * as icons from '../design-system/src/components/Icon/icons.ts';

const isIcon = ({ type, table }: StrictInputType): boolean =>
  [type?.raw, table?.type?.summary].some((written) => written !== undefined && /\bIconShape\b/.test(written));

/** An icon is chosen by its name: Storybook would offer the outline as text to edit. */
export const iconControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      isIcon(type) ? { ...type, control: { type: 'select' }, options: Object.keys(icons), mapping: icons } : type,
    ]),
  );

/** Writes an icon in an example as one would write it: its name for its outline. */
export function withIconNames(code: string): string {
  return code.replaceAll(/\{[^{}]*\bpath: ['"]([^'"]+)['"][^{}]*\}/g, (shape, outline: string) => {
    const named = Object.entries(icons).find(([, { path }]) => path === outline);
    return named ? named[0] : shape;
  });
}
