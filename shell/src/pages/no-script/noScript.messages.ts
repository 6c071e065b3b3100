export const en = {
  'noScript.title': 'This page needs JavaScript',
  'noScript.text':
    'This part of Countertop runs in your browser, and JavaScript is turned off or blocked there. Turn it on in your browser’s settings, then reload this page.',
  'noScript.pages': 'These pages work without it',
} as const;
