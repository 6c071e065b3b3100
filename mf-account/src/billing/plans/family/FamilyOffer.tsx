import { leaveFor } from '../../../shared/leave.ts';
import { useCustomer } from '../../payment/useCustomer.ts';
import { FamilyOfferView } from './FamilyOfferView.tsx';

/** Payment of the Family Plan. */
export function FamilyOffer() {
  const { customer, refresh } = useCustomer();
  return <FamilyOfferView customer={customer} leave={leaveFor} onEnded={refresh} />;
}
