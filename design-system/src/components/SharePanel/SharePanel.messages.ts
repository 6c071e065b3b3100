export const en = {
  'share.title': 'Share this page',
  'share.twitter': 'Twitter',
  'share.facebook': 'Facebook',
  'share.linkedin': 'LinkedIn',
  'share.copy': 'Copy Link',
  'share.copied': 'Copied!',
  'share.copiedAloud': 'The link is copied.',
  'share.address': 'Address of the page',
  'share.refused': 'This browser does not let us copy. The address is selected: copy it yourself.',
} as const;
