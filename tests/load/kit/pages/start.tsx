import { useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Draws a page and notes how long it took from the call of `render` until its effects ran. */
export function start(page: ReactNode): void {
  const element = document.createElement('div');
  document.body.append(element);
  const begin = performance.now();
  const done = () => performance.measure('mounted', { start: begin, end: performance.now() });
  createRoot(element).render(<Mounted onMount={done}>{page}</Mounted>);
}

function Mounted({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  useEffect(onMount, [onMount]);
  return children;
}

/** The nonce of this response, where the server writes it. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content ?? '';

export const words = {
  title: 'New child',
  firstName: 'First name',
  restaurant: 'Name of the restaurant',
  ages: 'Age group',
  agesHelp: 'It decides how hard the sums are.',
  updates: 'Send me a report each week',
  submit: 'Add child',
  question: 'Add this child?',
  explanation: 'You can change everything later on the profile page.',
  yes: 'Add',
  no: 'Go back',
} as const;

export const ages = [
  { id: 'ages_6_7', label: 'Explorer, 6 to 7 years' },
  { id: 'ages_8_9', label: 'Intermediate, 8 to 9 years' },
  { id: 'ages_10_12', label: 'Pro, 10 to 12 years' },
  { id: 'ages_12', label: 'Expert, 12 years and older' },
  { id: 'mixed', label: 'Surprise me' },
] as const;
