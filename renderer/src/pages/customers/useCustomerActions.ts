import type { Customer } from '../../../../shared/customers/customer.ts';
import { useStores } from '../../stores/context.ts';

/** The actions of a listed customer. */
export function useCustomerActions(customer: Customer): {
  choose: (isChosen: boolean) => Promise<void>;
  remove: () => Promise<void>;
} {
  const { customers, notices } = useStores();
  const failed = (): void => notices.show({ intent: 'error', text: { key: 'customers:notSaved' } });
  const choose = async (isChosen: boolean): Promise<void> => {
    if (!(await customers.act({ type: 'choose', id: isChosen ? customer.id : null }))) failed();
  };
  const restore = async (): Promise<void> => {
    if (!(await customers.act({ type: 'save', customers: [customer] }))) failed();
  };
  const remove = async (): Promise<void> => {
    if (!(await customers.act({ type: 'remove', ids: [customer.id] }))) return failed();
    notices.show({
      intent: 'info',
      text: { key: 'customers:removed', values: { name: customer.name } },
      action: { key: 'customers:undo', run: () => void restore() },
    });
  };
  return { choose, remove };
}
