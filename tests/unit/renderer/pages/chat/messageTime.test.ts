import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messageTime } from '../../../../../renderer/src/pages/chat/messageTime.ts';

beforeEach(() => vi.stubEnv('TZ', 'UTC'));
afterEach(() => vi.unstubAllEnvs());

const now = new Date('2027-01-01T00:05:00Z');

it('shows only the time of a message of today', () => {
  expect(messageTime('2027-01-01T00:01:00Z', 'es', now)).toBe('00:01');
});

it('writes English hours of one digit without a zero', () => {
  expect(messageTime('2027-01-01T08:16:00Z', 'en', new Date('2027-01-01T09:00:00Z'))).toMatch(/^8:16\sAM$/);
});

it.each([
  ['en', /^Dec 31, 2026, 11:58\sPM$/],
  ['es', /^31 dic 2026, 23:58$/],
  ['ru', /^31 дек\. 2026 г\., 23:58$/],
  ['zh', /^2026年12月31日 23:58$/],
] as const)('names the day of what was said on another, in %s with its year where that is over', (language, words) => {
  expect(messageTime('2026-12-31T23:58:00Z', language, now)).toMatch(words);
});

it('omits the current year', () => {
  expect(messageTime('2027-01-01T00:01:00Z', 'es', new Date('2027-02-28T12:00:00Z'))).toBe('1 ene, 00:01');
});

it('uses the time zone of the reader', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(messageTime('2026-12-31T23:58:00Z', 'ru', now)).toBe('15:58');
});
