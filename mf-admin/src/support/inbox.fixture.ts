import type { SupportInbox } from './SupportTab.tsx';

const request = { createdAt: '2026-11-19T08:00:00Z', reference: null } as const;

/** Three open requests, one of them overdue. */
export const inbox: SupportInbox = {
  requests: [
    {
      ...request,
      id: 12,
      email: 'mia@home.example',
      topic: 'payment',
      message: 'I paid twice.\n\nPlease check.',
      reference: 'req-1',
      dueAt: '2026-11-21T08:30:00Z',
    },
    { ...request, id: 15, email: 'ben@home.example', topic: 'game', message: 'Hello', dueAt: '2026-11-21T13:00:00Z' },
    { ...request, id: 14, email: 'ann@home.example', topic: 'other', message: 'Hi', dueAt: '2026-11-23T13:00:00Z' },
  ],
  open: 3,
  overdue: 1,
  measuredAt: '2026-11-21T12:00:00Z',
  onMore: null,
  more: 'idle',
  onAnswered: () => Promise.resolve(),
};
