/** A customer's mood, shown by pose, face and mark. */
export type Mood = 'happy' | 'waiting' | 'angry';
