import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Slider',
  intro: [
    'A value in a range that people adjust by feel, such as a volume. For two to six named steps use `RadioGroup`, for exact numbers `TextField`.',
  ],
  example: 'WithTicks',
  alsoCalled: ['range input', 'volume control', 'track bar'],
  whenToUse: ['For a value in a range that people adjust by feel, such as a volume or the text size.'],
  whenNotToUse: [
    'For two to six named steps: use `RadioGroup`.',
    'For an exact number: use `TextField`.',
    'For a value that is only shown: use `Meter` or `ProgressBar`.',
  ],
  anatomy: [
    { part: 'Label and value', description: 'above the track. The value changes with the thumb.' },
    { part: 'Track', description: 'can be pressed anywhere.' },
    { part: 'Thumb', description: '28 px wide in a target of 44 px. Carries the focus ring.' },
    { part: 'Ticks', description: 'optional, one per step.' },
  ],
  content: ['The label is a noun: “Volume”.', 'The value has its unit or a word: “125 %”, “Quiet”.'],
  pattern: 'slider',
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus to the slider.', outcomes: ['slider Text size: 1', 'button After'] },
    {
      keys: ['Arrow Right', 'Arrow Up'],
      action: 'Increases the value by one step. In RTL, Arrow Right decreases it.',
      outcomes: ['slider Text size: 1.25; calls onChange'],
    },
    {
      keys: ['Arrow Left', 'Arrow Down'],
      action: 'Decreases the value by one step. In RTL, Arrow Left increases it.',
      outcomes: ['slider Text size: 0.75; calls onChange'],
    },
    {
      keys: ['Page Up', 'Page Down'],
      action: 'Increases or decreases the value by a tenth of the range.',
      from: 'ByKeyboard {Tab}',
      outcomes: ['slider Text size: 110; calls onChange', 'slider Text size: 90; calls onChange'],
    },
    {
      keys: ['Home', 'End'],
      action: 'Sets the minimum or maximum.',
      outcomes: ['slider Text size: 0.75; calls onChange', 'slider Text size: 1.5; calls onChange'],
    },
  ],
  announced: [
    {
      text: 'The label, “slider”, the value as text, the help text, and each new value.',
      hears: {
        'WithTicks {Tab}{ArrowRight}{Tab}{Shift>}{Tab}{/Shift}': [
          'slider, Text size, Changes all text., orientated horizontally, max value 1.5, min value 0.75, current value 100%',
          'slider, Text size, Changes all text., orientated horizontally, max value 1.5, min value 0.75, current value 125%',
        ],
      },
    },
  ],
  related: ['RadioGroup', 'TextField', 'Meter', 'PreferenceFields'],
};
