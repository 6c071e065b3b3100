import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { binIcon, cardIcon, chartIcon, gearIcon, menuIcon, peopleIcon, userIcon } from '../Icon/icons.ts';
import { Menu, MenuItem, type MenuProps, MenuSection, MenuTrigger } from './Menu.tsx';

const meta = preview.meta({
  title: 'Overlays/Menu',
  tags: ['autodocs'],
  component: Menu,
  args: {
    label: 'Class',
    onAction: fn(),
    children: [
      <MenuItem key="rename" id="rename">
        Rename
      </MenuItem>,
      <MenuItem key="copy" id="copy">
        Make a copy
      </MenuItem>,
      <MenuItem key="report" id="report">
        This week’s report
      </MenuItem>,
    ],
  },
  render: (args: MenuProps<object>) => (
    <div>
      <h1>Class 3b</h1>
      <MenuTrigger>
        <Button variant="outline" icon={menuIcon}>
          Class
        </Button>
        <Menu {...args} />
      </MenuTrigger>
    </div>
  ),
});

async function open() {
  screen.getByRole('button', { name: 'Class' }).click();

  await waitFor(() => expect(screen.getByRole('menu', { name: 'Class' })).toBeVisible());
}

/** Press the buttons to open the menus. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Class' });
    await userEvent.click(trigger);

    await userEvent.click(await screen.findByRole('menuitem', { name: 'Make a copy' }));

    await expect(args.onAction).toHaveBeenCalledWith('copy', undefined);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

/**
 * Use icons for all items of a section or for none. Destructive items are berry red and come last, and ask for confirmation with an
 * `AlertDialog`.
 */
export const WithIcons = meta.story({
  tags: ['nightly'],
  args: {
    children: [
      <MenuItem key="report" id="report" icon={chartIcon} description="What each student practiced">
        This week’s report
      </MenuItem>,
      <MenuItem key="invite" id="invite" icon={peopleIcon} description="With a code that is valid for a day">
        Invite students
      </MenuItem>,
      <MenuItem key="delete" id="delete" icon={binIcon} isDestructive>
        Delete the class
      </MenuItem>,
    ],
  },
  parameters: { checks: true },
  play: open,
});

/** Sections have a heading. Disabled items state the reason. */
export const Sections = meta.story({
  tags: ['nightly'],
  args: {
    disabledKeys: ['certificates'],
    children: [
      <MenuSection key="class" title="Class">
        <MenuItem id="rename">Rename</MenuItem>
        <MenuItem id="students">Students</MenuItem>
      </MenuSection>,
      <MenuSection key="print" title="Print">
        <MenuItem id="report">This week’s report</MenuItem>
        <MenuItem id="certificates" description="Nobody has earned one yet">
          Certificates
        </MenuItem>
      </MenuSection>,
    ],
  },
  play: async (context) => {
    await open();

    await expect(screen.getByRole('group', { name: 'Print' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: /Certificates/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(context.args.onAction).not.toHaveBeenCalled();
  },
});

function Sorted() {
  const [sort, setSort] = useState<'all' | Set<string | number>>(new Set(['name']));
  return (
    <div>
      <h1>Class 3b</h1>
      <MenuTrigger>
        <Button variant="outline">Sort by</Button>
        <Menu
          label="Sort by"
          selectionMode="single"
          selectedKeys={sort}
          onSelectionChange={setSort}
          disallowEmptySelection
        >
          <MenuItem id="name">Name</MenuItem>
          <MenuItem id="accuracy">Right answers</MenuItem>
          <MenuItem id="seen">Last seen</MenuItem>
        </Menu>
      </MenuTrigger>
    </div>
  );
}

/** With `selectionMode`, items can be selected: check, line and bold text. */
export const SingleSelection = meta.story({
  tags: ['nightly'],
  render: () => <Sorted />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Right answers' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: 'Sort by' }));

    await expect(await screen.findByRole('menuitemradio', { name: 'Right answers' })).toBeChecked();
  },
});

export const MultipleSelection = meta.story({
  tags: ['nightly'],
  args: {
    selectionMode: 'multiple',
    defaultSelectedKeys: ['rename', 'report'],
    shouldCloseOnSelect: false,
  },
  play: async ({ userEvent }) => {
    await open();

    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Make a copy' }));

    await expect(screen.getByRole('menuitemcheckbox', { name: 'Make a copy' })).toBeChecked();
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Rename' })).toBeChecked();
  },
});

/** An item with `href` is a link. */
export const Links = meta.story({
  tags: ['nightly'],
  args: {
    children: [
      <MenuItem key="profile" href="/profile" icon={userIcon}>
        Profile
      </MenuItem>,
      <MenuItem key="pricing" href="/pricing" icon={cardIcon}>
        Pricing
      </MenuItem>,
    ],
  },
  play: async () => {
    await open();

    await expect(screen.getByRole('menuitem', { name: 'Pricing' })).toHaveAttribute('href', '/pricing');
  },
});

export const ByKeyboard = meta.story({
  tags: ['behavior', 'nightly'],
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Class' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());

    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'This week’s report' })).toHaveFocus());
    await userEvent.keyboard('ma');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Make a copy' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');

    await expect(args.onAction).toHaveBeenCalledWith('copy', undefined);
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

/** Long labels wrap. The menu is never wider than the window. */
export const IconTrigger = meta.story({
  tags: ['nightly'],
  render: () => (
    <div>
      <h1>Class 3b</h1>
      <MenuTrigger>
        <IconButton icon={gearIcon} label="Class settings" />
        <Menu label="Class settings">
          <MenuItem id="a-long-one" description="Shows parents which problems were practiced this week">
            Send this week’s report to all parents in the class
          </MenuItem>
          <MenuItem id="rename">Rename</MenuItem>
        </Menu>
      </MenuTrigger>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Class settings' }));

    await waitFor(() => expect(screen.getByRole('menu', { name: 'Class settings' })).toBeVisible());
  },
});

export const DoOrder = meta.story({
  tags: ['guidance'],
  name: 'Press the button: verbs for actions, and the destructive one is last.',
  render: () => (
    <MenuTrigger>
      <Button>Class 3B</Button>
      <Menu label="Class 3B">
        <MenuItem>Rename</MenuItem>
        <MenuItem>Print certificates</MenuItem>
        <MenuItem isDestructive>Delete the class</MenuItem>
      </Menu>
    </MenuTrigger>
  ),
});

export const DontOrder = meta.story({
  tags: ['guidance'],
  name: 'Press the button: nouns hide what happens, and “Delete” is where the pointer lands.',
  render: () => (
    <MenuTrigger>
      <Button>Class 3C</Button>
      <Menu label="Class 3C">
        <MenuItem isDestructive>Delete</MenuItem>
        <MenuItem>Name</MenuItem>
        <MenuItem>Certificates</MenuItem>
      </Menu>
    </MenuTrigger>
  ),
});
