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
      join: { from: 'class_seats.learner_id', to: 'learners.id' },
    },
    class: {
      relation: Model.BelongsToOneRelation,
      modelClass: ClassModel,
      join: { from: 'class_seats.class_id', to: 'classes.id' },
    },
  };

  declare readonly id: string;
  declare readonly class_id: string;
  /** It has no guardians, and is erased with the seat. */
  declare readonly learner_id: string;
  /** SHA-256 of the token in the QR code. */
  declare readonly card_hash: string | null;
  /** Argon2id of the dishes on the card. */
  declare readonly dishes_hash: string | null;
  declare readonly card_made_at: number | null;
  declare readonly last_signed_in_at: number | null;
  /** Wrong picture passwords, each within a day of the one before. The latest was at `wrong_since`. */
  declare readonly wrong_pictures: number;
  declare readonly wrong_since: number | null;
  declare readonly learner?: LearnerModel;
  declare readonly class?: ClassModel;
}
