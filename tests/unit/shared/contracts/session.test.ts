import { describe, expect, it } from 'vitest';
import { LinkPassword } from '../../../../shared/contracts/session.ts';

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
