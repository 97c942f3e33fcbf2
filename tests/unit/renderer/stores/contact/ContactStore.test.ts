import { configure } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { StatePersistence } from '../../../../../renderer/src/persistence/storage/StatePersistence.ts';
import { ALL_COUNTRIES } from '../../../../../renderer/src/stores/contact/allCountries.ts';
import { type ContactForm, ContactStore } from '../../../../../renderer/src/stores/contact/ContactStore.ts';
import { UnansweredRequests } from '../../../../../renderer/src/stores/session/UnansweredRequests.ts';
import { SessionStore } from '../../../../../renderer/src/stores/session/SessionStore.ts';
import type { DeviceClass } from '../../../../../shared/web/deviceClass.ts';
import type { Request } from '../../../../../shared/contract/contract.ts';
import { ApiError } from '../../../../../shared/contract/envelope.ts';
import { type Answers, FakePlatform, MEMBER } from '../../../../support/fakes/FakePlatform.ts';
import { onceByKey } from '../../../../support/fakes/onceByKey.ts';

configure({ enforceActions: 'always' });

const FORM = { nick_name: 'Ana', email: 'ana@clinic.com', country: 500, mobile: '612345678' };
const SPAIN = { id: 500, country_name: 'Spain', iso: 'ES', dial_code: '+34', icon_image_url: '' };

/** Sends as the form does, under the stored key. */
const register = (contact: ContactStore, form: ContactForm): Promise<boolean> =>
  contact.register(form, (send) => requestsOf.get(contact)!.send('registerContact ', send));
const requestsOf = new WeakMap<ContactStore, UnansweredRequests>();

function aContact(answers: Answers, storage = memoryStorage(), device: DeviceClass = 'desktop') {
  const platform = new FakePlatform(answers);
  const session = new SessionStore(platform.call, platform);
  session.start();
  const contact = new ContactStore({
    call: platform.call,
    readCountries: () => platform.call('selectCountry', ALL_COUNTRIES),
    platform,
    session,
    device,
  });
  contact.start(new StatePersistence(storage));
  const requests = new UnansweredRequests();
  requests.persistIn(new StatePersistence(storage));
  requestsOf.set(contact, requests);
  const keys = (): string[] =>
    platform.calls
      .filter(([name]) => name === 'registerContact')
      .map(([, form]) => (form as { idempotency_key: string }).idempotency_key);
  return { contact, platform, storage, keys };
}

describe('the contact form', () => {
  it('is asked once, of anonymous people who are not at a kiosk', async () => {
    const { contact, platform, storage } = aContact({ registerContact: () => null });
    expect(contact.needsForm).toBe(true);
    platform.become(MEMBER);
    expect(contact.needsForm).toBe(false);
    platform.become(null);
    expect(await register(contact, FORM)).toBe(true);
    expect(contact.needsForm).toBe(false);
    expect(storage.read('isContact')).toBe('true');
    expect(aContact({}, storage).contact.needsForm).toBe(false);
    expect(aContact({}, memoryStorage(), 'kiosk').contact).toMatchObject({ needsForm: false, hasLinks: false });
  });

  it('keeps the typed values until they have arrived, and sends the same form with the same key', async () => {
    let isAway = true;
    const { contact, storage, keys } = aContact({
      registerContact: () => {
        if (isAway) throw new ApiError('offline');
        return null;
      },
    });
    contact.write(FORM);
    expect(await register(contact, FORM)).toBe(false);
    expect(contact.sending.error?.code).toBe('offline');
    expect(aContact({}, storage).contact.draft).toEqual(FORM);
    isAway = false;
    await register(contact, FORM);
    expect(new Set(keys()).size).toBe(1);
    expect(aContact({}, storage).contact.draft.nick_name).toBe('');
  });

  describe('whose answer was lost before a reload', () => {
    const lost = async () => {
      const received: unknown[] = [];
      const server = onceByKey(({ nick_name, email, country, mobile }: Request<'registerContact'>) => {
        received.push({ nick_name, email, country, mobile });
        return null;
      });
      const answers: Answers = { registerContact: (form) => server.answer(form) };
      const storage = memoryStorage();
      server.isLost = true;
      const { contact } = aContact(answers, storage);
      contact.write(FORM);
      expect(await register(contact, FORM)).toBe(false);
      server.isLost = false;
      return { received, contact: aContact(answers, storage).contact };
    };

    it('arrives once when it is sent again', async () => {
      const { received, contact } = await lost();
      expect(await register(contact, contact.draft)).toBe(true);
      expect(received).toEqual([FORM]);
    });

    it('arrives with other values when it is corrected, and later ones are sent on their own', async () => {
      const { received, contact } = await lost();
      const corrected = { ...FORM, mobile: '699999999' };
      expect(await register(contact, corrected)).toBe(true);
      expect(received).toEqual([FORM, corrected]);
      expect(await register(contact, corrected)).toBe(true);
      expect(received).toEqual([FORM, corrected, corrected]);
    });
  });

  it('counts as done when it waits in the outbox: nothing is asked again', async () => {
    const { contact } = aContact({
      registerContact: () => {
        throw new ApiError('queued');
      },
    });
    contact.write(FORM);
    expect([await register(contact, FORM), contact.isQueued, contact.needsForm]).toEqual([false, true, false]);
    expect(contact.draft.nick_name).toBe('');
  });

  it('keeps the countries for the next visit and knows where the visitor is, when the server does', async () => {
    const list = { results: [SPAIN], total: 1, page: 1, page_size: 999 };
    const { contact, storage, platform } = aContact({
      selectCountry: () => list,
      queryIp: () => ({ ip: '203.0.113.9', country: 500, iso: 'ES' }),
    });
    await contact.open();
    expect(contact).toMatchObject({ countries: [SPAIN], country: 500 });
    expect(platform.calls).toContainEqual(['selectCountry', { page: 1, page_size: 999 }]);
    expect(JSON.parse(storage.read('countryList')!)).toEqual([SPAIN]);
    const offline = aContact({}, storage).contact;
    await offline.open();
    expect(offline).toMatchObject({ countries: [SPAIN], country: null });
  });

  it('leads to a link by way of the platform, which knows how links leave it', () => {
    const { contact, platform } = aContact({});
    const openLink = vi.spyOn(platform, 'openLink').mockReturnValue();
    contact.openLink('https://wa.me/34600');
    expect(openLink).toHaveBeenCalledExactlyOnceWith('https://wa.me/34600');
  });

  it('takes nothing from storage that is not what it kept', () => {
    const storage = memoryStorage();
    storage.write('isContact', '"yes"');
    storage.write('contactDraft', '{"nick_name":7}');
    expect(aContact({}, storage).contact).toMatchObject({ isContact: false, draft: { nick_name: '' } });
  });

  const DRAFT = { nick_name: 'Ana', email: 'ana@clinic.com', country: 500, mobile: '6' };
  it.each([
    [DRAFT, 'Ana'],
    [{ ...DRAFT, mobile: 6 }, ''],
    [{ ...DRAFT, email: null }, ''],
    [{ ...DRAFT, country: 'ES' }, ''],
    [null, ''],
  ])('takes up a draft as it kept it: %j', (stored, name) => {
    const storage = memoryStorage();
    storage.write('contactDraft', JSON.stringify(stored));
    expect(aContact({}, storage).contact.draft.nick_name).toBe(name);
  });

  it.each([
    [[SPAIN], [SPAIN]],
    [[SPAIN, { ...SPAIN, id: '500' }], []],
    [[SPAIN, { ...SPAIN, iso: null }], []],
    [[SPAIN, null], []],
    [{}, []],
  ])('takes up countries as it kept them: %j', async (stored, countries) => {
    const storage = memoryStorage();
    storage.write('countryList', JSON.stringify(stored));
    const { contact } = aContact({}, storage);
    await contact.open();
    expect(contact.countries).toEqual(countries);
  });

  it('is open once it is known where the visitor is', async () => {
    const { promise, resolve } = Promise.withResolvers<{ ip: string; country: number; iso: string }>();
    const { contact, platform } = aContact({ queryIp: () => promise });
    const opening = contact.open();
    resolve({ ip: '203.0.113.9', country: 500, iso: 'ES' });
    await opening;
    expect(contact.country).toBe(500);
    expect(platform.calls.filter(([name]) => name === 'queryIp')).toHaveLength(1);
  });
});
