import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import * as z from 'zod';
import { themeNames } from '../../tokens/tokens.ts';
import { isDark } from './isDark.ts';

const toolbar = z.object({
  globals: z.object({
    theme: z.enum(themeNames).catch('default'),
    textSize: z.coerce.string().catch('100'),
    motion: z.enum(['system', 'on', 'off']).catch('system'),
    locale: z.string().catch('en-US'),
  }),
});

type ToolbarGlobals = z.infer<typeof toolbar>['globals'];
type Channel = DocsContainerProps['context']['channel'];

/** Returns the toolbar values. A docs page without a story gets them from the channel only. */
export function useToolbar(channel: Channel): ToolbarGlobals {
  const [globals, setGlobals] = useState(() => {
    const event: unknown[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [{ globals: {} }];
    return toolbar.parse(event[0]).globals;
  });
  useEffect(() => {
    const update = (event: unknown) => setGlobals(toolbar.parse(event).globals);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  return globals;
}

/** Returns whether the theme of the toolbar is light on dark. */
export function useIsDark(channel: Channel): boolean {
  return isDark(useToolbar(channel).theme);
}
