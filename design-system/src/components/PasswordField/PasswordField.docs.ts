import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'PasswordField',
  intro: [
    'A password field that can be revealed. Pasting and password managers work. Instead of asking to repeat the password, let people see it.',
  ],
  example: 'NewPassword',
  alsoCalled: ['password input', 'secret field'],
  whenToUse: [
    'For a password, current or new. Pasting and password managers work.',
    'With `autoComplete="off"`, for the PIN or password of a person other than the one who uses the device. Pasting still works, but the browser doesn’t fill in a saved password.',
  ],
  whenNotToUse: [
    'For a code that somebody reads out, such as a class code: use `TextField`.',
    'To make people repeat a password. Let them see it instead.',
  ],
  anatomy: [
    { part: 'Label, help text and error', description: 'as in `TextField`.' },
    { part: 'Show button', description: 'reveals the password. It is hidden again when the form is submitted.' },
    { part: 'Caps Lock notice', description: 'appears while Caps Lock is on.' },
  ],
  content: [
    'Rules for new passwords are in the help text before anybody types.',
    'An error says which rule is not met.',
  ],
  pattern: 'textbox',
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves focus to the field, then to “Show”.',
      outcomes: ['textbox New password: |', 'button Show password, not pressed', 'button After'],
    },
    {
      keys: ['Enter', 'Space'],
      on: '“Show”',
      action: 'Shows or hides the password.',
      from: '{Tab}{Tab}',
      outcomes: ['button Show password, pressed'],
    },
    {
      keys: ['Enter'],
      on: 'the field',
      action: 'Submits the form.',
      from: 'Empty {Tab}',
      outcomes: ['textbox Password: |; submits'],
    },
  ],
  announced: [
    {
      text: 'The label, “edit, protected”, then the help text.',
      reads: {
        NewPassword: [
          'New password',
          'New password, 12 characters or more. Three words are easy to remember.',
          'button, Show password, not pressed',
          'status',
          '12 characters or more. Three words are easy to remember.',
        ],
      },
    },
    {
      text: '“Show password, toggle button, pressed”. Pressing it announces “Your password is visible.” or “Your password is hidden.”',
      hears: {
        'Empty {Tab}{Tab}{Enter}{Enter}': [
          'Password',
          'button, Show password, not pressed',
          'polite: Your password is visible.',
          'polite: Your password is hidden.',
        ],
      },
    },
    { text: '“Caps Lock is on.”, when it is.', hears: { CapsLock: ['Password', 'polite: Caps Lock is on.'] } },
  ],
  related: ['TextField', 'EmailField', 'Form'],
};
