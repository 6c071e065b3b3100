import preview from '../../../../.storybook/preview.tsx';
import { Tab, TabList, TabPanel, Tabs } from './Tabs.tsx';

const meta = preview.meta({ title: 'Navigation/Tabs guidance', component: Tabs, tags: ['guidance'] });

export const DoLabels = meta.story({
  name: 'Short nouns can be compared at a glance.',
  render: () => (
    <Tabs>
      <TabList label="Class 3B">
        <Tab id="overview">Overview</Tab>
        <Tab id="students" count={24}>
          Students
        </Tab>
      </TabList>
      <TabPanel id="overview">21 of 24 played this week.</TabPanel>
      <TabPanel id="students">24 students, sorted by name.</TabPanel>
    </Tabs>
  ),
});

export const DontLabels = meta.story({
  name: 'Sentences repeat what the page already says, and don’t fit on a phone.',
  render: () => (
    <Tabs>
      <TabList label="Class">
        <Tab id="overview">See an overview of class 3B</Tab>
        <Tab id="students">See all students of class 3B</Tab>
      </TabList>
      <TabPanel id="overview">21 of 24 played this week.</TabPanel>
      <TabPanel id="students">24 students, sorted by name.</TabPanel>
    </Tabs>
  ),
});
