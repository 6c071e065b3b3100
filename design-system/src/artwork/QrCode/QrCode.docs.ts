import type { ComponentDocs } from '../../docs/componentDocs.ts';

export const docs: ComponentDocs = {
  name: 'QrCode',
  intro: [
    'A link or a secret for the camera of another device. It is drawn in the browser, so its text isn’t sent anywhere.',
  ],
  alsoCalled: ['barcode', 'scan code', 'matrix code'],
  whenToUse: ['To hand a link or a secret from this screen to the camera of another device.'],
  whenNotToUse: ['For links to open on the same device: use `Link` or `SharePanel`.', 'Without the text next to it.'],
  noGuidance: 'Its appearance depends on the encoded text.',
  anatomy: [
    { part: 'Modules', description: 'dark on light in every theme, as cameras need it.' },
    { part: 'Quiet zone', description: 'an empty edge of four modules.' },
  ],
  content: ['Show the encoded text next to it, for people whose device has no camera.'],
  keyboard: [],
  announced: [{ text: 'An image with the `label`.', reads: { Default: ['image, QR code of the link to the game'] } }],
  related: ['SharePanel', 'Link'],
};
