export const en = {
  'scratch.title': 'Scratch pad',
  'scratch.close': 'Close the scratch pad',
  'scratch.undo': 'Undo',
  'scratch.clear': 'Clear the scratch pad',
  'scratch.how': 'Write here with a pen or your finger.',
  'scratch.typed': 'Or type your notes',
} as const;
