import { useState } from 'react';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog, DialogTrigger } from '../../components/Dialog/Dialog.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Menu, MenuItem, MenuTrigger } from '../../components/Menu/Menu.tsx';
import { Popover, PopoverTrigger } from '../../components/Popover/Popover.tsx';
import { SharePanel } from '../../components/SharePanel/SharePanel.tsx';
import { StageDialog } from '../../components/StageDialog/StageDialog.tsx';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import { onTheComponent, type KeyboardScenes } from './keyboardScene.ts';

function Stage() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Ring the bell</Button>
      <StageDialog
        title="LEVEL UP!"
        isOpen={isOpen}
        onOpenChange={setOpen}
        backdrop={null}
        actions={
          <>
            <Button>Continue</Button>
            <Button>Achievements</Button>
          </>
        }
      />
    </>
  );
}

/** Keeps links from opening tabs. */
function Share({ act }: { act: () => void }) {
  return (
    // Not a control: the links inside are pressed, by key or pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      onClick={(event) => {
        if (!(event.target instanceof Element) || !event.target.closest('a')) return;
        event.preventDefault();
        act();
      }}
    >
      <SharePanel url="https://countertop.test/game" title="Math Bistro" text="Run a restaurant on arithmetic." />
    </div>
  );
}

export const overlays: KeyboardScenes = {
  SharePanel: {
    content: (act) => <Share act={act} />,
    start: { 'the button': '{Tab}', 'the panel': '{Tab}{Enter}', 'a network': '{Tab}{Enter}{Tab}' },
  },
  StageDialog: { content: () => <Stage />, start: { '': '{Tab}{Enter}' } },
  Menu: {
    content: (act) => (
      <MenuTrigger>
        <Button>More</Button>
        <Menu label="More" onAction={act}>
          <MenuItem id="apple">apple</MenuItem>
          <MenuItem id="banana">banana</MenuItem>
          <MenuItem id="plum">plum</MenuItem>
        </Menu>
      </MenuTrigger>
    ),
    start: { 'the trigger': '{Tab}', 'the menu': '{Tab}{Enter}{ArrowDown}' },
  },
  Popover: {
    content: () => (
      <PopoverTrigger>
        <Button>How is it calculated?</Button>
        <Popover title="Accuracy">
          <Link href="#more">More</Link>
          <Link href="#less">Less</Link>
        </Popover>
      </PopoverTrigger>
    ),
    start: { 'the trigger': '{Tab}', 'the popover': '{Tab}{Enter}' },
  },
  Dialog: {
    content: () => (
      <DialogTrigger>
        <Button>Leave</Button>
        <Dialog title="Leave the game?" actions={<Button slot="close">Keep playing</Button>}>
          <Link href="#rules">Rules</Link>
        </Dialog>
      </DialogTrigger>
    ),
    start: { '': '{Tab}{Enter}' },
    exceptions: { 'Arrow Down': 'scrolling is up to the browser', 'Arrow Up': 'scrolling is up to the browser' },
  },
  AlertDialog: {
    content: (act) => (
      <DialogTrigger>
        <Button>Delete</Button>
        <AlertDialog title="Delete the class?" confirmLabel="Delete the class" onConfirm={act}>
          The results are lost.
        </AlertDialog>
      </DialogTrigger>
    ),
    start: { '': '{Tab}{Enter}' },
  },
  Tooltip: {
    content: () => (
      <Tooltip text="Settings">
        <Button>S</Button>
      </Tooltip>
    ),
    start: onTheComponent,
  },
};
