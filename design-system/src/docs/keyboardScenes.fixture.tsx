import { useEffect, useState, type ReactNode } from 'react';
import { BarChart } from '../charts/BarChart/BarChart.tsx';
import { DotPlot } from '../charts/DotPlot/DotPlot.tsx';
import { LineChart } from '../charts/LineChart/LineChart.tsx';
import { TileWall } from '../artwork/TileWall/TileWall.tsx';
import { AlertDialog } from '../components/AlertDialog/AlertDialog.tsx';
import { Breadcrumb } from '../components/Breadcrumb/Breadcrumb.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { ClosedSelect } from '../components/ClosedSelect/ClosedSelect.tsx';
import { Dialog, DialogTrigger } from '../components/Dialog/Dialog.tsx';
import { Disclosure } from '../components/Disclosure/Disclosure.tsx';
import { EmailField } from '../components/EmailField/EmailField.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState/ErrorState.tsx';
import { Form } from '../components/Form/Form.tsx';
import { menuIcon } from '../components/Icon/icons.ts';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { LazyBoundary } from '../components/LazyBoundary/LazyBoundary.tsx';
import { lazyComponent, LazyLoadError } from '../components/LazyBoundary/lazy.ts';
import { Link } from '../components/Link/Link.tsx';
import { Menu, MenuItem, MenuTrigger } from '../components/Menu/Menu.tsx';
import { MoneyDrawer } from '../components/MoneyDrawer/MoneyDrawer.tsx';
import type { MoneyPiece } from '../components/MoneyDrawer/money.ts';
import { NumberPad } from '../components/NumberPad/NumberPad.tsx';
import { AnswerField } from '../components/AnswerField/AnswerField.tsx';
import { Page } from '../components/Page/Page.tsx';
import { PasswordField } from '../components/PasswordField/PasswordField.tsx';
import { PlanCard } from '../components/PlanCard/PlanCard.tsx';
import { Popover, PopoverTrigger } from '../components/Popover/Popover.tsx';
import { type DisplayPreferences, PreferenceFields } from '../components/PreferenceFields/PreferenceFields.tsx';
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx';
import { Select } from '../components/Select/Select.tsx';
import { ShareButton } from '../components/ShareButton/ShareButton.tsx';
import { SharePanel } from '../components/SharePanel/SharePanel.tsx';
import { SkipLink } from '../components/SkipLink/SkipLink.tsx';
import { Slider } from '../components/Slider/Slider.tsx';
import { StageDialog } from '../components/StageDialog/StageDialog.tsx';
import { Switch } from '../components/Switch/Switch.tsx';
import { Table } from '../components/Table/Table.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../components/Tabs/Tabs.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { clearNotifications, notify } from '../components/Toast/notifications.ts';
import { ToastRegion } from '../components/Toast/Toast.tsx';
import { ToggleButton, ToggleButtonGroup } from '../components/ToggleButton/ToggleButton.tsx';
import { Tooltip } from '../components/Tooltip/Tooltip.tsx';

/** A component in a state in which each of its documented keys has an effect. */
export interface KeyboardScene {
  readonly content: (act: () => void) => ReactNode;
  /** Keys that lead to each place of the table; the empty place is the component itself. */
  readonly start: Readonly<Record<string, string>>;
  /** Documented keys that this scene cannot show, with the reason. */
  readonly exceptions?: Readonly<Record<string, string>>;
}

const fruit = ['apple', 'banana', 'cherry', 'plum'].map((id) => ({ id, label: id }));
const onTheComponent = { '': '{Tab}' };

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

function Preferences() {
  const [value, setValue] = useState<DisplayPreferences>({ theme: 'default', textSize: 100, reducedMotion: 'system' });
  return <PreferenceFields value={value} onChange={(changes) => setValue({ ...value, ...changes })} />;
}

function Toasts({ act }: { act: () => void }) {
  useEffect(() => {
    notify({ message: 'Your day was deleted.', timeoutMs: null, action: { label: 'Undo', onPress: act } });
    return clearNotifications;
  }, [act]);
  return <ToastRegion />;
}

/** A form with one field, which Enter submits. */
function OneField({ act, children }: { act: () => void; children: ReactNode }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        act();
      }}
    >
      {children}
    </form>
  );
}

function Message() {
  const [value, setValue] = useState('');
  return <TextArea label="Message" value={value} onChange={setValue} />;
}

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

const failed = lazyComponent(() => Promise.reject(new TypeError('offline')));
void failed.preload();

/** Fails in its first rendering. A load that fails would show the error some time after focus has arrived. */
function Unavailable(): ReactNode {
  throw new LazyLoadError(failed, 'offline');
}

const chart = {
  title: 'Minutes per day',
  summary: 'Mia played longest on Tuesday.',
  rowName: 'Day',
  series: ['Minutes'],
  rows: [
    { label: 'Mon', values: [12] },
    { label: 'Tue', values: [18] },
  ],
};

/** By name of the component. */
export const keyboardScenes: Readonly<Record<string, KeyboardScene>> = {
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
  Checkbox: { content: () => <Checkbox>Remember me</Checkbox>, start: onTheComponent },
  Switch: { content: () => <Switch>Sound</Switch>, start: onTheComponent },
  RadioGroup: {
    content: () => <RadioGroup label="Fruit" options={fruit} />,
    start: onTheComponent,
  },
  TextField: {
    content: (act) => (
      <OneField act={act}>
        <TextField label="Name" defaultValue="Mia" />
      </OneField>
    ),
    start: onTheComponent,
  },
  EmailField: {
    content: (act) => (
      <OneField act={act}>
        <EmailField label="Email" />
      </OneField>
    ),
    start: onTheComponent,
  },
  PasswordField: {
    content: (act) => (
      <OneField act={act}>
        <PasswordField label="Password" />
      </OneField>
    ),
    start: { '': '{Tab}', 'the field': '{Tab}', '“Show”': '{Tab}{Tab}' },
  },
  AnswerField: {
    content: (act) => (
      <OneField act={act}>
        <AnswerField label="How much is it?" />
      </OneField>
    ),
    start: onTheComponent,
  },
  TextArea: { content: () => <Message />, start: onTheComponent },
  Breadcrumb: {
    content: () => (
      <Breadcrumb
        items={[
          { label: 'Classes', href: '#classes' },
          { label: 'Class 3B', href: '#3b' },
          { label: 'Dev P.', href: '#dev' },
        ]}
      />
    ),
    start: onTheComponent,
  },
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
  Page: { content: () => <Page title="Games" />, start: { '': '' } },
  PlanCard: {
    content: () => (
      <PlanCard name="Explorer" description="For one child." price="$3.33" action={<Button>Subscribe</Button>} />
    ),
    start: onTheComponent,
  },
  EmptyState: {
    content: () => (
      <EmptyState title="No classes yet" level={2} actions={<Button>Add a class</Button>}>
        Your classes will appear here.
      </EmptyState>
    ),
    start: onTheComponent,
  },
  TileWall: {
    content: () => (
      <TileWall>
        <Button>Play</Button>
      </TileWall>
    ),
    start: onTheComponent,
  },
  ErrorState: {
    content: (act) => <ErrorState level={2} onRetry={act} actions={<Link href="#home">Home</Link>} />,
    start: onTheComponent,
  },
  LazyBoundary: {
    content: () => (
      <LazyBoundary placement="inline">
        <Unavailable />
      </LazyBoundary>
    ),
    start: { 'the load error': '{Tab}' },
  },
  ShareButton: {
    content: (act) => <ShareButton getShared={() => ({ url: '/game', title: 'Bistro', text: '' })} onPanel={act} />,
    start: onTheComponent,
  },
  SharePanel: {
    content: (act) => <Share act={act} />,
    start: { 'the button': '{Tab}', 'the panel': '{Tab}{Enter}', 'a network': '{Tab}{Enter}{Tab}' },
  },
  StageDialog: { content: () => <Stage />, start: { '': '{Tab}{Enter}' } },
  BarChart: {
    content: () => (
      <Card>
        <BarChart {...chart} />
      </Card>
    ),
    start: onTheComponent,
  },
  DotPlot: {
    content: () => (
      <Card>
        <DotPlot {...chart} />
      </Card>
    ),
    start: onTheComponent,
  },
  LineChart: {
    content: () => (
      <Card>
        <LineChart {...chart} />
      </Card>
    ),
    start: onTheComponent,
  },
  Slider: { content: () => <Slider label="Volume" defaultValue={50} />, start: onTheComponent },
  Select: {
    content: () => <Select label="Fruit" options={fruit} defaultSelectedKey="banana" />,
    start: { 'the field': '{Tab}', 'the list': '{Tab}{Enter}{ArrowDown}' },
  },
  ClosedSelect: {
    content: (act) => <ClosedSelect label="Fruit" options={fruit} onOpen={act} />,
    start: { '': '{Tab}' },
  },
  PreferenceFields: {
    content: () => <Preferences />,
    start: {
      '': '{Tab}',
      'the themes': '{Tab}',
      'text size': '{Tab}{Tab}',
      motion: '{Tab}{Tab}{Tab}',
      'the options': '{Tab}{Tab}{Tab}{Enter}',
    },
  },
  Form: {
    content: (act) => (
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          act();
        }}
      >
        <TextField label="Name" name="name" />
        <Button type="submit">Save</Button>
      </Form>
    ),
    start: { '': '{Tab}', 'a field': '{Tab}' },
  },
  Toast: {
    content: (act) => <Toasts act={act} />,
    start: {
      '': '{Tab}',
      'the notification area': '{F8}',
      'the action or close button': '{F8}{Tab}{Tab}',
    },
  },
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
  Table: {
    content: (act) => (
      <Table
        caption="Students"
        columns={[
          { id: 'name', name: 'Student', isSortable: true },
          { id: 'minutes', name: 'Minutes', align: 'number', isSortable: true },
        ]}
        rows={[
          { id: 'ada', name: 'Ada', minutes: 3 },
          { id: 'ben', name: 'Ben', minutes: 4 },
        ]}
        sortDescriptor={{ column: 'name', direction: 'ascending' }}
        onSortChange={act}
        onSelectionChange={act}
      />
    ),
    start: { '': '{Tab}', 'a header': '{Tab}', 'a row name': '{Tab}{Tab}{Tab}' },
  },
};
