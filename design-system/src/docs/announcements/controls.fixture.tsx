import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../components/Button/Button.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { bellIcon, crossIcon } from '../../components/Icon/icons.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { MoneyDrawer } from '../../components/MoneyDrawer/MoneyDrawer.tsx';
import type { MoneyPiece } from '../../components/MoneyDrawer/money.ts';
import { NumberPad } from '../../components/NumberPad/NumberPad.tsx';
import { AnswerField } from '../../components/AnswerField/AnswerField.tsx';
import { mainId } from '../../components/Page/Page.tsx';
import { ShareButton } from '../../components/ShareButton/ShareButton.tsx';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../components/Tabs/Tabs.tsx';
import { ToggleButton, ToggleButtonGroup } from '../../components/ToggleButton/ToggleButton.tsx';
import { press, tab, type Announcements } from './announcement.ts';

const shared = { url: 'https://example.org/', title: 'Math Bistro', text: 'A restaurant that runs on arithmetic.' };

function Saves() {
  const [isPending, setPending] = useState(false);
  const save = () => {
    setPending(true);
    setTimeout(() => setPending(false), 200);
  };
  return (
    <Button isPending={isPending} pendingLabel="Saving…" onPress={save}>
      Save
    </Button>
  );
}

function Pad() {
  const [value, setValue] = useState('4');
  return (
    <>
      <AnswerField label="How much is it?" value={value} onChange={setValue} />
      <NumberPad value={value} onChange={setValue} onSubmit={() => {}} />
    </>
  );
}

function Drawer({ hasSum = false }: { hasSum?: boolean }) {
  const [value, setValue] = useState<readonly MoneyPiece[]>([500, 25]);
  return (
    <>
      <p id="order">Mina pays with a ten.</p>
      <MoneyDrawer
        label="Change for Mina"
        aria-describedby="order"
        value={value}
        onChange={setValue}
        onSubmit={() => {}}
        hasSum={hasSum}
      />
    </>
  );
}

const tabs = (
  <Tabs>
    <TabList label="Children">
      <Tab id="mia" count={3}>
        Mia
      </Tab>
      <Tab id="leo">Leo</Tab>
    </TabList>
    <TabPanel id="mia">Three badges.</TabPanel>
    <TabPanel id="leo">No badge yet.</TabPanel>
  </Tabs>
);

export const controls: Announcements = {
  Button: {
    'The label, then “button”. The icon is hidden.': {
      content: <Button icon={bellIcon}>Serve</Button>,
      says: ['button, Serve'],
    },
    'If it has focus, the `pendingLabel` is announced when it becomes pending, and the label when it is done. Focus does not move.':
      {
        content: <Saves />,
        before: tab,
        during: () => press('{Enter}'),
        says: ['assertive: Saving…', 'assertive: Save'],
      },
  },
  IconButton: {
    'The `label`, then “button”.': { content: <IconButton icon={crossIcon} label="Close" />, says: ['button, Close'] },
  },
  ToggleButton: {
    'The label, “toggle button”, and whether it is pressed.': {
      content: (
        <>
          <ToggleButton>Sound</ToggleButton>
          <ToggleButton defaultSelected>Music</ToggleButton>
        </>
      ),
      says: ['button, Sound, not pressed', 'button, Music, pressed'],
    },
    'In a group with a single choice: the name of the group, the label, “radio button”, and whether it is checked.': {
      content: (
        <ToggleButtonGroup label="View" selectionMode="single" defaultSelectedKeys={['table']}>
          <ToggleButton id="chart">Chart</ToggleButton>
          <ToggleButton id="table">Table</ToggleButton>
        </ToggleButtonGroup>
      ),
      says: [
        'radiogroup, View, orientated horizontally',
        'radio, Chart, not checked, position 1, set size 2',
        'radio, Table, checked, position 2, set size 2',
      ],
    },
  },
  Link: {
    'The label, then “link”, and “current page” if it is.': {
      content: (
        <>
          <Link href="#pricing">Pricing</Link>
          <Link href="#games" variant="nav" isCurrent>
            Games
          </Link>
        </>
      ),
      says: ['link, Pricing', 'link, Games, current page'],
    },
    'External links end with “(leaves Countertop)” or “(opens in a new tab)”. Disabled links say “dimmed” or “unavailable”.':
      {
        content: (
          <>
            <Link href="https://example.org/">Sources</Link>
            <Link href="#terms" target="_blank">
              Terms
            </Link>
            <Link href="#soon" isDisabled>
              Family Plan
            </Link>
          </>
        ),
        says: ['link, Sources (leaves Countertop)', 'link, Terms (opens in a new tab)', 'link, Family Plan, disabled'],
      },
  },
  SkipLink: {
    'The label, then “link”. After Enter, the focused element: “main”.': {
      content: (
        <>
          <SkipLink />
          <main id={mainId} tabIndex={-1}>
            Games
          </main>
        </>
      ),
      during: async () => {
        await tab();
        await press('{Enter}');
      },
      says: ['link, Skip to main content', 'main'],
    },
  },
  ShareButton: {
    'The label, then “button”.': {
      content: <ShareButton getShared={() => shared} onPanel={() => {}} />,
      says: ['button, Share'],
    },
  },
  Disclosure: {
    'The heading and its level, the question, “button”, and “expanded” or “collapsed”.': {
      content: <Disclosure title="Is it free?">Three days are.</Disclosure>,
      says: ['heading, Is it free?, level 3', 'button, Is it free?, 1 control, not expanded'],
    },
    'The answer is a group named by its question.': {
      content: (
        <Disclosure title="Is it free?" defaultExpanded>
          Three days are.
        </Disclosure>
      ),
      says: [
        'heading, Is it free?, level 3',
        'button, Is it free?, 1 control, expanded',
        'group, Is it free?',
        'Three days are.',
      ],
    },
  },
  Icon: {
    'Nothing. The label next to it or the control around it has the name.': {
      content: <Icon icon={bellIcon} />,
      says: [],
    },
  },
  Tabs: {
    'The `label` of the list, the label of the tab with its count, “tab”, “selected”, and its position.': {
      content: tabs,
      during: tab,
      says: ['tab, Mia 3, selected, 1 control, position 1, set size 2'],
    },
    'Then the panel, named by its tab.': {
      content: tabs,
      before: tab,
      during: tab,
      says: ['tabpanel, Mia 3'],
    },
  },
  NumberPad: {
    '“Number pad, toolbar”, then the name of each key: “Delete”, “Decimal point”, “Serve”.': {
      content: <Pad />,
      among: true,
      says: [
        'toolbar, Number pad, orientated horizontally',
        'button, 7',
        'button, Delete',
        'button, Decimal point',
        'button, Serve',
      ],
    },
    'Pressing a key with the pointer leaves focus in the field, so nothing is announced twice.': {
      content: <Pad />,
      before: tab,
      during: () => userEvent.click(page.getByRole('button', { name: '7' })),
      says: [],
    },
  },
  MoneyDrawer: {
    'The label, “toolbar”, the element of `aria-describedby`, then the name of each key and its digit: “$5 bill”, “25 cents”, “Take back”.':
      {
        content: <Drawer />,
        among: true,
        says: [
          'toolbar, Change for Mina, Mina pays with a ten., orientated horizontally',
          'button, Take back',
          'button, $5 bill, key shortcuts 3',
          'button, 25 cents, key shortcuts 5',
        ],
      },
    'The piece that was added or taken back.': {
      content: <Drawer />,
      before: tab,
      during: () => userEvent.keyboard('{Backspace}'),
      says: ['polite: 25 cents taken back'],
    },
    'With `hasSum`, the sum follows: “10 cents added. $5.35 so far”.': {
      content: <Drawer hasSum />,
      before: tab,
      during: () => userEvent.keyboard('6'),
      says: ['polite: 10 cents added. $5.35 so far'],
    },
  },
};
