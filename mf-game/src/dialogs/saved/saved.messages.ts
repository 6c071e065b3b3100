export const en = {
  'saved.answers': 'Saved on this device: {waiting, number}. Sent: {sent, number}.',
  'saved.notStored':
    'Waiting to be sent: {waiting, number}. Sent: {sent, number}. Keep this page open until you’re online.',
  'saved.game': 'Your restaurant is saved on this device.',
} as const;
