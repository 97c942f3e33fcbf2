import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { VitalsLog } from '../../../server/modules/visits/VitalsLog.ts';
import { vitalsReport } from '../../../server/modules/visits/vitalsReport.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

onAnyServer('what browsers measured', (store, database) => {
  const load = (value: number) => ({
    page: 'search' as const,
    device: 'mobile' as const,
    idempotency_key: randomUUID(),
    vitals: [
      { name: 'LCP' as const, value },
      { name: 'CLS' as const, value: 0.02 },
    ],
  });

  it('is counted by page, device and day, once for each load, and reported as the 75th percentile', async () => {
    for (const value of [800, 900, 1_000, 5_000]) await store().good('recordVitals', load(value));
    const again = load(1_000);
    await store().good('recordVitals', again);
    // Sent again, as after a lost answer: it was one load.
    await store().good('recordVitals', again);
    const counts = await new VitalsLog(database().opened.db, Date.now).read(1);
    const report = vitalsReport(counts, 1).split('\n');
    expect(report[0]).toBe('Three quarters of the page loads of the last day took at most:');
    const row = report.find((line) => line.startsWith('search'))!.split(/\s+/);
    expect(row.slice(0, 3)).toEqual(['search', 'mobile', '5']);
    // Within a twentieth: values are kept by classes.
    expect(Number(row[3])).toBeGreaterThanOrEqual(1_000);
    expect(Number(row[3])).toBeLessThan(1_051);
    expect(Number(row[5])).toBeCloseTo(0.02, 2);
    expect(row[4]).toBe('–');
  });

  it('stores nothing about the visitor', async () => {
    const { access } = await store().member();
    await store().good('recordVitals', load(700), { access, address: '203.0.113.9' });
    const { rows } = await database().opened.db.execute(sql`select * from web_vitals`);
    expect(new Set(rows.flatMap((row) => Object.keys(row)))).toEqual(
      new Set(['day', 'page', 'device', 'vital', 'bucket', 'loads']),
    );
  });

  it.each([
    ['an unknown page', { page: 'somewhere' }],
    ['an unknown measure', { vitals: [{ name: 'FID', value: 1 }] }],
    ['a negative time', { vitals: [{ name: 'LCP', value: -1 }] }],
    ['no measure', { vitals: [] }],
  ])('refuses %s', async (_what, wrong) => {
    const { code } = await store().ask('recordVitals', { ...load(900), ...wrong });
    expect(code).toBe(Code.refused);
  });

  it('is deleted after a year and a month', async () => {
    // Days are counted in UTC, whatever the zone of the database.
    const dayBefore = (days: number) => sql`(now() at time zone 'utc')::date - ${days}::int`;
    const { db } = database().opened;
    await db.execute(
      sql`insert into web_vitals values (${dayBefore(401)}, 'cart', 'desktop', 'LCP', 9, 1), (${dayBefore(399)}, 'cart', 'desktop', 'LCP', 9, 2)`,
    );
    await new VitalsLog(db, Date.now).sweep();
    const { rows } = await db.execute(sql`select loads from web_vitals where page = 'cart'`);
    expect(rows).toEqual([{ loads: 2 }]);
  });
});
