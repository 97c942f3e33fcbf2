import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CUSTOMERS_MAX } from '../../../../../../shared/customers/customer.ts';
import { aCustomer } from '../../../../../support/builders/desktop/aCustomer.ts';
import { shop } from '../../../../../support/builders/aMember.ts';
import { FakeCustomers } from '../../../../../support/fakes/FakeCustomers.ts';
import { MEMBER } from '../../../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../../../support/drivers/openStore.tsx';

const main = () => within(screen.getByRole('main'));
const open = (port: FakeCustomers, path = '/customers?add=card') =>
  openStore(path, { answers: shop().answers, user: MEMBER, customers: port });
const name = () => main().findByRole('textbox', { name: 'Name' });
const card = (who: string, phone: string): string => `BEGIN:VCARD\r\nFN:${who}\r\nTEL:${phone}\r\nEND:VCARD\r\n`;
/** Types as fast as a scanner, however slow this machine is. */
const scan = (text: string): void =>
  Array.from(`${text}\n`).forEach((char, index) => {
    const event = createEvent.keyDown(document.body, { key: char === '\n' ? 'Enter' : char });
    Object.defineProperty(event, 'timeStamp', { value: 1_000 + 5 * index });
    fireEvent(document.body, event);
  });

afterEach(() => vi.unstubAllGlobals());

describe('a customer that is not typed', () => {
  it('is pasted, reviewed in the form, and saved with their source', async () => {
    const port = new FakeCustomers();
    const { shopper } = await open(port);
    const text = await main().findByRole('textbox', { name: 'Card as text' });
    await shopper.click(main().getByRole('button', { name: 'Read the card' }));
    expect(await main().findByText(/No readable card found/)).toBeDefined();
    fireEvent.change(text, { target: { value: card('Marta Ruiz', '+34 911 000 111') } });
    await shopper.click(main().getByRole('button', { name: 'Read the card' }));
    expect(await name()).toHaveProperty('value', 'Marta Ruiz');
    expect(main().getByRole('checkbox')).toHaveProperty('checked', false);
    await shopper.click(main().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(port.customers).toMatchObject([{ name: 'Marta Ruiz', source: 'card', consent: null }]));
  });

  it('is scanned while the list is looked at', async () => {
    await open(new FakeCustomers([aCustomer()]), '/customers');
    await main().findByText('1 customer');
    scan('MECARD:N:Ruiz,Marta;TEL:+34911;;');
    expect(await name()).toHaveProperty('value', 'Marta Ruiz');
  });

  it('that cannot be read is said where the list is', async () => {
    await open(new FakeCustomers([aCustomer()]), '/customers');
    await main().findByText('1 customer');
    scan('BEGIN:VCARD');
    expect(await main().findByText(/No readable card found/)).toBeDefined();
  });

  it('is no key that is held down', async () => {
    await open(new FakeCustomers([aCustomer()]), '/customers');
    await main().findByText('1 customer');
    for (let times = 0; times < 20; times += 1)
      expect(fireEvent.keyDown(document.body, { key: ' ', repeat: times > 0 })).toBe(true);
  });

  it('leaves the keys to a focused field', async () => {
    const { address } = await open(new FakeCustomers([aCustomer()]), '/customers');
    const search = await main().findByRole('searchbox');
    Array.from('MECARD:N:A;;\n').forEach((char) =>
      expect(fireEvent.keyDown(search, { key: char === '\n' ? 'Enter' : char })).toBe(true),
    );
    expect(address()).toBe('/customers');
  });

  it('comes with others in a file: those who are there already are not written down twice', async () => {
    const known = aCustomer({ phone: '+34 911 000 111', email: '' });
    const port = new FakeCustomers([known]);
    const { shopper, address } = await open(port);
    const file = card('Known', '0034911000111') + card('New', '+7 495 1234567') + card('Again', '+7 495 1234567');
    await shopper.upload(
      await main().findByLabelText('Open vCard files…', { selector: 'input' }),
      new File([file], 'a.vcf'),
    );
    expect(await screen.findByText(/^Customers added: 1\. Already in your list: 2\./)).toBeDefined();
    expect(address()).toBe('/customers');
    expect(port.customers.map((one) => one.name)).toEqual([known.name, 'New']);
  });
});

describe('a file', () => {
  const input = () => main().findByLabelText('Open vCard files…', { selector: 'input' });

  it('with one card opens it in the form; one beside it without a card is reported', async () => {
    const { shopper } = await open(new FakeCustomers());
    await shopper.upload(await input(), [new File([card('Marta', '1')], 'a.vcf'), new File(['no card'], 'b.vcf')]);
    expect(await name()).toHaveProperty('value', 'Marta');
    expect(await screen.findByText('Files without a readable card: 1.')).toBeDefined();
  });

  it('that is not read says why: no card, too long, no room, no disk', async () => {
    const port = new FakeCustomers();
    const { shopper } = await open(port);
    await shopper.upload(await input(), new File(['a picture'], 'a.vcf'));
    expect(await main().findByText(/No readable card found/)).toBeDefined();
    await shopper.upload(await input(), new File([new Uint8Array(10_000_001)], 'b.vcf'));
    expect(await main().findByText(/exceed 10 MB/)).toBeDefined();
    await shopper.upload(await input(), new File([card('A', '').repeat(2_001)], 'c.vcf'));
    expect(await main().findByText(/This computer holds at most 2000 customers/)).toBeDefined();
    port.isFull = true;
    await shopper.upload(await input(), new File([card('A', '1') + card('B', '2')], 'd.vcf'));
    expect(await main().findByText(/The change could not be saved on this computer/)).toBeDefined();
    expect(port.customers).toEqual([]);
  });

  it('fills the list to its last place, and saves nothing of what is more than fits', async () => {
    const port = new FakeCustomers(Array.from({ length: CUSTOMERS_MAX - 2 }, () => aCustomer()));
    const { shopper } = await open(port);
    await shopper.upload(await input(), new File([card('A', '1') + card('B', '2') + card('C', '3')], 'a.vcf'));
    expect(await main().findByText(/This computer holds at most 2000 customers/)).toBeDefined();
    expect(port.customers).toHaveLength(CUSTOMERS_MAX - 2);
    await shopper.upload(await input(), new File([card('A', '1') + card('B', '2')], 'b.vcf'));
    await waitFor(() => expect(port.customers).toHaveLength(CUSTOMERS_MAX));
  });

  it('with an address that is none keeps it in the notes', async () => {
    const port = new FakeCustomers();
    const { shopper } = await open(port);
    const odd = 'BEGIN:VCARD\r\nEMAIL:marta at home\r\nTEL:1\r\nNOTE:met\r\nEND:VCARD\r\n';
    await shopper.upload(await input(), new File([odd + card('B', '2')], 'a.vcf'));
    await waitFor(() => expect(port.customers).toHaveLength(2));
    expect(port.customers[0]).toMatchObject({ name: 'marta at home', email: '', notes: 'marta at home\nmet' });
    expect(port.customers.map(({ consent }) => consent)).toEqual([null, null]);
  });
});

describe('the camera', () => {
  class BlindDetector {
    static getSupportedFormats = () => Promise.resolve(['qr_code']);
    detect = () => Promise.resolve([]);
  }

  it('is had while it looks, reads a code, and is let go', async () => {
    const port = new FakeCustomers();
    const stop = vi.fn();
    const allowed: boolean[] = [];
    const getUserMedia = vi.fn(() => {
      allowed.push(port.isCameraAllowed);
      return Promise.resolve({ getTracks: () => [{ stop }] });
    });
    class BarcodeDetector {
      static getSupportedFormats = () => Promise.resolve(['qr_code']);
      detect = () => Promise.resolve([{ rawValue: 'MECARD:N:Ruiz,Marta;;' }]);
    }
    vi.stubGlobal('BarcodeDetector', BarcodeDetector);
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const { shopper } = await open(port);
    await shopper.click(await main().findByRole('button', { name: 'Read a code with the camera' }));
    expect(await name()).toHaveProperty('value', 'Marta Ruiz');
    expect(allowed).toEqual([true]);
    expect(getUserMedia).toHaveBeenCalledWith({ video: { facingMode: 'environment' }, audio: false });
    expect(stop).toHaveBeenCalled();
    expect(port.isCameraAllowed).toBe(false);
  });

  it('that is being started cannot be started again', async () => {
    const getUserMedia = vi.fn(() => new Promise<never>(() => undefined));
    vi.stubGlobal('BarcodeDetector', BlindDetector);
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
    const { shopper } = await open(new FakeCustomers());
    const start = await main().findByRole('button', { name: 'Read a code with the camera' });
    expect(start.getAttribute('aria-disabled')).toBeNull();
    await shopper.click(start);
    await waitFor(() => expect(start.getAttribute('aria-disabled')).toBe('true'));
    await waitFor(() => expect(getUserMedia).toHaveBeenCalled());
    await shopper.click(start);
    expect(getUserMedia).toHaveBeenCalledTimes(1);
    expect(main().queryByRole('status')?.textContent ?? '').toBe('');
  });

  it('that is refused is said', async () => {
    const port = new FakeCustomers();
    vi.stubGlobal('BarcodeDetector', BlindDetector);
    const getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
    const { shopper } = await open(port);
    await shopper.click(await main().findByRole('button', { name: 'Read a code with the camera' }));
    expect(await main().findByText(/The camera could not be started/)).toBeDefined();
    expect(port.isCameraAllowed).toBe(false);
  });
});
