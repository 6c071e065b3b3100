import { type Game, type GameSpeed, gameSpeeds } from '../play/state.ts';
import type { Lesson } from './lessonCode.ts';

/** Returns the speed to play at: a child who needs more time than the lesson gives gets it, but nobody gets less. */
export function playableSpeed(wanted: GameSpeed, lesson: Lesson | null): GameSpeed {
  if (lesson === null) return wanted;
  return gameSpeeds[Math.max(gameSpeeds.indexOf(wanted), gameSpeeds.indexOf(lesson.speed))] ?? wanted;
}

/** Returns how many orders are still to be answered; Infinity in a game without a lesson. */
export function ordersLeft({ lesson, stats }: Pick<Game, 'lesson' | 'stats'>): number {
  return lesson === null ? Infinity : Math.max(0, lesson.count - stats.totalProblems);
}
