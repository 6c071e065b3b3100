import { Model, type Pojo, type RelationMappings } from 'objection';
import { ClassSeatModel } from '../classes/ClassSeat.model.ts';

/** The table `class_lessons`: lessons of classes. Times are milliseconds since 1970 UTC. */
export class ClassLessonModel extends Model {
  static override readonly tableName = 'class_lessons';
  static override readonly relationMappings: RelationMappings = {
    seats: {
      relation: Model.ManyToManyRelation,
      modelClass: ClassSeatModel,
      join: {
        from: 'class_lessons.id',
        through: { from: 'lesson_seats.lessonId', to: 'lesson_seats.seatId' },
        to: 'class_seats.id',
      },
    },
  };

  declare readonly id: string;
  declare readonly classId: string;
  /** Contains the problems, see `readLesson` of the engine. */
  declare readonly code: string;
  declare readonly title: string;
  declare readonly opensAt: number;
  declare readonly closesAt: number;
  /** Whether it is for the whole class, or for the seats in `lesson_seats`. */
  declare readonly isForAll: boolean;
  declare readonly version: number;
  declare readonly createdAt: number;
  declare readonly updatedAt: number;
  /** The children of a lesson that isn't for the whole class. */
  declare readonly seats?: readonly ClassSeatModel[];

  /** SQLite stores booleans as 0 and 1. */
  override $parseDatabaseJson(json: Pojo): Pojo {
    const row = super.$parseDatabaseJson(json);
    if ('isForAll' in row) row['isForAll'] = Boolean(row['isForAll']);
    return row;
  }
}
