import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { Global } from '@emotion/react';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import * as z from 'zod';
import { themeNames } from '../design-system/src/tokens/tokens.ts';
import { docsStyles } from './docsStyles.ts';
import { houseTheme } from './houseTheme.ts';
import { Surroundings } from './Surroundings.tsx';

const toolbar = z.object({
  globals: z.object({
    theme: z.enum(themeNames).catch('default'),
    textSize: z.coerce.string().catch('100'),
    motion: z.enum(['system', 'on', 'off']).catch('system'),
    locale: z.string().catch('en-US'),
  }),
});

type Chosen = z.infer<typeof toolbar>['globals'];
type Channel = DocsContainerProps['context']['channel'];

/** What the toolbar says, also on a page that has no story to be told by. */
function useToolbar(channel: Channel): Chosen {
  const [chosen, setChosen] = useState(() => {
    const last: unknown[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [{ globals: {} }];
    return toolbar.parse(last[0]).globals;
  });
  useEffect(() => {
    const take = (event: unknown) => setChosen(toolbar.parse(event).globals);
    channel.on(GLOBALS_UPDATED, take);
    return () => channel.off(GLOBALS_UPDATED, take);
  }, [channel]);
  return chosen;
}

/** A documentation page in our type and colours: it is a page of the house like any other. */
export function HouseDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { theme, textSize, motion, locale } = useToolbar(props.context.channel);
  return (
    <Surroundings theme={theme} textSize={textSize} reducedMotion={motion} locale={locale}>
      <Global styles={docsStyles} />
      <DocsContainer {...props} theme={houseTheme(theme)}>
        {children}
      </DocsContainer>
    </Surroundings>
  );
}
