import preview from '../../../../.storybook/preview.tsx';
import { soundIcon } from '../Icon/icons.ts';
import { ToggleButton } from './ToggleButton.tsx';

const meta = preview.meta({ title: 'Controls/ToggleButton guidance', component: ToggleButton, tags: ['guidance'] });

export const DoLabel = meta.story({
  name: 'The label stays, and the look of the button shows the state.',
  render: () => (
    <ToggleButton icon={soundIcon} defaultSelected>
      Sound
    </ToggleButton>
  ),
});

export const DontLabel = meta.story({
  name: 'Is sound on now, or will it be after pressing?',
  render: () => (
    <ToggleButton icon={soundIcon} defaultSelected>
      Sound on
    </ToggleButton>
  ),
});
