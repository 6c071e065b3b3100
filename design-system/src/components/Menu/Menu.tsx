import type { ReactNode } from 'react';
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Popover,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  type MenuSectionProps as AriaMenuSectionProps,
} from 'react-aria-components/Menu';
import { Icon } from '../Icon/Icon.tsx';
import { checkIcon, type IconShape } from '../Icon/icons.ts';
import type { VerticalPlacement } from '../Popover/placement.ts';
import { quietFocus, surface } from '../Popover/Popover.styles.ts';
import { frame, item, list, section, words } from './Menu.styles.ts';

/** Opens the menu below it by the button above it. */
export { MenuTrigger } from 'react-aria-components/Menu';

export interface MenuProps<T> extends Omit<AriaMenuProps<T>, 'className' | 'style' | 'render'> {
  /** Where it stands if there is room. */
  placement?: VerticalPlacement;
}

/** Actions or choices of the button that opens it, inside a `MenuTrigger`. */
export function Menu<T>({ placement = 'bottom start', ...props }: MenuProps<T>) {
  return (
    <Popover css={[surface, frame]} placement={placement} offset={6}>
      <AriaMenu {...props} css={[quietFocus, list]} />
    </Popover>
  );
}

export interface MenuItemProps extends Omit<
  AriaMenuItemProps,
  'className' | 'style' | 'render' | 'children' | 'value'
> {
  /** What it does or what is chosen: "Rename". */
  children: string;
  /** A picture before the words. Give one to all items of a section or to none. */
  icon?: IconShape;
  /** One line about it. */
  description?: string;
  /** It takes something away: berry, and last in the menu. */
  isDestructive?: boolean;
  /** Goes to a page instead of doing something. */
  href?: string;
}

/** One line of a menu. */
export function MenuItem({ children, icon, description, isDestructive = false, ...props }: MenuItemProps) {
  return (
    <AriaMenuItem textValue={children} {...props} css={item} data-destructive={isDestructive || undefined}>
      {icon && <Icon icon={icon} />}
      <span css={words}>
        <b>{children}</b>
        {description !== undefined && <span>{description}</span>}
      </span>
      <Icon icon={checkIcon} />
    </AriaMenuItem>
  );
}

export interface MenuSectionProps<T> extends Omit<
  AriaMenuSectionProps<T>,
  'className' | 'style' | 'render' | 'children' | 'items' | 'dependencies'
> {
  /** What the items have in common. */
  title: string;
  children: ReactNode;
}

/** Items that belong together, under a heading. It can have a choice of its own by `selectionMode`. */
export function MenuSection<T>({ title, children, ...props }: MenuSectionProps<T>) {
  return (
    <AriaMenuSection {...props} css={section}>
      <Header>{title}</Header>
      {children}
    </AriaMenuSection>
  );
}
