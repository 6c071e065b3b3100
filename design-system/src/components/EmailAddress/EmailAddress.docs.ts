import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'EmailAddress',
  intro: ['An email address that breaks at its @, never inside a word that fits the line.'],
  alsoCalled: ['email', 'address', 'break-word'],
  whenToUse: ['For an address that somebody reads: of an account, a payment or an invitation.'],
  whenNotToUse: ['To enter an address: use `EmailField`.', 'To write to somebody: use `Link` with `mailto:`.'],
  noGuidance: 'It has one form.',
  anatomy: [{ part: 'Address', description: 'reads from left to right in every language and isn’t translated.' }],
  content: ['The address as the person wrote it, without a name or brackets.'],
  keyboard: [],
  announced: [{ text: 'The address, in reading order.', reads: { Default: ['mia', '@example.', 'com'] } }],
  related: ['EmailField', 'Link'],
};
