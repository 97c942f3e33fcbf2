import { Notification } from 'electron';
import { dueCustomers, today } from '../../../../shared/customers/dueCustomers.ts';
import type { CustomersView } from '../../../../shared/ipc/customers.ts';
import type { Language } from '../../../../shared/text/languages.ts';
import type { PreferenceStore } from '../../storage/preferences.ts';
import { pluralText } from '../texts.ts';

const due: Readonly<Record<Language, Parameters<typeof pluralText>[0]>> = {
  en: { one: '{{count}} customer to follow up', other: '{{count}} customers to follow up' },
  es: { one: '{{count}} cliente pendiente de seguimiento', other: '{{count}} clientes pendientes de seguimiento' },
  ru: {
    one: 'Сегодня нужно связаться с {{count}} клиентом',
    other: 'Сегодня нужно связаться с {{count}} клиентами',
  },
  zh: { other: '今天有 {{count}} 位客户需要跟进' },
};

interface ReminderParts {
  read(): Promise<Pick<CustomersView, 'owner' | 'customers'>>;
  preferences: PreferenceStore;
  language(): Language;
  /** Brings the client to the front, at a page. */
  show(page: string): void;
}

/** Reminds a rep, once a day, of the customers whose follow-up date has come; by their number alone. */
export class FollowUpReminder {
  readonly #parts: ReminderParts;
  /** Referenced here so that it is not garbage-collected with its click listener. */
  #notification: Notification | null = null;

  constructor(parts: ReminderParts) {
    this.#parts = parts;
  }

  /** To be called every now and then: a date may come while the client runs, or the computer sleeps. */
  async look(): Promise<void> {
    const { read, preferences, language, show } = this.#parts;
    const { owner, customers } = await read();
    const reminded = `${today()} ${owner}`;
    const { length } = dueCustomers(customers, today());
    if (owner === null || length === 0 || preferences.get('reminded') === reminded || !Notification.isSupported())
      return;
    preferences.set('reminded', reminded);
    // Only the number, as bystanders may see the screen.
    const notification = new Notification({ title: 'Medstore', body: pluralText(due[language()], length, language()) });
    notification.on('click', () => show('/customers?due=1'));
    this.#notification?.close();
    this.#notification = notification;
    notification.show();
  }
}
