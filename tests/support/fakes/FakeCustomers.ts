import type { Customer } from '../../../shared/customers/customer.ts';
import type { CustomerAct, CustomersView } from '../../../shared/ipc/customers.ts';
import type { CustomersPort } from '../../../renderer/src/platform/Platform.ts';
import { maskAmounts } from '../../../shared/money/maskAmounts.ts';
import { MEMBER } from './FakePlatform.ts';

/** A rep's laptop with its customers in memory; its disk can be full. */
export class FakeCustomers implements CustomersPort {
  readonly atFirst: CustomersView;
  readonly maskAmounts = maskAmounts;
  readonly acts: CustomerAct[] = [];
  readonly exported: string[][] = [];
  isFull = false;
  isCameraAllowed = false;
  #view: CustomersView;
  readonly #listeners = new Set<(view: CustomersView) => void>();

  constructor(customers: Customer[] = [], change: Partial<CustomersView> = {}) {
    const view = { owner: MEMBER.user_id, customers, chosen: null, isPresenting: false, wasLost: false };
    this.atFirst = this.#view = { ...view, ...change };
  }

  act(_owner: string, act: CustomerAct): Promise<boolean> {
    if (this.isFull) return Promise.resolve(false);
    this.acts.push(act);
    const { customers } = this.#view;
    if (act.type === 'save') {
      const saved = act.customers.map(({ id }) => id);
      this.#tell({ customers: [...customers.filter(({ id }) => !saved.includes(id)), ...act.customers] });
    }
    if (act.type === 'remove') this.#tell({ customers: customers.filter(({ id }) => !act.ids.includes(id)) });
    if (act.type === 'choose') this.#tell({ chosen: act.id });
    return Promise.resolve(true);
  }

  allowCamera(on: boolean): Promise<void> {
    this.isCameraAllowed = on;
    return Promise.resolve();
  }

  present(on: boolean): void {
    this.#tell({ isPresenting: on });
  }

  exportCsv(_owner: string, ids: string[]): Promise<boolean> {
    this.exported.push(ids);
    return Promise.resolve(true);
  }

  onChanged(listener: (view: CustomersView) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** The last event sent to its windows. */
  get last(): CustomersView {
    return this.#view;
  }

  get customers(): readonly Customer[] {
    return this.#view.customers;
  }

  #tell(change: Partial<CustomersView>): void {
    this.#view = { ...this.#view, ...change };
    this.#listeners.forEach((listener) => listener(this.#view));
  }
}
