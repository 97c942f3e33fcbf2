import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Customer } from '../../../../shared/customers/customer.ts';
import { LANGUAGES, type Language } from '../../../../shared/text/languages.ts';
import type { PreferenceStore } from '../../../../electron/main/storage/preferences.ts';

const notes = vi.hoisted(() => [] as { body: string; note: EventEmitter }[]);
vi.mock('electron', () => ({
  Notification: Object.assign(
    function aNotification({ body }: { body: string }) {
      const note = new EventEmitter();
      return Object.assign(note, { show: () => notes.push({ body, note }), close: vi.fn() });
    },
    { isSupported: () => true },
  ),
}));
const { FollowUpReminder } = await import('../../../../electron/main/rep/indicators/FollowUpReminder.ts');

const values = new Map<string, unknown>();
const show = vi.fn<(page: string) => void>();
let owner: string | null;
let followUps: (string | null)[];
const begin = (language: Language = 'en'): InstanceType<typeof FollowUpReminder> =>
  new FollowUpReminder({
    read: () => Promise.resolve({ owner, customers: followUps.map((followUp) => ({ followUp }) as Customer) }),
    preferences: {
      get: (key: string) => values.get(key),
      set: (key: string, value: unknown) => void values.set(key, value),
    } as unknown as PreferenceStore,
    language: () => language,
    show,
  });
const texts = (): string[] => notes.map(({ body }) => body);
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 4, 4, 9), toFake: ['Date'] });
  [owner, followUps] = ['rep', ['2026-05-03', '2026-05-04', '2026-05-05', null]];
  values.clear();
  notes.length = 0;
});
afterEach(() => void vi.useRealTimers());

it('the reminder of follow-ups counts the customers whose day has come, once a day, also after a restart', async () => {
  await begin().look();
  await begin().look();
  expect(texts()).toEqual(['2 customers to follow up']);
  vi.setSystemTime(new Date(2026, 4, 5, 0, 1));
  await begin().look();
  expect(texts()).toEqual(['2 customers to follow up', '3 customers to follow up']);
});

it('reminds each rep of this computer of their own', async () => {
  const reminder = begin();
  await reminder.look();
  owner = 'other';
  await reminder.look();
  expect(texts()).toHaveLength(2);
});

it('the reminder of follow-ups is silent while no member is signed in or no customer is due, and comes later on that day', async () => {
  const reminder = begin();
  owner = null;
  await reminder.look();
  [owner, followUps] = ['rep', ['2026-05-05']];
  await reminder.look();
  expect(texts()).toEqual([]);
  followUps = ['2026-05-04'];
  await reminder.look();
  expect(texts()).toEqual(['1 customer to follow up']);
});

it('the reminder of follow-ups opens the list of these customers', async () => {
  await begin().look();
  notes[0]!.note.emit('click');
  expect(show.mock.calls).toEqual([['/customers?due=1']]);
});

it.each(LANGUAGES)('speaks %s', async (language) => {
  await begin(language).look();
  expect(texts()[0]).toMatch(language === 'en' ? /to follow up/ : /2 (?!customers)/);
});
