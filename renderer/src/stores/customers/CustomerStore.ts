import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Customer } from '../../../../shared/customers/customer.ts';
import type { CustomerAct, CustomersView } from '../../../../shared/ipc/customers.ts';
import type { CustomersPort } from '../../platform/Platform.ts';

/** The customers of the rep who is signed in on this laptop, and the one they order for; elsewhere empty. */
export class CustomerStore {
  view: CustomersView | null;
  /** The rep has been shown today's follow-ups. */
  isReminded = false;
  /** The newest choice, until the client has saved it (optimistic). */
  choosing: { id: string | null } | null = null;
  readonly #port: CustomersPort | null;

  constructor(port: CustomersPort | null) {
    this.#port = port;
    this.view = port?.atFirst ?? null;
    makeAutoObservable(this, { view: observableRef, choosing: observableRef }, { autoBind: true });
  }

  /** Whether a rep is signed in, so that there are customers to show. */
  get isThere(): boolean {
    return typeof this.view?.owner === 'string';
  }

  get isPresenting(): boolean {
    return this.view?.isPresenting ?? false;
  }

  /** Masks the amounts in a text; only where there are customers is the code for it. */
  get maskAmounts(): CustomersPort['maskAmounts'] | undefined {
    return this.#port?.maskAmounts;
  }

  get all(): readonly Customer[] {
    return this.view?.customers ?? [];
  }

  /** The customer who is ordered for. */
  get chosen(): Customer | null {
    const chosenId = this.choosing ? this.choosing.id : this.view?.chosen;
    return this.find(chosenId ?? null);
  }

  find(id: string | null): Customer | null {
    return this.all.find((customer) => customer.id === id) ?? null;
  }

  /** Returns the disposer. */
  start(): () => void {
    return this.#port?.onChanged((view) => runInAction(() => (this.view = view))) ?? (() => undefined);
  }

  /** Resolves to whether it is saved on the disk. */
  async act(act: CustomerAct): Promise<boolean> {
    const owner = this.view?.owner;
    if (!owner || !this.#port) return false;
    return act.type === 'choose' ? this.#choose(act, this.#port.act(owner, act)) : this.#port.act(owner, act);
  }

  /** Optimistic, so that new cart lines go to this customer at once; rolled back if it cannot be saved. */
  async #choose({ id }: { id: string | null }, saving: Promise<boolean>): Promise<boolean> {
    const choosing = { id };
    this.choosing = choosing;
    const isSaved = await saving;
    runInAction(() => {
      if (this.choosing === choosing) this.choosing = null;
    });
    return isSaved;
  }

  remind(): void {
    this.isReminded = true;
  }

  present(on: boolean): void {
    this.#port?.present(on);
  }

  async allowCamera(on: boolean): Promise<void> {
    await this.#port?.allowCamera(on);
  }

  async exportCsv(ids: string[]): Promise<boolean> {
    const owner = this.view?.owner;
    return owner ? ((await this.#port?.exportCsv(owner, ids)) ?? false) : false;
  }
}
