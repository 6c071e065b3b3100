import preview from '../../../../.storybook/preview.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({ title: 'Fields/TextField guidance', component: TextField, tags: ['guidance'] });

export const DoError = meta.story({
  name: 'The error says how to fix it.',
  render: () => <TextField label="Nickname" defaultValue="Mia 7" errorMessage="Choose a nickname without numbers." />,
});

export const DontError = meta.story({
  name: '“Invalid” leaves people guessing.',
  render: () => <TextField label="Nickname" defaultValue="Mia 7" errorMessage="Invalid input." />,
});

export const DoHelp = meta.story({
  name: 'Help text stays visible while people type.',
  render: () => <TextField label="Class code" description="Six letters, on the sheet from your teacher." />,
});

export const DontHelp = meta.story({
  name: 'Here people learn what a code looks like only after a mistake.',
  render: () => <TextField label="Class code" defaultValue="3B" errorMessage="Enter six letters." />,
});
