import type { ReactNode } from 'react';
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
  type TabListProps as AriaTabListProps,
  type TabPanelProps as AriaTabPanelProps,
  type TabProps as AriaTabProps,
  type TabsProps as AriaTabsProps,
} from 'react-aria-components/Tabs';
import { Icon } from '../Icon/Icon.tsx';
import type { IconShape } from '../Icon/icons.ts';
import { formatNumber, useLocale } from '../../i18n/messages.ts';
import { SteadyWords } from '../ToggleButton/SteadyWords.tsx';
import { count as countStyle, tab, tabList, tabPanel, tabs } from './Tabs.styles.ts';

type Own = 'className' | 'style' | 'render' | 'children';

export interface TabsProps extends Omit<AriaTabsProps, Own | 'orientation'> {
  /** One `TabList` and a `TabPanel` for each of its tabs. */
  children: ReactNode;
}

/** Parts of one page of which one is seen at a time. To go to another page, use `Link`. */
export function Tabs(props: TabsProps) {
  return <AriaTabs {...props} css={tabs} />;
}

export interface TabListProps extends Omit<AriaTabListProps<object>, Own | 'items' | 'dependencies' | 'aria-label'> {
  /** What is chosen here, for those who hear the page: "Children". */
  label: string;
  /** `Tab`s, two to six. */
  children: ReactNode;
}

/** The row of folders. */
export function TabList({ label, ...props }: TabListProps) {
  return <AriaTabList {...props} css={tabList} aria-label={label} />;
}

export interface TabProps extends Omit<AriaTabProps, Own | 'id'> {
  /** The `id` of its `TabPanel`. */
  id: string;
  /** A picture before the words. */
  icon?: IconShape;
  /** How many things are behind it. */
  count?: number;
  /** One or two words: "Progress". */
  children: string;
}

/** One folder. */
export function Tab({ icon, count, children, ...props }: TabProps) {
  const { locale } = useLocale();
  return (
    <AriaTab {...props} css={tab}>
      {icon && <Icon icon={icon} />}
      <SteadyWords>{children}</SteadyWords>
      {count !== undefined && (
        <>
          {' '}
          <span css={countStyle}>{formatNumber(count, locale)}</span>
        </>
      )}
    </AriaTab>
  );
}

export interface TabPanelProps extends Omit<AriaTabPanelProps, Own | 'id'> {
  /** The `id` of its `Tab`. */
  id: string;
  children: ReactNode;
}

/** What is seen while its tab is selected. */
export function TabPanel(props: TabPanelProps) {
  return <AriaTabPanel {...props} css={tabPanel} />;
}
