import { describe, expect, it } from 'vitest';
import { isWorkingTime, WORKING_HOURS } from '../../../../server/chat/workingHours.ts';
import { SAMPLE_COMPANY } from '../../../../server/company/sampleCompany.ts';
import { routineConfig } from '../../../../server/data/content/routineConfig.ts';

const at = (text: string): number => Date.parse(text);

describe('the working hours', () => {
  it('are those of the house, not of the server', () => {
    expect(isWorkingTime(at('2026-11-18T13:59:59Z'))).toBe(false);
    expect(isWorkingTime(at('2026-11-18T14:00:00Z'))).toBe(true);
    expect(isWorkingTime(at('2026-11-18T22:59:59Z'))).toBe(true);
    expect(isWorkingTime(at('2026-11-18T23:00:00Z'))).toBe(false);
    // Still Friday in Boston, and already Saturday in London.
    expect(isWorkingTime(at('2026-11-20T22:30:00Z'))).toBe(true);
    expect(isWorkingTime(at('2026-11-21T15:00:00Z'))).toBe(false);
    expect(isWorkingTime(at('2026-11-22T15:00:00Z'))).toBe(false);
  });

  it('are the ones that the footer tells', () => {
    const { opens, closes, utcOffset } = WORKING_HOURS;
    expect(
      routineConfig({ tree: [], pages: [], provider: null, company: SAMPLE_COMPANY, isDemonstration: true }).contact_us
        .en_ol_time,
    ).toBe(`Monday to Friday, ${opens}:00 to ${closes}:00 (UTC${String(utcOffset).replace('-', '−')})`);
  });
});
