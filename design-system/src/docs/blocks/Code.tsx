import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { useIsDark } from './useToolbar.ts';

/** A block of code in the theme of the page. */
export function Code({ code }: { code: string }) {
  const isDark = useIsDark(useContext(DocsContext).channel);
  return <Source code={code} language="tsx" dark={isDark} />;
}
