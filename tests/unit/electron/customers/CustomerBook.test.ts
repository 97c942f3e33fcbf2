import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CustomerBook, customerFile } from '../../../../electron/main/customers/CustomerBook.ts';
import type { Sealing } from '../../../../electron/main/storage/AtomicFile.ts';
import { CUSTOMERS_MAX } from '../../../../shared/customers/customer.ts';
import type { CustomersView } from '../../../../shared/ipc/customers.ts';
import { aCustomer } from '../../../support/builders/desktop/aCustomer.ts';

const [anna, boris] = [aCustomer(), aCustomer({ name: 'Boris' })];
let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'medstore-customers-'));
  path = join(folder, 'customers.json');
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The customer book of a started client with a member signed in. */
function aBook(rep: string | null = 'ana', sealing: Sealing | null = null) {
  const signedIn = { id: rep };
  const views: CustomersView[] = [];
  const presenting = { on: false };
  const book = new CustomerBook({
    file: customerFile(path, () => 7, sealing),
    memberId: () => Promise.resolve(signedIn.id),
    now: () => 1_000,
    presenting: { read: () => presenting.on, write: (on) => void (presenting.on = on) },
    onChange: (view) => views.push(view),
  });
  return { book, views, become: (id: string | null) => void (signedIn.id = id) };
}

describe('a rep’s customers', () => {
  it('are on the disk before they are reported as saved, and readable by no other user', async () => {
    const { book, views } = aBook();
    await book.act('ana', { type: 'save', customers: [anna, boris] });
    expect(views.at(-1)!.customers).toEqual([anna, boris]);
    expect((await aBook().book.read()).customers).toEqual([anna, boris]);
    expect(readdirSync(folder)).toEqual(['customers.json']);
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('are changed in place, deleted by id, and restored', async () => {
    const { book } = aBook();
    await book.act('ana', { type: 'save', customers: [anna, boris] });
    const renamed = { ...anna, name: 'Anna Ivanova' };
    await book.act('ana', { type: 'save', customers: [renamed] });
    expect((await book.read()).customers).toEqual([renamed, boris]);
    await book.act('ana', { type: 'remove', ids: [anna.id] });
    expect((await book.read()).customers).toEqual([boris]);
    await book.act('ana', { type: 'save', customers: [renamed] });
    expect((await book.read()).customers).toEqual([boris, renamed]);
  });

  it('are seen by their rep alone, and survive a sign-out', async () => {
    const { book, become } = aBook();
    await book.act('ana', { type: 'save', customers: [anna] });
    become('ben');
    expect(await book.read()).toMatchObject({ owner: 'ben', customers: [] });
    await book.act('ben', { type: 'save', customers: [boris] });
    become(null);
    expect(await book.read()).toMatchObject({ owner: null, customers: [], chosen: null });
    become('ana');
    expect((await book.read()).customers).toEqual([anna]);
  });

  it('are not changed for a rep who is signed out meanwhile', async () => {
    const { book, become } = aBook();
    become('ben');
    await expect(book.act('ana', { type: 'save', customers: [anna] })).rejects.toThrow();
    await expect(book.pick('ana', [anna.id])).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('are ordered for one at a time, also after the next start, and not once they are deleted', async () => {
    const { book } = aBook();
    await book.act('ana', { type: 'save', customers: [anna, boris] });
    await book.act('ana', { type: 'choose', id: boris.id });
    expect(await aBook().book.read()).toMatchObject({
      chosen: boris.id,
      customers: [anna, { ...boris, usedAt: 1_000 }],
    });
    await expect(book.act('ana', { type: 'choose', id: crypto.randomUUID() })).rejects.toThrow();
    await book.act('ana', { type: 'remove', ids: [boris.id] });
    expect((await book.read()).chosen).toBeNull();
  });

  it('are returned in the requested order', async () => {
    const { book } = aBook();
    await book.act('ana', { type: 'save', customers: [anna, boris] });
    expect(await book.pick('ana', [boris.id, crypto.randomUUID(), anna.id])).toEqual([boris, anna]);
  });

  it('have a limit: a change beyond it is refused, and nothing is lost', async () => {
    const { book } = aBook();
    const many = Array.from({ length: CUSTOMERS_MAX }, () => aCustomer());
    await book.act('ana', { type: 'save', customers: many });
    await expect(book.act('ana', { type: 'save', customers: [anna] })).rejects.toThrow('room');
    expect((await book.read()).customers).toHaveLength(CUSTOMERS_MAX);
  });

  it.each([
    ['cut off', '{"version":1,"people":[{"owner":"an'],
    ['of a newer client', '{"version":9,"people":[]}'],
    ['not what it should be', '{"version":1,"people":[{"owner":"ana","chosen":null,"customers":[{"id":"1"}]}]}'],
  ])('in a file that is %s are set aside and said, never written over', async (_, text) => {
    writeFileSync(path, text);
    const { book } = aBook();
    expect(await book.read()).toMatchObject({ customers: [], wasLost: true });
    await book.act('ana', { type: 'save', customers: [anna] });
    expect(readFileSync(join(folder, 'customers.damaged-7.json'), 'utf8')).toBe(text);
    expect((await aBook().book.read()).customers).toEqual([anna]);
  });

  it('are encrypted; without the key they are said to be there, and none is added or deleted', async () => {
    const keychain = { key: Buffer.alloc(32, 1) as Buffer | null };
    const sealing = { key: { read: () => Promise.resolve(keychain.key) }, isRequired: false };
    await aBook('ana', sealing).book.act('ana', { type: 'save', customers: [anna] });
    const sealed = readFileSync(path, 'utf8');
    expect(sealed).not.toMatch(/Anna|clinic/);
    keychain.key = null;
    const { book } = aBook('ana', sealing);
    expect(await book.read()).toMatchObject({ customers: [], isLocked: true, wasLost: true });
    await expect(book.act('ana', { type: 'save', customers: [boris] })).rejects.toThrow('keychain');
    await expect(book.removed('ana')).rejects.toThrow('keychain');
    expect([readdirSync(folder), readFileSync(path, 'utf8')]).toEqual([['customers.json'], sealed]);
    keychain.key = Buffer.alloc(32, 1);
    expect(await book.read()).toMatchObject({ customers: [anna], isLocked: false, wasLost: false });
  });

  it('stay unchanged when the disk is full, and the change is refused', async () => {
    const { book } = aBook();
    await book.act('ana', { type: 'save', customers: [anna] });
    rmSync(folder, { recursive: true });
    writeFileSync(folder, ''); // in place of the folder
    await expect(book.act('ana', { type: 'remove', ids: [anna.id] })).rejects.toThrow();
    expect((await book.read()).customers).toEqual([anna]);
  });
});

it('prices are hidden for all who look at this screen, whoever is signed in', async () => {
  const { book, views, become } = aBook();
  await book.present(true);
  become(null);
  await book.publish();
  expect(views.map(({ owner, isPresenting }) => [owner, isPresenting])).toEqual([
    ['ana', true],
    [null, true],
  ]);
});
