import type { StaffRole } from '@countertop/contract/classes/classes';
import { Model, type RelationMappings } from 'objection';
import { type AccountModel, userRelation } from '../people/Account.model.ts';
import { ClassModel } from './Class.model.ts';

/** The table `class_staff`: the teachers of a class. Each class has one owner, whose plan its children play with. */
export class ClassStaffModel extends Model {
  static override readonly tableName = 'class_staff';
  static override readonly idColumn = ['classId', 'userId'];
  static override readonly relationMappings: RelationMappings = {
    ...userRelation(this.tableName),
    class: {
      relation: Model.BelongsToOneRelation,
      modelClass: ClassModel,
      join: { from: 'class_staff.classId', to: 'classes.id' },
    },
  };

  declare readonly classId: string;
  declare readonly userId: string;
  declare readonly role: StaffRole;
  /** Milliseconds since 1970 UTC. */
  declare readonly createdAt: number;
  declare readonly user?: AccountModel;
  declare readonly class?: ClassModel;
}
