export const en = {
  'share.title': 'Share this page',
  'share.twitter': 'Twitter',
  'share.facebook': 'Facebook',
  'share.linkedin': 'LinkedIn',
  'share.copy': 'Copy Link',
  'share.copied': 'Copied!',
  'share.copiedAnnouncement': 'Link copied.',
  'share.link': 'Link to this page',
  'share.copyFailed': 'Your browser blocked copying. The link is selected, so you can copy it yourself.',
} as const;
