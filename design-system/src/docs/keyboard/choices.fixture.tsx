import { useState } from 'react';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { type DisplayPreferences, PreferenceFields } from '../../components/PreferenceFields/PreferenceFields.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Slider } from '../../components/Slider/Slider.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { onTheComponent, type KeyboardScenes } from './keyboardScene.ts';

const fruit = ['apple', 'banana', 'cherry', 'plum'].map((id) => ({ id, label: id }));
function Preferences() {
  const [value, setValue] = useState<DisplayPreferences>({ theme: 'default', textSize: 100, reducedMotion: 'system' });
  return <PreferenceFields value={value} onChange={(changes) => setValue({ ...value, ...changes })} />;
}

export const choices: KeyboardScenes = {
  Checkbox: { content: () => <Checkbox>Remember me</Checkbox>, start: onTheComponent },
  Switch: { content: () => <Switch>Sound</Switch>, start: onTheComponent },
  RadioGroup: {
    content: () => <RadioGroup label="Fruit" options={fruit} />,
    start: onTheComponent,
  },
  Slider: { content: () => <Slider label="Volume" defaultValue={50} />, start: onTheComponent },
  Select: {
    content: () => <Select label="Fruit" options={fruit} defaultSelectedKey="banana" />,
    start: { 'the field': '{Tab}', 'the list': '{Tab}{Enter}{ArrowDown}' },
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
};
