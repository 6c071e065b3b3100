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
import { StableWidthLabel } from '../ToggleButton/StableWidthLabel.tsx';
import { useScrollingTabs } from './useScrollingTabs.ts';
import { count as countStyle, tab, tabList, tabPanel, tabs } from './Tabs.styles.ts';

type Own = 'className' | 'style' | 'render' | 'children';

export interface TabsProps extends Omit<AriaTabsProps, Own | 'orientation'> {
  /** A `TabList`, and a `TabPanel` for each tab. */
  children: ReactNode;
}

/** Sections of a page, one visible at a time. To go to another page, use `Link`. */
export function Tabs(props: TabsProps) {
  return <AriaTabs {...props} css={tabs} />;
}

export interface TabListProps extends Omit<AriaTabListProps<object>, Own | 'items' | 'dependencies' | 'aria-label'> {
  /** Accessible name: "Children". */
  label: string;
  /** `Tab`s, two to six. */
  children: ReactNode;
}

export function TabList({ label, ...props }: TabListProps) {
  const list = useScrollingTabs();
  return <AriaTabList {...props} ref={list} css={tabList} aria-label={label} />;
}

export interface TabProps extends Omit<AriaTabProps, Own | 'id'> {
  /** `id` of the `TabPanel`. */
  id: string;
  /** Icon before the label. */
  icon?: IconShape;
  /** Number of items in the panel. */
  count?: number;
  /** The label, one or two words: "Progress". */
  children: string;
}

export function Tab({ icon, count, children, ...props }: TabProps) {
  const { locale } = useLocale();
  return (
    <AriaTab {...props} css={tab}>
      {icon && <Icon icon={icon} />}
      <StableWidthLabel>{children}</StableWidthLabel>
      {/* The space separates the two for screen readers. */}
      {count !== undefined && <span css={countStyle}>{` ${formatNumber(count, locale)}`}</span>}
    </AriaTab>
  );
}

export interface TabPanelProps extends Omit<AriaTabPanelProps, Own | 'id'> {
  /** `id` of the `Tab`. */
  id: string;
  children: ReactNode;
}

/** Content, shown while the tab is selected. */
export function TabPanel(props: TabPanelProps) {
  return <AriaTabPanel {...props} css={tabPanel} />;
}
