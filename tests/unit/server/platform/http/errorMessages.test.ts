import { describe, expect, it } from 'vitest';
import { fieldFault, message } from '../../../../../server/platform/http/errorMessages.ts';
import { LANGUAGES } from '../../../../../shared/text/languages.ts';

describe('a fault of a field', () => {
  it.each([
    ['required', 'required'],
    ['email', 'email'],
    ['tooLong 80', 'tooLong 80'],
    // Zod's own.
    ['Invalid input', 'invalid'],
    ['Invalid string: must match pattern /x/', 'invalid'],
    ['toString', 'invalid'],
    ['', 'invalid'],
  ])('"%s" becomes "%s"', (text, fault) => {
    expect(fieldFault(text)).toBe(fault);
  });
});

describe('a message', () => {
  it('is in the language, with its values', () => {
    expect(LANGUAGES.map((language) => message('tooLong', language, { max: 80 }))).toEqual(
      LANGUAGES.map(() => expect.stringMatching(/(?<!\{)80(?!\})/)),
    );
  });

  it.each(['code6', 'offline'])('of a failure is no "check this value": %s', (key) => {
    for (const language of LANGUAGES) expect(message(key, language)).not.toBe(message('invalid', language));
  });

  it('of an unknown key is "check this value"', () => {
    for (const language of LANGUAGES) expect(message('hasOwnProperty', language)).toBe(message('invalid', language));
  });
});
