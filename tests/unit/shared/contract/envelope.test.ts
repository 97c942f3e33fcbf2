import { describe, expect, it } from 'vitest';
import { ApiError, Code, SILENT_CODES } from '../../../../shared/contract/envelope.ts';

describe('a failed call', () => {
  it('is an error that keeps code, message and data', () => {
    const error = new ApiError(Code.conflict, 'changed', { total: 3 });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: 'ApiError', code: 13, message: 'changed', data: { total: 3 } });
  });

  it('has a message even where none was given', () => {
    expect(new ApiError('offline')).toMatchObject({ message: 'offline', data: null });
  });

  it('names the error of each field, when the input was refused', () => {
    const errors = { email: 'required' };
    expect(new ApiError(Code.refused, '', { errors }).fieldErrors).toEqual(errors);
    expect(new ApiError(Code.conflict, '', { errors }).fieldErrors).toEqual({});
  });

  it.each([null, 'text', {}, { errors: null }, { errors: 'text' }])('has no field errors in %j', (data) => {
    expect(new ApiError(Code.refused, '', data).fieldErrors).toEqual({});
  });

  it('has the seconds to wait, when there were too many', () => {
    expect(new ApiError(Code.tooMany, '', { retry_after: 30 }).retryAfter).toBe(30);
    expect(new ApiError(Code.internal, '', { retry_after: 30 }).retryAfter).toBeNull();
    expect(new ApiError(Code.tooMany, '', null).retryAfter).toBeNull();
  });

  it("is the screen's own business for 0, 1, 2 and 17 alone", () => {
    expect(Object.values(Code).filter((code) => SILENT_CODES.includes(code))).toEqual([0, 1, 2, 17]);
  });
});
