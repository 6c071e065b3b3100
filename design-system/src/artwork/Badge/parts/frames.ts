/** Outline of a badge in a 120 x 140 view box, centered on (60, 54), and the lines on its rim. */
export interface Frame {
  readonly rim: string;
  readonly lines: string;
}

/** Kind of badge, shown by the shape of its frame. */
export type BadgeVariant = 'service' | 'skill' | 'level';

/** A scalloped plate for food and service, an octagonal tile for a math skill, a rosette for a level. */
export const frames: Record<BadgeVariant, Frame> = {
  service: {
    rim: 'M60 8Q72.7-1.6 80 12.6 95.5 9.4 96 25.3 111.4 29.3 104.8 43.8 117 54 104.8 64.2 111.4 78.7 96 82.7 95.5 98.6 80 95.4 72.7 109.6 60 100 47.3 109.6 40 95.4 24.5 98.6 24 82.7 8.6 78.7 15.2 64.2 3 54 15.2 43.8 8.6 29.3 24 25.3 24.5 9.4 40 12.6 47.3-1.6 60 8Z',
    lines:
      'M69.8 11.1h.1M87.4 19.6h.1M99.6 34.9h.1M104 54h.1M99.6 73.1h.1M87.4 88.4h.1M69.8 96.9h.1M50.2 96.9h.1M32.6 88.4h.1M20.4 73.1h.1M16 54h.1M20.4 34.9h.1M32.6 19.6h.1M50.2 11.1h.1',
  },
  skill: {
    rim: 'M109 74.3L80.3 103H39.7L11 74.3V33.7L39.7 5h40.6L109 33.7Z',
    lines:
      'M103.4 72L78 97.4H42L16.6 72V36L42 10.6h36L103.4 36ZM103.4 72l5.6 2.3M78 97.4l2.3 5.6M42 97.4l-2.3 5.6M16.6 72L11 74.3M16.6 36L11 33.7M42 10.6L39.7 5M78 10.6L80.3 5M103.4 36l5.6-2.3',
  },
  level: {
    rim: 'M60 0L71.1 12.5 87 7.2 90.4 23.6 106.8 27 101.5 42.9 114 54 101.5 65.1 106.8 81 90.4 84.4 87 100.8 71.1 95.5 60 108 48.9 95.5 33 100.8 29.6 84.4 13.2 81 18.5 65.1 6 54 18.5 42.9 13.2 27 29.6 23.6 33 7.2 48.9 12.5Z',
    lines:
      'M69.8 17.3L71.6 10.5M86.9 27.1L91.8 22.2M96.7 44.2L103.5 42.4M96.7 63.8L103.5 65.6M86.9 80.9L91.8 85.8M69.8 90.7L71.6 97.5M50.2 90.7L48.4 97.5M33.1 80.9L28.2 85.8M23.3 63.8L16.5 65.6M23.3 44.2L16.5 42.4M33.1 27.1L28.2 22.2M50.2 17.3L48.4 10.5',
  },
};
