import type { IconShape } from '@countertop/design-system/icons';

export const earIcon: IconShape = {
  path: 'M6 9.5a6.5 6.5 0 0113 0c0 5-5.5 5-5.5 9a3.5 3.5 0 01-7 .5M9.5 11.5v-2a3 3 0 016 0c0 2.2-2.7 2.3-2.7 4.7',
};
