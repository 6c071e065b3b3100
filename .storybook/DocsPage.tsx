import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { Global } from '@emotion/react';
import type { PropsWithChildren } from 'react';
import { docsStyles } from './docsStyles.ts';
import { storybookTheme } from './storybookTheme.ts';
import { StoryEnvironment } from './StoryEnvironment.tsx';
export { ComponentPage } from '../design-system/src/docs/blocks/ComponentPage.tsx';
import { useToolbar } from '../design-system/src/docs/blocks/useToolbar.ts';

/** A documentation page in the typeface and colors of the design system. */
export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { theme, textSize, motion, locale } = useToolbar(props.context.channel);
  return (
    <StoryEnvironment theme={theme} textSize={textSize} reducedMotion={motion} locale={locale}>
      <Global styles={docsStyles} />
      <DocsContainer {...props} theme={storybookTheme(theme)}>
        <main>{children}</main>
      </DocsContainer>
    </StoryEnvironment>
  );
}
