/** Titles and descriptions for browser tabs, search results and share previews. */
export const en = {
  '/.title': 'Countertop: math games that run a restaurant',
  '/.description':
    'Free math games for children aged 6 and up. Take orders, add up bills and give change in your own restaurant. No account, no ads.',
  '/game.title': 'Math Bistro, a restaurant math game | Countertop',
  '/game.description':
    'Seat customers, add up orders and give change. A restaurant game with math problems for ages 6 to 12 and up.',
  '/game-setup.title': 'Choose an age group | Math Bistro | Countertop',
  '/game-setup.description': 'Choose an age group, see what you will practice, and open your restaurant for the day.',
  '/dashboard.title': 'Dashboard | Countertop',
  '/dashboard.description': 'Badges, certificates and game progress of a signed-in player.',
  '/pricing.title': 'Pricing | Countertop',
  '/pricing.description':
    'Playing is free. Math Explorer saves progress and adds certificates, monthly or yearly, with a 30-day money-back guarantee.',
  '/profile.title': 'Profile | Countertop',
  '/profile.description': 'Name, plan, badges and certificates of a signed-in player.',
  '/about.title': 'About us | Countertop',
  '/about.description':
    'Why Countertop teaches math in a restaurant, what we believe about mistakes and time, and who makes it.',
  '/blog.title': 'Blog for parents and teachers | Countertop',
  '/blog.description':
    'Money at the kitchen table, mistakes, time and accessible play: what research says about learning math, and what to do with it today.',
  '/privacy.title': 'Privacy policy | Countertop',
  '/privacy.description':
    'No ads, no trackers, no account needed. What Countertop collects, how it is used and protected, and how to have it deleted.',
  '/teacher-dashboard.title': 'Teacher Dashboard | Countertop',
  '/teacher-dashboard.description': 'Monitor student progress and performance.',
  '/admin-analytics.title': 'Subscription analytics | Countertop',
  '/admin-analytics.description': 'Visits to the pricing page and subscriptions, for administrators.',
  '/analytics.title': 'General analytics | Countertop',
  '/analytics.description': 'How the site and its games are used, for administrators.',
  '/sign-in.title': 'Sign in | Countertop',
  '/sign-in.description': 'Sign in to keep badges, certificates and progress.',
  '/create-account.title': 'Create an account | Countertop',
  '/create-account.description': 'Create an account for a grown-up to keep badges, certificates and progress.',
  '/forgot-password.title': 'Choose a new password | Countertop',
  '/forgot-password.description': 'Get an email with a link to choose a new password.',
  '/certificate.title': 'Certificate | Countertop',
  '/certificate.description': 'A certificate to print, frame or keep as a PDF. The name on it is never sent.',
  '/verify.title': 'Check a certificate | Countertop',
  '/verify.description': 'Confirm the check code of a certificate, without naming anyone.',
  '/what-we-know.title': 'What we know about you | Countertop',
  '/what-we-know.description': 'Everything we store about you, why, and for how long. Download it all or erase it.',
  '/early-access.title': 'Early access | Countertop',
  '/early-access.description': 'Confirm your email address for early access to a new game, or unsubscribe.',
  '/support.title': 'Support | Countertop',
  '/support.description': 'Ask about payments, your account, the game or your data. A person answers within 48 hours.',
  '/progress.title': 'Progress | Countertop',
  '/progress.description':
    'What a child practiced in four weeks, which mistakes are worth a look, and what to try at home.',
  '/accessibility.title': 'Accessibility | Countertop',
  '/accessibility.description':
    'What works with keyboard, screen reader and little sight, what is still open, and our WCAG 2.2 conformance report.',
  '/family.title': 'Your family | Countertop',
  '/family.description': 'Children, time limits, consent and guardians of a family.',
  '/play.title': 'Who’s playing? | Countertop',
  '/play.description': 'Children of a family choose who plays on this device.',
  '/teach.title': 'A math lesson for your class | Countertop',
  '/teach.description':
    'Make a math lesson that runs a restaurant: one link for the whole class, a worksheet and an answer key. Free, without accounts.',
  '/class.title': 'Sign in to your class | Countertop',
  '/class.description': 'Children sign in to their class with a card or a code, without an email address.',
  '/schools.title': 'Notice to schools | Countertop',
  '/schools.description':
    'What Countertop keeps about children in a class, for how long, who helps us process it, and the terms for schools.',
  'notFound.title': 'Page not found | Countertop',
  'notFound.description': 'This page does not exist on Countertop.',
} as const;
