import { Model, type RelationMappings } from 'objection';
import { LearnerModel } from '../people/Learner.model.ts';
import { ClassModel } from './Class.model.ts';

/**
 * The table `class_seats`: the children of classes. Their names and pictures are those of their learners. Times are milliseconds
 * since 1970 UTC.
 */
export class ClassSeatModel extends Model {
  static override readonly tableName = 'class_seats';
  static override readonly relationMappings: RelationMappings = {
    learner: {
      relation: Model.BelongsToOneRelation,
      modelClass: LearnerModel,
      join: { from: 'class_seats.learnerId', to: 'learners.id' },
    },
    class: {
      relation: Model.BelongsToOneRelation,
      modelClass: ClassModel,
      join: { from: 'class_seats.classId', to: 'classes.id' },
    },
  };

  declare readonly id: string;
  declare readonly classId: string;
  /** It has no guardians, and is erased with the seat. */
  declare readonly learnerId: string;
  /** SHA-256 of the token in the QR code. */
  declare readonly cardHash: string | null;
  /** Argon2id of the dishes on the card. */
  declare readonly dishesHash: string | null;
  declare readonly cardMadeAt: number | null;
  declare readonly lastSignedInAt: number | null;
  /** Wrong picture passwords, each within a day of the one before. The latest was at `wrongSince`. */
  declare readonly wrongPictures: number;
  declare readonly wrongSince: number | null;
  declare readonly learner?: LearnerModel;
  declare readonly class?: ClassModel;
}
