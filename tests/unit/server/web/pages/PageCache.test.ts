import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Cacheable, PageCache } from '../../../../../server/web/pages/PageCache.ts';
import { eventually } from '../../../../support/checks/eventually.ts';

interface Page extends Cacheable {
  text: string;
}
const page = (text: string, fields: Partial<Page> = {}): Page => ({ text, bytes: 100, keep: 'yes', ...fields });

describe('the pages kept', () => {
  let clock = 0;
  let complaints: unknown[] = [];
  let cache: PageCache<Page>;
  beforeEach(() => {
    clock = 0;
    complaints = [];
    cache = new PageCache<Page>({
      maxBytes: 2_000,
      freshMs: 60,
      staleMs: 600,
      staleIfErrorMs: 6_000,
      now: () => clock,
      logWarning: (error) => complaints.push(error),
    });
  });
  const making = (text: string, fields?: Partial<Page>) => vi.fn(() => Promise.resolve(page(text, fields)));
  const read = async (make: () => Promise<Page>, key = '/') => {
    const { value, cacheStatus } = await cache.read(key, make);
    return `${value.text} ${cacheStatus}`;
  };
  const away = () => vi.fn(() => Promise.reject<Page>(new Error('the database is away')));

  it('are made once, and answered while they are fresh', async () => {
    const make = making('one');
    expect(await read(make)).toBe('one made');
    clock = 59;
    expect(await read(make)).toBe('one kept');
    expect(make).toHaveBeenCalledOnce();
  });

  it('are answered at once when they are stale, and made anew behind that', async () => {
    await read(making('one'));
    clock = 60;
    expect(await read(making('two'))).toBe('one stale');
    expect(await read(making('three'))).toBe('two kept');
  });

  it('are waited for when they are too old', async () => {
    await read(making('one'));
    clock = 600;
    expect(await read(making('two'))).toBe('two made');
  });

  it('are made once for all who ask at the same time', async () => {
    const make = making('one');
    expect(await Promise.all([read(make), read(make), read(make)])).toEqual(['one made', 'one made', 'one made']);
    expect(make).toHaveBeenCalledOnce();
  });

  it('are different ones for different addresses', async () => {
    await read(making('one'), '/a');
    expect(await read(making('two'), '/b')).toBe('two made');
    expect(await read(making('three'), '/a')).toBe('one kept');
  });

  it('are out of date when the data have changed, those under way, too', async () => {
    let finish: (value: Page) => void = () => undefined;
    const slow = read(() => new Promise<Page>((resolve) => (finish = resolve)));
    cache.purge();
    expect(await read(making('new'))).toBe('new made');
    finish(page('old'));
    expect(await slow).toBe('old made');
    expect(await read(making('newer'))).toBe('new kept');
    cache.purge();
    expect(await read(making('newest'))).toBe('newest made');
  });

  it('help where a new one cannot be made, even when they are out of date', async () => {
    await read(making('one'));
    cache.purge();
    clock = 1_000;
    expect(await read(away())).toBe('one stale');
    expect(await read(making('half a page', { keep: 'fault' }))).toBe('one stale');
    expect(complaints).toHaveLength(1);
    clock = 6_000;
    await expect(read(away())).rejects.toThrow('away');
  });

  it('say so where one cannot be made anew behind an answer, and try again', async () => {
    await read(making('one'));
    clock = 60;
    expect(await read(away())).toBe('one stale');
    await eventually(() => expect(complaints).toHaveLength(1));
    await read(making('two'));
    expect(await read(making('three'))).toBe('two kept');
  });

  it('are none that must not be kept', async () => {
    for (const keep of ['no', 'fault'] as const) {
      expect(await read(making('one', { keep }), keep)).toBe('one made');
      expect(await read(making('two', { keep }), keep)).toBe('two made');
    }
    expect(cache.bytes).toBe(0);
  });

  it('stay while a crawler reads many others once, as long as people ask for them', async () => {
    for (const key of ['/popular', '/also']) for (const _turn of [1, 2]) await read(making(key), key);
    for (let number = 0; number < 100; number++) await read(making(`page ${number}`), `/once/${number}`);
    expect(await read(making('again'), '/popular')).toBe('/popular kept');
    expect(await read(making('again'), '/also')).toBe('/also kept');
    expect(cache.bytes).toBeLessThanOrEqual(2_000);
  });

  it('leave room for new ones, however many of them are asked for again', async () => {
    for (let number = 0; number < 40; number++)
      for (const _turn of [1, 2]) await read(making(`page ${number}`), `/again/${number}`);
    expect(cache.bytes).toBeLessThanOrEqual(2_000);
    expect(await read(making('new'), '/new')).toBe('new made');
    expect(await read(making('newer'), '/new')).toBe('new kept');
    expect(await read(making('again'), '/again/39')).toBe('page 39 kept');
    expect(await read(making('again'), '/again/0')).toBe('again made');
  });

  it('are not made for a caller who is not admitted; who asks meanwhile gets what is being made', async () => {
    const refused = (): Promise<void> => Promise.reject(new Error('too many'));
    await expect(cache.read('/', making('one'), refused)).rejects.toThrow('too many');
    const [making1, joining] = [read(making('one')), cache.read('/', making('two'), refused)];
    expect(await making1).toBe('one made');
    expect((await joining).value.text).toBe('one');
    cache.purge();
    const { value, cacheStatus } = await cache.read('/', making('three'), refused);
    expect([value.text, cacheStatus]).toEqual(['one', 'stale']);
  });

  it('never take more room than they have; who was not asked for longest goes', async () => {
    for (let number = 0; number < 15; number++) await read(making(`page ${number}`), `/${number}`);
    await read(making('again'), '/0');
    for (let number = 15; number < 25; number++) await read(making(`page ${number}`), `/${number}`);
    expect(cache.bytes).toBeLessThanOrEqual(2_000);
    expect(await read(making('again'), '/0')).toBe('page 0 kept');
    expect(await read(making('again'), '/1')).toBe('again made');
    expect(await read(making('too large', { bytes: 1_000 }), '/large')).toBe('too large made');
    expect(await read(making('too large', { bytes: 1_000 }), '/large')).toBe('too large made');
  });
});
