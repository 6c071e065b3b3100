import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { menuIcon } from '../../components/Icon/icons.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { MoneyDrawer } from '../../components/MoneyDrawer/MoneyDrawer.tsx';
import type { MoneyPiece } from '../../components/MoneyDrawer/money.ts';
import { NumberPad } from '../../components/NumberPad/NumberPad.tsx';
import { AnswerField } from '../../components/AnswerField/AnswerField.tsx';
import { ShareButton } from '../../components/ShareButton/ShareButton.tsx';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../components/Tabs/Tabs.tsx';
import { ToggleButton, ToggleButtonGroup } from '../../components/ToggleButton/ToggleButton.tsx';
import { onTheComponent, type KeyboardScenes } from './keyboardScene.ts';

function Pad({ act }: { act: () => void }) {
  const [value, setValue] = useState('4');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        act();
      }}
    >
      <AnswerField label="How much is it?" value={value} onChange={setValue} />
      <NumberPad value={value} onChange={setValue} onSubmit={act} onHint={act} />
    </form>
  );
}

function Drawer({ act }: { act: () => void }) {
  const [value, setValue] = useState<readonly MoneyPiece[]>([500]);
  const change = (laid: readonly MoneyPiece[]) => {
    setValue(laid);
    act();
  };
  return <MoneyDrawer label="Change for Mina" value={value} onChange={change} onSubmit={act} />;
}

export const controls: KeyboardScenes = {
  Button: { content: (act) => <Button onPress={act}>Save</Button>, start: onTheComponent },
  IconButton: { content: (act) => <IconButton icon={menuIcon} label="Menu" onPress={act} />, start: onTheComponent },
  ToggleButton: {
    content: () => (
      <>
        <ToggleButton>Sound</ToggleButton>
        <ToggleButtonGroup label="View" selectionMode="single" defaultSelectedKeys={['table']}>
          <ToggleButton id="chart">Chart</ToggleButton>
          <ToggleButton id="table">Table</ToggleButton>
          <ToggleButton id="text">Text</ToggleButton>
        </ToggleButtonGroup>
      </>
    ),
    start: { '': '{Tab}', 'a group': '{Tab}{Tab}' },
  },
  Link: { content: () => <Link href="#there">There</Link>, start: onTheComponent },
  SkipLink: {
    content: () => (
      <>
        <SkipLink targetId="ticket" />
        <h2 id="ticket" tabIndex={-1}>
          Ticket
        </h2>
      </>
    ),
    start: onTheComponent,
  },
  ShareButton: {
    content: (act) => <ShareButton getShared={() => ({ url: '/game', title: 'Bistro', text: '' })} onPanel={act} />,
    start: onTheComponent,
  },
  Tabs: {
    content: () => (
      <Tabs keyboardActivation="manual" defaultSelectedKey="leo">
        <TabList label="Children">
          <Tab id="mia">Mia</Tab>
          <Tab id="leo">Leo</Tab>
          <Tab id="ada">Ada</Tab>
        </TabList>
        <TabPanel id="mia">Mia</TabPanel>
        <TabPanel id="leo">Leo</TabPanel>
        <TabPanel id="ada">Ada</TabPanel>
      </Tabs>
    ),
    start: onTheComponent,
    exceptions: { Enter: 'on the selected tab it has no effect', Space: 'on the selected tab it has no effect' },
  },
  Disclosure: {
    content: () => <Disclosure title="Is it free?">Yes.</Disclosure>,
    start: onTheComponent,
  },
  NumberPad: {
    content: (act) => <Pad act={act} />,
    start: { '': '{Tab}{Tab}{ArrowRight}{ArrowDown}', 'the answer field': '{Tab}' },
  },
  MoneyDrawer: {
    content: (act) => <Drawer act={act} />,
    start: { '': '{Tab}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}' },
  },
};
