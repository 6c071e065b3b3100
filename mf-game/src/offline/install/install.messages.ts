export const en = {
  'install.title': 'For grown-ups: Math Bistro as an app',
  'install.chromium': 'Math Bistro then opens from your apps, in its own window.',
  'install.action': 'Install',
  'install.ios': 'Tap Share, then “Add to Home Screen”. If you have an account, sign in once more there.',
  'install.ios.why':
    'Safari deletes what a site has stored if nobody opens it for seven days, unless it is on the Home Screen.',
  'install.close': 'No, thanks',
} as const;
