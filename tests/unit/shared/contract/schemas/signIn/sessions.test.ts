import { describe, expect, it } from 'vitest';
import {
  ChangeRequest,
  LinkPassword,
  ResetRequest,
} from '../../../../../../shared/contract/schemas/signIn/sessions.ts';

describe('a password for an account that came by a provider', () => {
  it.each(['abc123', 'abcde_', '12345_', 'a-longer_one-of-18'])('may be %s', (password) => {
    expect(LinkPassword.safeParse(password).success).toBe(true);
  });

  it.each([
    ['too short', 'ab_12'],
    ['too long', 'a-longer_one-of-19!'],
    ['letters alone', 'abcdefgh'],
    ['digits alone', '12345678'],
    ['underscores alone', '________'],
  ])('is refused where it is %s', (_why, password) => {
    expect(LinkPassword.safeParse(password).error?.issues[0]?.message).toBe('passwordLink');
  });
});

describe('a new password', () => {
  it.each([
    ['', 'required'],
    ['x', 'passwordMin'],
    ['12345', 'passwordMin'],
    ['123456', undefined],
    ['x'.repeat(200), undefined],
    ['x'.repeat(201), 'tooLong'],
  ])('of %j says what is wrong with it: %s', (password, fault) => {
    const { error } = ChangeRequest.safeParse({ old_password: '', password });
    expect(error?.issues[0]?.message.split(' ')[0]).toBe(fault);
  });
});

describe('a mailed code', () => {
  const codeIn = (code: string) =>
    ResetRequest.safeParse({ email: 'ana@clinic.example', code, password: 'probe_2026' }).data?.code;

  it.each([
    '12345678',
    '1234 5678',
    '1234-5678',
    '１２３４５６７８',
    '１２３４　５６７８',
    '１２３４－５６７８',
    '١٢٣٤٥٦٧٨',
    '۱۲۳۴ ۵۶۷۸',
  ])('may be typed as %s', (code) => {
    expect(codeIn(code)).toBe('12345678');
  });

  it.each(['1234567', '123456789', 'abcdefgh', '１２３４５６７'])('is refused as %s', (code) => {
    expect(codeIn(code)).toBeUndefined();
  });
});
