import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuItem, MenuTrigger } from './Menu.tsx';

const meta = preview.meta({ title: 'Overlays/Menu guidance', component: Menu, tags: ['guidance'] });

export const DoOrder = meta.story({
  name: 'Press the button: verbs for actions, and the destructive one is last.',
  render: () => (
    <MenuTrigger>
      <Button>Class 3B</Button>
      <Menu label="Class 3B">
        <MenuItem>Rename</MenuItem>
        <MenuItem>Print certificates</MenuItem>
        <MenuItem isDestructive>Delete the class</MenuItem>
      </Menu>
    </MenuTrigger>
  ),
});

export const DontOrder = meta.story({
  name: 'Press the button: nouns hide what happens, and “Delete” is where the pointer lands.',
  render: () => (
    <MenuTrigger>
      <Button>Class 3C</Button>
      <Menu label="Class 3C">
        <MenuItem isDestructive>Delete</MenuItem>
        <MenuItem>Name</MenuItem>
        <MenuItem>Certificates</MenuItem>
      </Menu>
    </MenuTrigger>
  ),
});
