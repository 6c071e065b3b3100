import { Model } from 'objection';

/** The table `lesson_seats`: the children of lessons that aren't for the whole class. */
export class LessonSeatModel extends Model {
  static override readonly tableName = 'lesson_seats';
  static override readonly idColumn = ['lessonId', 'seatId'];

  declare readonly lessonId: string;
  declare readonly seatId: string;
}
