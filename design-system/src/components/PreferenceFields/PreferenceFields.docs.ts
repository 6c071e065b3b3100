import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'PreferenceFields',
  intro: [
    'Fields for color theme, text size and motion. Put them in a dialog or form, which decides when changes apply: pass them to `savePreferences` immediately, or keep them in a draft until the user saves.',
  ],
  alsoCalled: ['settings', 'appearance', 'dark mode', 'theme picker', 'text size'],
  whenToUse: ['In a dialog or form where people choose theme, text size and motion.'],
  whenNotToUse: ['For a single one of these preferences: use `Select`, `Slider` or `Switch`.'],
  noGuidance: 'Its fields and texts are built in.',
  anatomy: [
    { part: 'Theme', description: 'a `RadioGroup` with a sample of each of the six themes.' },
    { part: 'Text size', description: 'a `Slider` from 75 to 150 %.' },
    { part: 'Motion', description: 'a `Select` with the setting of the system first.' },
  ],
  content: ['Each option is described by what changes, not by a condition: “Stronger lines and text”.'],
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves focus to the next field.',
      outcomes: ['radio Default, checked', 'slider Text size: 100', 'button Follow my device Motion, collapsed'],
    },
    {
      keys: ['Enter', 'Space', 'Arrow Down'],
      on: 'motion',
      action: 'Opens the options.',
      from: '{Tab}{Tab}{Tab}',
      outcomes: ['option Follow my device, selected; open: listbox Motion'],
    },
    {
      keys: ['Arrow Left', 'Arrow Right'],
      on: 'the themes',
      action: 'Selects the previous or next theme.',
      outcomes: ['radio Tritanopia, checked; calls onChange', 'radio Dark, checked; calls onChange'],
    },
    {
      keys: ['Arrow Left', 'Arrow Right'],
      on: 'text size',
      action: 'Changes it by one step.',
      from: '{Tab}{Tab}',
      outcomes: ['slider Text size: 75; calls onChange', 'slider Text size: 125; calls onChange'],
    },
    {
      keys: ['Escape'],
      on: 'the options',
      action: 'Closes the options.',
      from: '{Tab}{Tab}{Tab}{Enter}',
      outcomes: ['button Follow my device Motion, collapsed'],
    },
  ],
  announced: [
    {
      text: 'Each field with its label and value: “Text size, slider, 125%”.',
      reads: {
        InitialValues: [
          'radio, Default, checked, position 1, set size 6',
          'slider, Text size, orientated horizontally, max value 150, min value 75, current value 100%',
          'button, Follow my device Motion, not expanded, has popup listbox',
          '…',
        ],
      },
    },
  ],
  related: ['Select', 'Slider', 'Form'],
};
