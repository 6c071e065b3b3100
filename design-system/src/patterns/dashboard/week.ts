import { flameIcon } from '../../icons/icons.ts';
import type { MeterVerdict } from '../../Meter/Meter.tsx';
import type { ChartRow } from '../../BarChart/BarChart.tsx';

/** Minutes that Mia played on each day. */
export const minutes: readonly ChartRow[] = [
  { label: 'Mon', name: 'Monday, 9 November', values: [12] },
  { label: 'Tue', name: 'Tuesday, 10 November', values: [18] },
  { label: 'Wed', name: 'Wednesday, 11 November', values: [0] },
  { label: 'Thu', name: 'Thursday, 12 November', values: [9] },
  { label: 'Fri', name: 'Friday, 13 November', values: [22] },
  { label: 'Sat', name: 'Saturday, 14 November', values: [0] },
  { label: 'Sun', name: 'Sunday, 15 November', values: [15] },
];

/** Right first time in making change, by week. */
export const change: readonly ChartRow[] = [
  { label: '5 Oct', values: [58] },
  { label: '12 Oct', values: [62] },
  { label: '19 Oct', values: [null] },
  { label: '26 Oct', values: [66] },
  { label: '2 Nov', values: [72] },
  { label: '9 Nov', values: [80] },
];

const secure: MeterVerdict = { tone: 'success', word: 'Secure' };
const growing: MeterVerdict = { tone: 'info', word: 'Growing' };
const fresh: MeterVerdict = { tone: 'warning', word: 'New', icon: flameIcon };

/** Right first time in percent, over the last 30 problems of each kind. */
export const skills = [
  { label: 'Order totals', value: 94, verdict: secure },
  { label: 'Times tables to 5', value: 88, verdict: secure },
  { label: 'Making change', value: 80, verdict: growing },
  { label: 'Stock and subtraction', value: 71, verdict: growing },
  { label: 'Sharing equally', value: 63, verdict: growing },
  { label: 'Fair prices', value: 45, verdict: fresh },
] as const;

/** A student as the class table shows one. */
export interface Student {
  id: string;
  name: string;
  band: string;
  problems: number;
  rightPercent: number;
  /** What the student is stuck on; empty while on track. */
  stuckOn: string;
  played: string;
}

/** Eight of a class of 24. */
export const students: readonly Student[] = [
  {
    id: 'amara',
    name: 'Amara O.',
    band: 'Intermediate',
    problems: 142,
    rightPercent: 94,
    stuckOn: '',
    played: 'Today',
  },
  { id: 'ben', name: 'Ben K.', band: 'Intermediate', problems: 118, rightPercent: 88, stuckOn: '', played: 'Today' },
  { id: 'chiara', name: 'Chiara V.', band: 'Pro', problems: 97, rightPercent: 83, stuckOn: '', played: 'Yesterday' },
  {
    id: 'dev',
    name: 'Dev P.',
    band: 'Intermediate',
    problems: 64,
    rightPercent: 58,
    stuckOn: 'change',
    played: 'Yesterday',
  },
  { id: 'elif', name: 'Elif S.', band: 'Intermediate', problems: 131, rightPercent: 91, stuckOn: '', played: 'Today' },
  { id: 'finn', name: 'Finn R.', band: 'Explorer', problems: 22, rightPercent: 74, stuckOn: '', played: '6 days ago' },
  {
    id: 'grace',
    name: 'Grace L.',
    band: 'Intermediate',
    problems: 108,
    rightPercent: 79,
    stuckOn: '',
    played: 'Today',
  },
  { id: 'hugo', name: 'Hugo M.', band: 'Pro', problems: 89, rightPercent: 52, stuckOn: 'fair prices', played: 'Today' },
];

/** How many students of the class are secure, growing and new in each skill. */
export const classSkills: readonly ChartRow[] = [
  { label: 'Order totals', values: [16, 6, 2] },
  { label: 'Times tables to 5', values: [13, 8, 3] },
  { label: 'Making change', values: [8, 9, 7] },
  { label: 'Stock and subtraction', values: [11, 9, 4] },
  { label: 'Fair prices', values: [4, 8, 12] },
];
