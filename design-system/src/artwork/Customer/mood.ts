/** How a guest feels; pose, face and mark all say it. */
export type Mood = 'happy' | 'waiting' | 'angry';
