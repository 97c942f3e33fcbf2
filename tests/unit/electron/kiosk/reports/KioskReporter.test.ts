import { expect, it } from 'vitest';
import { KioskReporter } from '../../../../../electron/main/kiosk/reports/KioskReporter.ts';
import type { Call } from '../../../../../shared/client/ports.ts';
import { KIOSK_REPORT_MINUTES } from '../../../../../shared/contract/limits.ts';
import { aKioskReport } from '../../../../support/builders/aKioskReport.ts';
import { eventually } from '../../../../support/checks/eventually.ts';
import { FakeClock } from '../../../../support/fakes/FakeClock.ts';

const MINUTE_MS = 60_000;

function aReporter(answer: () => Promise<unknown> = () => Promise.resolve(null)) {
  const clock = new FakeClock();
  const sent: unknown[] = [];
  const call = ((...args: Parameters<Call>) => {
    sent.push(args);
    return answer();
  }) as Call;
  const reporter = new KioskReporter({ call, read: () => Promise.resolve(aKioskReport()), clock });
  const hasSent = (count: number) => eventually(() => expect(sent).toHaveLength(count));
  return { reporter, clock, sent, hasSent };
}

it('a kiosk reports at once, and every five minutes', async () => {
  const { reporter, clock, sent, hasSent } = aReporter();
  reporter.report();
  await hasSent(1);
  expect(sent[0]).toEqual(['reportKiosk', aKioskReport()]);
  clock.pass(KIOSK_REPORT_MINUTES * MINUTE_MS - 1);
  expect(sent).toHaveLength(1);
  clock.pass(1);
  await hasSent(2);
});

it('a report in between begins the five minutes anew', async () => {
  const { reporter, clock, hasSent } = aReporter();
  reporter.report();
  clock.pass(4 * MINUTE_MS);
  reporter.report();
  await hasSent(2);
  expect(clock.waiting).toBe(1);
});

it('a store that does not answer stops no later report', async () => {
  const { reporter, clock, hasSent } = aReporter(() => Promise.reject(new Error('offline')));
  reporter.report();
  await hasSent(1);
  clock.pass(KIOSK_REPORT_MINUTES * MINUTE_MS);
  await hasSent(2);
});
