import preview from '../../../../.storybook/preview.tsx';
import { Switch } from './Switch.tsx';

const meta = preview.meta({ title: 'Fields/Switch guidance', component: Switch, tags: ['guidance'] });

export const DoLabel = meta.story({
  name: 'The label names what is on.',
  render: () => <Switch defaultSelected>Sound effects</Switch>,
});

export const DontLabel = meta.story({
  name: 'On means off. Or does it?',
  render: () => <Switch>Turn sound effects off</Switch>,
});
