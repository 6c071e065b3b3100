import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'Form',
  intro: [
    'Fields with even spacing that are submitted together. Errors are shown below their fields, and focus moves to the first invalid field.',
  ],
  alsoCalled: ['form layout', 'field group', 'validation'],
  whenToUse: ['Around fields that are submitted together.'],
  whenNotToUse: [
    'For settings with immediate effect: use `Switch` and `Slider` without a form.',
    'For layout only: use `Stack`.',
  ],
  anatomy: [
    { part: 'Fields', description: 'in one column, evenly spaced, in the order in which people know the answers.' },
    { part: 'Errors', description: 'below their fields. Server errors are passed as `validationErrors`.' },
    { part: 'Submit button', description: 'a `Button` with `type="submit"`, always enabled.' },
  ],
  content: [
    'Ask only for what you need, and say what optional answers are for.',
    'The submit button names what will happen: “Create account”.',
    'Don’t disable the submit button: let people press it and tell them what is missing.',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves focus to the next field.',
      outcomes: ['textbox Your name: |', 'textbox Email', 'textbox New password: |'],
    },
    {
      keys: ['Enter'],
      on: 'a field',
      action: 'Submits the form. If a field is invalid, focus moves to the first of them.',
      from: 'RequiredFields {Tab}{Tab}',
      outcomes: ['textbox Your name: |, invalid'],
    },
  ],
  announced: [
    {
      text: 'The focused field, with its error.',
      hears: { RequiredFields: ['button, Create account', 'textbox, Your name, required'] },
    },
  ],
  related: ['TextField', 'Select', 'Checkbox', 'RadioGroup', 'Button'],
};
