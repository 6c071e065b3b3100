import type { ReactNode } from 'react';
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  type MenuSectionProps as AriaMenuSectionProps,
} from 'react-aria-components/Menu';
import { Icon } from '../Icon/Icon.tsx';
import { checkIcon, type IconShape } from '../Icon/icons.ts';
import type { VerticalPlacement } from '../Popover/placement.ts';
import { ListPopover, namedByText } from '../Popover/ListPopover.tsx';
import { quietFocus, surface } from '../Popover/Popover.styles.ts';
import { frame, item, list, section, text } from './Menu.styles.ts';

/** Opens its `Menu` with its button. */
export { MenuTrigger } from 'react-aria-components/Menu';

export interface MenuProps<T> extends Omit<
  AriaMenuProps<T>,
  'className' | 'style' | 'render' | 'aria-label' | 'aria-labelledby'
> {
  /** Accessible name, the same as the name of the trigger. */
  label: string;
  /** Preferred position. */
  placement?: VerticalPlacement;
}

/** A menu of actions or choices, inside a `MenuTrigger`. */
export function Menu<T>({ label, placement = 'bottom start', ...props }: MenuProps<T>) {
  return (
    <ListPopover css={[surface, frame]} placement={placement} label={label}>
      <AriaMenu {...props} css={[quietFocus, list]} {...namedByText(label)} />
    </ListPopover>
  );
}

export interface MenuItemProps extends Omit<
  AriaMenuItemProps,
  'className' | 'style' | 'render' | 'children' | 'value'
> {
  /** The label: "Rename". */
  children: string;
  /** Icon before the label. Use icons for all items of a section or for none. */
  icon?: IconShape;
  /** A line of description. */
  description?: string;
  /** Whether it removes something. Put it last. */
  isDestructive?: boolean;
  /** Makes the item a link. */
  href?: string;
}

export function MenuItem({ children, icon, description, isDestructive = false, ...props }: MenuItemProps) {
  return (
    <AriaMenuItem textValue={children} {...props} css={item} data-destructive={isDestructive || undefined}>
      {icon && <Icon icon={icon} />}
      <span css={text}>
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
  /** Heading of the section. */
  title: string;
  children: ReactNode;
}

/** A group of items with a heading. Can have its own `selectionMode`. */
export function MenuSection<T>({ title, children, ...props }: MenuSectionProps<T>) {
  return (
    <AriaMenuSection {...props} css={section}>
      <Header>{title}</Header>
      {children}
    </AriaMenuSection>
  );
}
