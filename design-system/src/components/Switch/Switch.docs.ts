import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Switch',
  intro: ['Turns something on or off with immediate effect. In forms that are submitted use `Checkbox`.'],
  example: 'On',
  alsoCalled: ['toggle', 'toggle switch', 'on-off switch'],
  whenToUse: ['To turn a setting on or off with immediate effect: sound, captions, reminders.'],
  whenNotToUse: [
    'In a form that is submitted: use `Checkbox`.',
    'For two options that are not on and off: use a segmented `RadioGroup`.',
    'For a button above the content that it changes: use `ToggleButton`.',
  ],
  anatomy: [
    { part: 'Label', description: 'names the setting. Pressing it toggles the switch, too.' },
    { part: 'Track and thumb', description: 'position, a check and color show the state.' },
    { part: 'Help text', description: 'optional, below the label.' },
  ],
  content: [
    'The label names what is on: “Sound”, not “Turn sound on”.',
    'It makes sense with “on” and “off” after it.',
    'If it takes a moment or may fail, say so in a `Toast`.',
  ],
  pattern: 'switch',
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves focus to the switch.',
      outcomes: ['switch Sound effects, checked', 'button After'],
    },
    { keys: ['Space'], action: 'Toggles the switch.', outcomes: ['switch Sound effects, not checked; calls onChange'] },
  ],
  announced: [
    {
      text: 'The label, “switch”, “on” or “off”, then the help text.',
      reads: {
        Off: ['switch, Sound effects, not checked', 'Sound effects'],
        On: [
          'switch, Sound effects, Bell, coins and footsteps., checked',
          'Sound effects',
          'Bell, coins and footsteps.',
        ],
      },
    },
  ],
  related: ['Checkbox', 'ToggleButton', 'RadioGroup'],
};
