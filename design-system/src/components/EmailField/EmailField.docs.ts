import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'EmailField',
  intro: ['A `TextField` for email addresses, with the email keyboard, autofill and no spell check.'],
  example: 'WithHelp',
  alsoCalled: ['email input', 'mail address'],
  whenToUse: ['For an email address. It has the right keyboard, autofill and no spell check.'],
  whenNotToUse: ['For a name or a nickname: use `TextField`.', 'On pages for children, who have no address.'],
  anatomy: [
    { part: 'Label', description: '“Email” by default.' },
    { part: 'Frame, help text and error', description: 'as in `TextField`.' },
  ],
  content: [
    'Say in the help text what the address is used for.',
    'The error for a malformed address is built in. For others, say what to do: “This address has an account. Sign in instead.”',
  ],
  pattern: 'textbox',
  keyboard: [
    { keys: ['Tab'], action: 'Moves focus to the field.', outcomes: ['textbox Email', 'button After'] },
    { keys: ['Enter'], action: 'Submits the form.', from: 'Empty {Tab}', outcomes: ['textbox Email; submits'] },
  ],
  announced: [
    {
      text: 'The label, “edit”, then help text and error.',
      reads: {
        WithHelp: [
          'Email',
          'textbox, Email, One email a week. You can unsubscribe at any time., required',
          'One email a week. You can unsubscribe at any time.',
        ],
        Invalid: [
          'Email',
          'textbox, Email, mia@example.com, This email already has an account. Sign in, or use another one., invalid',
          'This email already has an account. Sign in, or use another one.',
        ],
      },
    },
  ],
  related: ['TextField', 'PasswordField', 'Form'],
};
