import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog, DialogTrigger } from '../../components/Dialog/Dialog.tsx';
import { binIcon } from '../../components/Icon/icons.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '../../components/Menu/Menu.tsx';
import { Popover, PopoverTrigger } from '../../components/Popover/Popover.tsx';
import { SharePanel } from '../../components/SharePanel/SharePanel.tsx';
import { StageDialog } from '../../components/StageDialog/StageDialog.tsx';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import { press, tab, type Announcements } from './announcement.ts';

/** Presses the focused button, and waits until focus is in what it opens. */
const open = async () => {
  const button = document.activeElement;
  await press('{Enter}');
  await expect.poll(() => document.activeElement).not.toBe(button);
  await expect.poll(() => document.activeElement).not.toBe(document.body);
};
const tabAndOpen = async () => {
  await tab();
  await open();
};

const leave = (
  <DialogTrigger>
    <Button>Leave</Button>
    <Dialog
      title="Leave the game?"
      description="Your day is saved."
      actions={<Button slot="close">Keep playing</Button>}
    />
  </DialogTrigger>
);

const failing = (
  <DialogTrigger>
    <Button>Delete</Button>
    <AlertDialog
      title="Delete the class?"
      confirmLabel="Delete the class"
      cancelLabel="Keep the class"
      pendingLabel="Deleting…"
      failureMessage={() => 'The class wasn’t deleted.'}
      onConfirm={async () => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        throw new Error('offline');
      }}
    >
      Its results are lost.
    </AlertDialog>
  </DialogTrigger>
);

const menu = (
  <MenuTrigger>
    <Button>Class</Button>
    <Menu label="Class" selectionMode="single" defaultSelectedKeys={['name']}>
      <MenuSection title="Sort">
        <MenuItem id="name" description="From A to Z.">
          By name
        </MenuItem>
        <MenuItem id="age">By age</MenuItem>
      </MenuSection>
    </Menu>
  </MenuTrigger>
);

const popover = (
  <PopoverTrigger>
    <Button>How is it calculated?</Button>
    <Popover title="Accuracy">First tries that were right.</Popover>
  </PopoverTrigger>
);

const share = <SharePanel url="https://example.org/" title="Math Bistro" text="A restaurant." />;

/** Presses “Copy Link” in a browser that answers like this. */
async function copy(writeText: () => Promise<void>): Promise<void> {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await userEvent.click(page.getByRole('button', { name: 'Copy Link' }));
}

export const overlays: Announcements = {
  Dialog: {
    'On opening: the title and the description, then “dialog”. Focus starts on the dialog itself, or on a field with `autoFocus`.':
      { content: leave, before: tab, during: open, says: ['dialog, Leave the game?, Your day is saved.'] },
    'The page behind it is hidden from screen readers until it closes.': {
      content: leave,
      before: tabAndOpen,
      says: [
        'dialog, Leave the game?, Your day is saved.',
        'dialog, Leave the game?, Your day is saved.',
        'heading, Leave the game?, level 2',
        'Your day is saved.',
        'button, Keep playing',
      ],
    },
  },
  AlertDialog: {
    'On opening: title and text, “alert dialog” and the safe choice.': {
      content: failing,
      before: tab,
      during: open,
      among: true,
      says: ['alertdialog, Delete the class?, Its results are lost.', 'button, Keep the class'],
    },
    'The pending label, when the action starts.': {
      content: failing,
      before: tabAndOpen,
      during: async () => {
        await userEvent.click(page.getByRole('button', { name: 'Delete the class' }));
      },
      among: true,
      says: ['assertive: Deleting…'],
    },
    'The error, as soon as it appears.': {
      content: failing,
      before: async () => {
        await tabAndOpen();
        await userEvent.click(page.getByRole('button', { name: 'Delete the class' }));
      },
      exposes: ['alert', 'StaticText The class wasn’t deleted.'],
    },
  },
  StageDialog: {
    'On opening: the title, then “dialog”. The page behind it is hidden from screen readers.': {
      content: (
        <>
          <p>Math Bistro</p>
          <StageDialog
            title="Level 5!"
            isOpen
            onOpenChange={() => {}}
            backdrop={null}
            actions={<Button slot="close">Continue</Button>}
          />
        </>
      ),
      says: ['dialog, Level 5!', 'dialog, Level 5!', 'heading, Level 5!, level 2', 'button, Continue'],
    },
  },
  Menu: {
    'The trigger with “menu” and “expanded” or “collapsed”. On opening: the `label` and “menu”.': {
      content: menu,
      during: tabAndOpen,
      says: [
        'button, Class, not expanded, has popup menu',
        'dialog, Class',
        'menu, Class, orientated vertically',
        'menuitemradio, By name From A to Z., checked, position 1, set size 2',
      ],
    },
    'Each item with description, section and position, and whether it is checked.': {
      content: menu,
      before: tabAndOpen,
      during: async () => {
        await press('{ArrowDown}');
        await press('{ArrowUp}');
      },
      says: [
        'dialog, Class',
        'menuitemradio, By age, not checked, position 2, set size 2',
        'menuitemradio, By name From A to Z., checked, position 1, set size 2',
      ],
    },
  },
  Popover: {
    'The trigger says “expanded” or “collapsed”. On opening: the title and “dialog”.': {
      content: popover,
      during: tabAndOpen,
      says: ['button, How is it calculated?, not expanded', 'dialog, Accuracy'],
    },
    'Screen readers also get a “Dismiss” button.': {
      content: popover,
      before: tabAndOpen,
      says: [
        'How is it calculated?',
        'button, Dismiss',
        'dialog, Accuracy',
        'dialog, Accuracy',
        'heading, Accuracy, level 3',
        'First tries that were right.',
      ],
    },
  },
  SharePanel: {
    '“Share this page, dialog” when the panel opens. Each network with “opens in a new tab”.': {
      content: share,
      before: tabAndOpen,
      among: true,
      says: [
        'dialog, Share this page',
        'link, Twitter (opens in a new tab)',
        'link, Facebook (opens in a new tab)',
        'link, LinkedIn (opens in a new tab)',
      ],
    },
    '“Link copied.” after copying.': {
      content: share,
      before: tabAndOpen,
      during: () => copy(() => Promise.resolve()),
      among: true,
      says: ['polite: Link copied.'],
    },
    'If copying fails: the field with the URL, and instructions.': {
      content: share,
      before: tabAndOpen,
      during: () => copy(() => Promise.reject(new Error('denied'))),
      among: true,
      says: [],
    },
  },
  Tooltip: {
    'The text, as the control’s description. If it is the control’s label, it is announced only once.': {
      content: (
        <>
          <Tooltip text="Print the page">
            <Button>Print</Button>
          </Tooltip>
          <Tooltip text="Delete">
            <IconButton icon={binIcon} label="Delete" />
          </Tooltip>
        </>
      ),
      during: async () => {
        await tab();
        await tab();
      },
      says: ['button, Print, Print the page', 'button, Delete'],
    },
  },
};
