import { Button } from '@countertop/design-system/Button';
import { Dialog, DialogTrigger } from '@countertop/design-system/Dialog';
import { notify } from '@countertop/design-system/notifications';
import { Page } from '@countertop/design-system/Page';
import { Select } from '@countertop/design-system/Select';
import { Stack } from '@countertop/design-system/Stack';
import { Tab, TabList, TabPanel, Tabs } from '@countertop/design-system/Tabs';
import { Table } from '@countertop/design-system/Table';
import { TextField } from '@countertop/design-system/TextField';
import { ThemeRoot, type ThemeRootProps } from '@countertop/design-system/ThemeRoot';
import { ToastRegion } from '@countertop/design-system/Toast';
import { useState } from 'react';
import { orchard } from './theme';

const tools = [
  { id: 'drill', name: 'Cordless drill', days: 3 },
  { id: 'ladder', name: 'Ladder', days: 7 },
  { id: 'sander', name: 'Belt sander', days: 2 },
];
const branches = [
  { id: 'north', label: 'North branch' },
  { id: 'harbor', label: 'Harbor branch' },
] as const;

function ReservationForm() {
  const [branch, setBranch] = useState<(typeof branches)[number]['id'] | null>(null);
  return (
    <Stack gap="l">
      <TextField label="Your name" name="name" isRequired />
      <Select label="Branch" options={branches} selectedKey={branch} onSelectionChange={setBranch} />
      <Stack gap="s" direction="horizontal">
        <Button onPress={() => notify({ message: 'Your drill is reserved.', tone: 'success' })}>Reserve</Button>
        <DialogTrigger>
          <Button variant="outline">Read the rules</Button>
          <Dialog title="Rules of the tool library" hasClose>
            <p>Bring tools back clean and on time.</p>
          </Dialog>
        </DialogTrigger>
      </Stack>
    </Stack>
  );
}

/** The app of somebody else: it knows the design system only as an installed package. */
export function App({ cache }: Pick<ThemeRootProps, 'cache'>) {
  return (
    <ThemeRoot themes={[orchard]} cache={cache}>
      <Page title="Tool library" audience="adult">
        <Tabs>
          <TabList label="Sections">
            <Tab id="reserve">Reserve</Tab>
            <Tab id="tools">Tools</Tab>
          </TabList>
          <TabPanel id="reserve">
            <ReservationForm />
          </TabPanel>
          <TabPanel id="tools">
            <Table
              caption="Tools"
              columns={[
                { id: 'name', name: 'Tool' },
                { id: 'days', name: 'Days', align: 'number' },
              ]}
              rows={tools}
            />
          </TabPanel>
        </Tabs>
      </Page>
      <ToastRegion />
    </ThemeRoot>
  );
}
