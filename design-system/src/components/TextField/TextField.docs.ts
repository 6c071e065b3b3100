import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'TextField',
  intro: [
    'A single-line text field. For email addresses use `EmailField`, for passwords `PasswordField`, for answers to problems `AnswerField`, to choose from options `Select` or `RadioGroup`.',
  ],
  example: 'WithHelp',
  alsoCalled: ['input', 'text input', 'text box', 'search field', 'form field'],
  whenToUse: [
    'For a short text on one line that only the user knows: a nickname, a class code, a search term.',
    'With `type="search"` and an icon to filter a list.',
  ],
  whenNotToUse: [
    'For more than one line: use `TextArea`.',
    'For an email address or a password: use `EmailField` or `PasswordField`, which have the right keyboard and autofill.',
    'For the answer to a problem: use `AnswerField`.',
    'If there are at most seven possible values: use `RadioGroup` or `Select`.',
  ],
  anatomy: [
    { part: 'Label', description: 'always visible, above the frame. Required fields add a word to it.' },
    { part: 'Help text', description: '`description`, below the label. Stays visible when there is an error.' },
    { part: 'Frame', description: 'holds the text; carries the focus ring, and a thick edge when it is invalid.' },
    { part: 'Icon or sign', description: 'optional, at the start of the frame. Hidden from screen readers.' },
    { part: 'Error', description: '`errorMessage`, an octagon and one sentence below the frame.' },
  ],
  content: [
    'The label is a noun without a colon: “Nickname”.',
    'Help text says what the value is for or what it has to look like, before anybody gets it wrong.',
    'An error says how to fix it: “Choose a nickname without numbers.”, not “Invalid nickname”.',
    'There is no placeholder. It would disappear when it is needed: use the help text.',
    'A unit in front of the field belongs in the label, too, because the sign is not read aloud.',
  ],
  pattern: 'textbox',
  keyboard: [
    {
      keys: ['Tab'],
      action: 'Moves focus to the field, then past it.',
      from: 'Focused',
      outcomes: ['textbox Nickname: |Mia|', 'button After'],
    },
    {
      keys: ['Enter'],
      action: 'Submits the form.',
      from: 'Focused {Tab}',
      outcomes: ['textbox Nickname: |Mia|; submits'],
    },
    {
      keys: ['Letters', 'Arrow Left', 'Arrow Right', 'Home', 'End', 'Backspace'],
      action: 'Edit the text, as in every text field of the system.',
      from: 'Focused {Tab}',
      outcomes: [
        'textbox Nickname: m|; calls onChange',
        'textbox Nickname: |Mia',
        'textbox Nickname: Mia|',
        'textbox Nickname: |Mia',
        'textbox Nickname: Mia|',
        'textbox Nickname: |; calls onChange',
      ],
    },
  ],
  announced: [
    {
      text: 'The label, “edit”, “required” or “read only”, then help text and error.',
      reads: {
        HelpAndError: [
          'Nickname',
          'textbox, Nickname, Mia2, Letters only, up to 12. Choose a nickname without numbers., invalid',
          'Choose a nickname without numbers.',
          'Letters only, up to 12.',
        ],
        Required: ['Nickname', 'textbox, Nickname, required'],
        ReadOnly: ['Class code', 'textbox, Class code, FERN-27, read only'],
      },
    },
    {
      text: 'After submitting, focus moves to the first invalid field of the form, so its error is read.',
      hears: {
        'RequiredInAForm {Tab}{Tab}{Enter}': [
          'textbox, Nickname, required',
          'button, Save',
          'textbox, Nickname, required',
        ],
      },
    },
  ],
  related: ['TextArea', 'EmailField', 'PasswordField', 'AnswerField', 'Select', 'Form'],
};
