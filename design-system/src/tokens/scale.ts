/** Text sizes on pages for children: 17 to 18 px for reading, 15 px minimum. In rem, to follow the text size preference. */
export const childType = {
  caption: '0.938rem',
  body: 'clamp(1.063rem, 1.035rem + 0.112vw, 1.125rem)',
  lead: 'clamp(1.188rem, 1.105rem + 0.337vw, 1.375rem)',
  label: 'clamp(1rem, 0.973rem + 0.112vw, 1.063rem)',
  h3: 'clamp(1.25rem, 1.14rem + 0.449vw, 1.5rem)',
  h2: 'clamp(1.625rem, 1.406rem + 0.899vw, 2.125rem)',
  h1: 'clamp(2.125rem, 1.632rem + 2.022vw, 3.25rem)',
  hero: 'clamp(2.625rem, 1.803rem + 3.371vw, 4.5rem)',
  sum: 'clamp(1.625rem, 1.461rem + 0.674vw, 2rem)',
  key: 'clamp(1.5rem, 1.39rem + 0.449vw, 1.75rem)',
  figure: 'clamp(1.625rem, 1.461rem + 0.674vw, 2rem)',
  fine: '0.75rem',
};

/** Text sizes that differ on pages for adults: 16 px for reading, 14 px minimum. */
export const dashboardType = {
  caption: '0.875rem',
  body: '1rem',
  label: '0.9375rem',
  h3: '1.125rem',
  h2: '1.375rem',
  h1: 'clamp(1.625rem, 1.461rem + 0.674vw, 2rem)',
};

/** Rubik covers Hebrew, Arabic and Cyrillic. */
export const families = {
  display: "Caprasimo, 'Rubik Display', 'Caprasimo Fallback', Georgia, serif",
  text: "'Lexend Variable', 'Rubik Variable', 'Rubik Fallback', 'Lexend Fallback', system-ui, sans-serif",
};

export const weights = { text: 400, medium: 500, strong: 650, display: 400 };

export const leadings = { display: 1.08, heading: 1.2, text: 1.55, dense: 1.4 };

export const trackings = { display: '-0.005em', text: '0', eyebrow: '0.02em' };

/** 4 8 12 16 24 32 48 72 104 px at 100 % text size, then spaces for specific places. */
export const spaces = {
  xxs: '0.25rem',
  xs: '0.5rem',
  s: '0.75rem',
  m: '1rem',
  l: '1.5rem',
  xl: '2rem',
  xxl: '3rem',
  section: '4.5rem',
  hero: '6.5rem',
  gutter: 'clamp(1rem, 4vw, 2rem)',
  cards: '1.5rem',
  card: 'clamp(1rem, 4vw, 1.625rem)',
  sections: 'clamp(3rem, 2.091rem + 4.545vw, 5.5rem)',
};

export const radii = {
  control: '8px',
  tag: '5px',
  tile: '6px',
  card: '10px',
  sheet: '14px',
  plate: '999px',
  paper: '3px',
  bar: '4px',
};

export const shadows = {
  lift: '0 1px 2px rgba(6,33,27,.10), 0 6px 18px -8px rgba(6,33,27,.22)',
  hang: '0 10px 22px -12px rgba(6,33,27,.45)',
  dialog: '0 24px 60px -16px rgba(2,8,6,.55)',
};

export const durations = { press: '80ms', quick: '140ms', base: '220ms', arrive: '420ms', party: '1200ms' };

export const easings = {
  out: 'cubic-bezier(.2,.8,.2,1)',
  in: 'cubic-bezier(.6,0,.9,.4)',
  settle: 'cubic-bezier(.3,1.5,.5,1)',
};
