import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityTree } from '../../../../.storybook/checks/accessibilityTree.ts';
import preview from '../../../../.storybook/preview.tsx';
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { infoIcon } from '../Icon/icons.ts';
import { Menu, MenuItem, MenuTrigger } from '../Menu/Menu.tsx';
import { Select } from '../Select/Select.tsx';
import { SharePopover } from '../SharePanel/SharePopover.tsx';
import { StageDialog } from '../StageDialog/StageDialog.tsx';
import { notify } from '../Toast/notifications.ts';
import { ToastRegion } from '../Toast/Toast.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { Popover, PopoverTrigger } from './Popover.tsx';

const meta = preview.meta({ title: 'Overlays', args: {} });

const show = (content: ReactNode) =>
  meta.story({ render: () => <main>{content}</main>, parameters: { a11y: { test: 'off' } } }).run();

/** Waits until Chromium passes on a node with this role, and returns the names of all of them. */
async function namesOf(role: string): Promise<readonly string[]> {
  const names = async () => (await accessibilityTree()).filter((node) => node.role === role).map(({ name }) => name);
  await expect.poll(names).not.toHaveLength(0);
  return await names();
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
const shared = { url: 'https://example.org/', title: 'Math Bistro', text: 'A restaurant that runs on arithmetic.' };

describe('in the accessibility tree of Chromium', () => {
  it('the list of a select has the label as its name', async () => {
    await show(<Select label="Age group" options={[{ id: 'ages_6_7', label: 'Explorer' }]} />);
    await press('Age group');

    expect(await namesOf('listbox')).toEqual(['Age group']);
    expect(await namesOf('dialog')).toEqual(['Age group']);
  });

  it('a menu has its label as its name', async () => {
    await show(
      <MenuTrigger>
        <Button>Class</Button>
        <Menu label="Class">
          <MenuItem>Rename</MenuItem>
        </Menu>
      </MenuTrigger>,
    );
    await press('Class');

    expect(await namesOf('menu')).toEqual(['Class']);
    expect(await namesOf('dialog')).toEqual(['Class']);
  });

  it.for([false, true])('a popover has its title as its name, hidden: %s', async (isTitleHidden) => {
    await show(
      <PopoverTrigger>
        <IconButton icon={infoIcon} label="Help" />
        <Popover title="About this level" isTitleHidden={isTitleHidden}>
          <p>In level 4 you give change from ten dollars.</p>
        </Popover>
      </PopoverTrigger>,
    );
    await press('Help');

    expect(await namesOf('dialog')).toEqual(['About this level']);
  });

  it('a share popover has its title as its name', async () => {
    await show(
      <PopoverTrigger>
        <Button>Share</Button>
        <SharePopover shared={shared} title="Share this page" />
      </PopoverTrigger>,
    );
    await press('Share');

    expect(await namesOf('dialog')).toEqual(['Share this page']);
  });

  it('a dialog has its title as its name and its text as its description', async () => {
    await show(<Dialog title="Leave the game?" description="Your day is saved." isOpen hasClose />);

    expect(await namesOf('dialog')).toEqual(['Leave the game?']);
    const dialog = (await accessibilityTree()).find(({ role }) => role === 'dialog');
    expect(dialog?.description).toBe('Your day is saved.');
  });

  it('a stage dialog has its title as its name', async () => {
    await show(
      <StageDialog
        title="Level 5!"
        isOpen
        onOpenChange={() => {}}
        backdrop={null}
        actions={<Button slot="close">Continue</Button>}
      />,
    );

    expect(await namesOf('dialog')).toEqual(['Level 5!']);
  });

  it('an alert dialog has its question as its name', async () => {
    await show(
      <AlertDialog title="Delete the class?" confirmLabel="Delete" isOpen onConfirm={() => {}}>
        24 students lose their place in it.
      </AlertDialog>,
    );

    expect(await namesOf('alertdialog')).toEqual(['Delete the class?']);
  });

  it('a tooltip names its button', async () => {
    await show(
      <Tooltip text="Help">
        <IconButton icon={infoIcon} label="Help" />
      </Tooltip>,
    );
    await userEvent.tab();

    expect(await namesOf('tooltip')).toEqual(['Help']);
    expect(await namesOf('button')).toEqual(['Help']);
  });

  it('a toast has its message as its name', async () => {
    await show(<ToastRegion />);
    notify({ message: 'Saved.', timeoutMs: null });

    await expect.poll(() => namesOf('group')).toContain('Saved.');
    expect(await namesOf('region')).not.toContain('');
  });
});
