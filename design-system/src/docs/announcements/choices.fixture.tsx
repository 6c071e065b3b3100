import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox, CheckboxGroup } from '../../components/Checkbox/Checkbox.tsx';
import { PreferenceFields } from '../../components/PreferenceFields/PreferenceFields.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Slider } from '../../components/Slider/Slider.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { press, tab, type Announcements } from './announcement.ts';

const ages = [
  { id: 'explorer', label: 'Explorer' },
  { id: 'pro', label: 'Pro' },
];

export const choices: Announcements = {
  Checkbox: {
    'The label, “checkbox”, “checked”, “not checked” or “partly checked”, then help text and error.': {
      content: (
        <>
          <Checkbox description="Every Monday.">Send me a weekly report</Checkbox>
          <Checkbox defaultSelected>Sound</Checkbox>
          <Checkbox errorMessage="Agree to the terms to continue.">I agree to the terms</Checkbox>
        </>
      ),
      says: [
        'checkbox, Send me a weekly report, Every Monday., not checked',
        'Send me a weekly report',
        'Every Monday.',
        'checkbox, Sound, checked',
        'Sound',
        'checkbox, I agree to the terms, Agree to the terms to continue., not checked, invalid',
        'I agree to the terms',
        'Agree to the terms to continue.',
      ],
    },
    'In a group, the question first.': {
      content: (
        <CheckboxGroup label="Which days suit you?">
          <Checkbox value="monday">Monday</Checkbox>
          <Checkbox value="friday">Friday</Checkbox>
        </CheckboxGroup>
      ),
      says: [
        'group, Which days suit you?',
        'Which days suit you?',
        'checkbox, Monday, not checked',
        'Monday',
        'checkbox, Friday, not checked',
        'Friday',
      ],
    },
  },
  Switch: {
    'The label, “switch”, “on” or “off”, then the help text.': {
      content: (
        <>
          <Switch description="Bell and coins.">Sound</Switch>
          <Switch defaultSelected>Music</Switch>
        </>
      ),
      says: [
        'switch, Sound, Bell and coins., not checked',
        'Sound',
        'Bell and coins.',
        'switch, Music, checked',
        'Music',
      ],
    },
  },
  RadioGroup: {
    'The question, “radio group”, then the option, “radio button”, “checked”, its position and its explanation.': {
      content: (
        <RadioGroup
          label="Speed"
          defaultValue="relaxed"
          options={[
            { id: 'relaxed', label: 'Relaxed', description: 'Customers wait longer.' },
            { id: 'standard', label: 'Standard' },
          ]}
        />
      ),
      says: [
        'radiogroup, Speed, orientated vertically',
        'Speed',
        'radio, Relaxed, Customers wait longer., checked, position 1, set size 2',
        'Relaxed',
        'Customers wait longer.',
        'radio, Standard, not checked, position 2, set size 2',
        'Standard',
      ],
    },
  },
  Slider: {
    'The label, “slider”, the value as text, the help text, and each new value.': {
      content: (
        <>
          <Slider label="Volume" description="Of the music." defaultValue={40} />
          <Button>After</Button>
        </>
      ),
      // The virtual screen reader says values on focus.
      during: async () => {
        await tab();
        await press('{ArrowRight}');
        await tab();
        await press('{Shift>}{Tab}{/Shift}');
      },
      says: [
        'slider, Volume, Of the music., orientated horizontally, max value 100, min value 0, current value 40',
        'button, After',
        'slider, Volume, Of the music., orientated horizontally, max value 100, min value 0, current value 41',
      ],
    },
  },
  Select: {
    'The selected option, the label, “button”, then help text and error.': {
      content: (
        <Select
          label="Age group"
          description="It decides the problems."
          errorMessage="Choose one."
          options={ages}
          defaultSelectedKey="pro"
        />
      ),
      during: tab,
      says: ['button, Pro Age group, It decides the problems. Choose one., not expanded, has popup listbox'],
    },
    'When the list opens: its name. Then each option, whether it is selected, and its position: “1 of 4”.': {
      content: <Select label="Age group" options={ages} defaultSelectedKey="pro" />,
      before: tab,
      during: async () => {
        await press('{Enter}');
        await expect.element(page.getByRole('option', { name: 'Pro' })).toHaveFocus();
        await press('{ArrowUp}');
      },
      says: [
        'dialog, Age group',
        'option, Pro, selected, position 2, set size 2',
        'option, Explorer, not selected, position 1, set size 2',
      ],
    },
  },
  PreferenceFields: {
    'Each field with its label and value: “Text size, slider, 125%”.': {
      content: (
        <PreferenceFields value={{ theme: 'default', textSize: 125, reducedMotion: 'system' }} onChange={() => {}} />
      ),
      among: true,
      says: [
        'radio, Default, checked, position 1, set size 6',
        'slider, Text size, orientated horizontally, max value 150, min value 75, current value 125%',
        'button, Follow my device Motion, not expanded, has popup listbox',
      ],
    },
  },
};
