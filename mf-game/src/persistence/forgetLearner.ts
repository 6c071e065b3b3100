import { forgetName } from './restaurant-name/restaurantName.ts';
import { attemptStore } from './attempts/attemptStore.ts';
import { forgetAwards } from './awards/unsentAwards.ts';
import { floorRecord } from './floorRecord.ts';
import { forgetSave } from './localSave.ts';

/** Forgets everything that this browser has of an erased learner. Resolves to whether there was something. */
export async function forgetLearner(learnerId: string): Promise<boolean> {
  const answers = await attemptStore.drop(learnerId);
  const hadSave = forgetSave(learnerId);
  const hadAwards = forgetAwards(learnerId);
  forgetName(learnerId);
  if (floorRecord.get()?.playerId === learnerId) floorRecord.set(null);
  return answers > 0 || hadSave || hadAwards;
}
