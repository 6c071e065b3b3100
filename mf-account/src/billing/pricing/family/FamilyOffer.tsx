import { leaveFor } from '../../../shared/leave.ts';
import { payOnDemand } from '../payOnDemand.ts';
import { useCustomer } from '../useCustomer.ts';
import { FamilyOfferView } from './FamilyOfferView.tsx';

/** Payment of the Family Plan. */
export function FamilyOffer() {
  const { customer, refresh } = useCustomer();
  return <FamilyOfferView customer={customer} pay={payOnDemand} leave={leaveFor} onEnded={refresh} />;
}
